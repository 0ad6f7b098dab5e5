import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ name?: string, version?: string, link?: boolean, resolved?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} LockedPackage */

/** @param {string} root folder of the repository @returns {Record<string, LockedPackage>} by folder, below that of the repository */
export const readLockfile = (root) =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/**
 * What runs with one or more workspaces: these, the workspaces and published packages that they depend on, and so on. npm alone would add
 * build tools, as it counts every workspace as a production dependency.
 * @param {Record<string, LockedPackage>} packages
 * @param {readonly string[]} folders of workspaces
 * @returns {string[]} keys of `packages`
 */
export function listProductionPackages(packages, folders) {
  const seen = new Set(folders);
  for (const at of seen) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[at] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = resolve(packages, at, name);
      if (found) seen.add(found);
    }
  }
  return [...seen];
}

/**
 * Package resolution of Node.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined} a key of `packages`
 */
function resolve(packages, from, name) {
  for (let at = from; ; at = at.includes('/') ? dirname(at) : '') {
    const key = `${at && `${at}/`}node_modules/${name}`;
    const locked = packages[key];
    if (locked) return locked.link ? locked.resolved : key;
    if (at === '') return undefined;
  }
}
