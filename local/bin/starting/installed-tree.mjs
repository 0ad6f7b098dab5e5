// Decides whether node_modules holds what package-lock.json says. Plain JavaScript without dependencies, as it runs before
// they are installed.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** What npm writes as its last step: the packages it has installed. */
const hiddenLockfile = 'node_modules/.package-lock.json';
/** The hash of the lock file whose packages were installed completely. */
const stamp = 'node_modules/.installed-lockfile';
/** A package that npm has set aside while it installs another version in its place: `.name-Xy12AbCd`. */
const retired = /^\..+-[A-Za-z0-9]{8}$/;

/** @param {string} root */
export const stampOf = (root) => join(root, stamp);

/** @param {string} root @returns {string} what the stamp has to hold */
export function hashLockfile(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * Whether the last installation ended and left exactly the packages of the lock file.
 * @param {string} root
 */
export function isInstalled(root) {
  return (
    readText(stampOf(root)) === hashLockfile(root) &&
    isWhole(root) &&
    differencesFromLockfile(root).length === 0
  );
}

/**
 * Whether npm was not cut off when it last changed the packages: every package that it has noted is there, none is newer than
 * its note, and none is set aside. Only such a tree can be changed in place, as npm takes a package to be installed when its
 * folder has the right version in it.
 * @param {string} root
 */
export function isWhole(root) {
  const noted = readPackages(join(root, hiddenLockfile));
  if (!noted) return false;
  const notedAt = Math.max(modifiedAt(join(root, hiddenLockfile)), modifiedAt(stampOf(root)));
  const packages = Object.entries(noted).filter(([path]) => path.includes('node_modules/'));
  const areThere = packages.every(([path, { link }]) => {
    const at = modifiedAt(join(root, path));
    return at > 0 && (link || at <= notedAt);
  });
  const folders = new Set(packages.map(([path]) => path.slice(0, path.lastIndexOf('/'))));
  return areThere && ![...folders].some((folder) => hasRetired(join(root, folder)));
}

/**
 * Packages that are missing, too many, or of another version or content than in the lock file.
 * @param {string} root
 * @returns {string[]} their paths
 */
export function differencesFromLockfile(root) {
  const locked = readPackages(join(root, 'package-lock.json')) ?? {};
  const installed = readPackages(join(root, hiddenLockfile)) ?? {};
  const wanted = Object.entries(locked).filter(([path]) => path.includes('node_modules/'));
  const missing = wanted.filter(
    ([path, { optional, devOptional }]) => !installed[path] && !optional && !devOptional,
  );
  const other = Object.entries(installed).filter(([path, { version, integrity, link }]) => {
    const entry = locked[path];
    if (!entry) return path.includes('node_modules/');
    return !link && (entry.version !== version || entry.integrity !== integrity);
  });
  return [...missing, ...other].map(([path]) => path);
}

/** @param {string} file @returns {Record<string, LockedPackage> | undefined} packages by path; undefined for no lock file */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @param {string} folder with folders of packages */
function hasRetired(folder) {
  return listNames(folder).some((name) => retired.test(name) && name !== basename(stamp));
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} path @returns {number} milliseconds since 1970; 0 for what is not there */
function modifiedAt(path) {
  try {
    return lstatSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** @param {string} folder */
function listNames(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
