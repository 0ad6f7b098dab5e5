// Adds a part to the repository, and removes one: all files or none.
import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatTexts } from './format.mjs';
import { link, unlink } from './installed-links.mjs';
import { removeKeys } from './keys.mjs';
import { updateLock } from './lock-file.mjs';
import { Refusal } from './names.mjs';
import { nameInText } from './places.mjs';
import { placesOfRemote } from './remote-places.mjs';
import { placesOfService } from './service-places.mjs';
import { listFiles, listUncommitted } from './repository-files.mjs';
import { renderFiles } from './templates.mjs';
import { writeOne } from './write-file.mjs';

/** @typedef {import('./names.mjs').PartNames} PartNames */
/** Texts by path in the repository; null for a file that is removed. @typedef {Map<string, string | null>} Changes */

/**
 * Writes a new part and all that other files say of it.
 * @param {string} root of the repository
 * @param {PartNames} part
 * @returns {string[]} paths of the new and changed files
 * @throws {Refusal} before anything is written
 */
export function addPart(root, part) {
  const created = renderFiles(root, part);
  const taken = [...created.keys()].find((path) => existsSync(join(root, path)));
  if (taken)
    throw new Refusal(`${taken}: there is a file of this name already, so ${part.name} was not written.`);
  const read = (/** @type {string} */ file) => readPlace(root, file);
  const changed = new Map(placesOf(part).map(({ file, add }) => [file, add(read(file), read)]));
  const texts = formatTexts(root, new Map([...created, ...changed]));
  const manifests = manifestsOf(texts);
  const lock = updateLock(readPlace(root, 'package-lock.json'), manifests);
  write(root, new Map([...texts, ['package-lock.json', lock]]));
  link(root, part.name, manifests);
  return [...texts.keys(), 'package-lock.json'];
}

/**
 * Removes a part, all that other files say of it, and its keys.
 * @param {string} root
 * @param {PartNames} part
 * @param {{ discard?: boolean }} [options] with `discard` also work that git does not have
 * @returns {string[]} paths of the removed and changed files
 * @throws {Refusal} before anything is written
 */
export function removePart(root, part, { discard = false } = {}) {
  const own = renderFiles(root, part);
  const folder = `${part.name}/`;
  const owned = [
    ...new Set([...own.keys(), ...listFiles(root).filter((path) => path.startsWith(folder))]),
  ].filter((path) => existsSync(join(root, path)));
  const places = placesOf(part);
  if (!discard) assertNoWorkIsLost(root, part, { own, owned });
  assertNamedNowhereElse(root, part, [...owned, ...places.map(({ file }) => file)]);
  const read = (/** @type {string} */ file) => readPlace(root, file);
  const changed = new Map(places.map(({ file, remove }) => [file, remove(read(file), read)]));
  const texts = formatTexts(root, changed);
  const manifests = manifestsOf(texts);
  manifests.set(part.name, null);
  const lock = updateLock(readPlace(root, 'package-lock.json'), manifests);
  /** @type {Changes} */
  const changes = new Map([...texts, ['package-lock.json', lock]]);
  for (const path of owned) changes.set(path, null);
  write(root, changes);
  rmSync(join(root, part.name), { recursive: true, force: true }); // with what was built
  unlink(root, part.name, manifests);
  removeKeys(root, part.name);
  return [...changes.keys()];
}

/** @param {PartNames} part */
const placesOf = (part) => (part.kind === 'remote' ? placesOfRemote(part) : placesOfService(part));

/** @param {string} root @param {string} file */
function readPlace(root, file) {
  if (!existsSync(join(root, file))) throw new Refusal(`${file}: expected this file; it is not there.`);
  return readFileSync(join(root, file), 'utf8');
}

/** Manifests of the workspaces whose entry in the lock file changes. @param {ReadonlyMap<string, string>} texts */
function manifestsOf(texts) {
  /** @type {Map<string, string | null>} */
  const manifests = new Map();
  for (const [path, text] of texts) if (path.endsWith('/package.json')) manifests.set(dirname(path), text);
  return manifests;
}

/**
 * @param {string} root
 * @param {PartNames} part
 * @param {{ own: ReadonlyMap<string, string>, owned: readonly string[] }} files
 */
function assertNoWorkIsLost(root, part, { own, owned }) {
  const uncommitted = listUncommitted(root).filter((path) => owned.includes(path));
  const generated = formatTexts(root, own);
  const work = uncommitted.filter((path) => readFileSync(join(root, path), 'utf8') !== generated.get(path));
  if (work.length > 0)
    throw new Refusal(
      `${part.name} has changes that git does not have: ${work.join(', ')}. Commit them, or add --discard to lose them.`,
    );
}

/** @param {string} root @param {PartNames} part @param {readonly string[]} known */
function assertNamedNowhereElse(root, part, known) {
  const pattern = nameInText(part.name);
  const others = listFiles(root).filter((path) => !known.includes(path) && !isAboutNewParts(path));
  const naming = others.filter((path) => {
    const file = join(root, path);
    return existsSync(file) && lstatSync(file).isFile() && pattern.test(readFileSync(file, 'utf8'));
  });
  if (naming.length > 0)
    throw new Refusal(
      `${part.name} is named in files that no generator wrote: ${naming.join(', ')}. Take it out of them first.`,
    );
}

/** Its examples name parts that are not there. @param {string} path */
const isAboutNewParts = (path) =>
  path === 'package-lock.json' || /^(?:operations\/new-part\/|docs\/add-a-\w+\.md$)/.test(path);

/** Writes all changes, or brings everything back. @param {string} root @param {Changes} changes */
function write(root, changes) {
  const before = [...changes.keys()].map((path) => {
    const file = join(root, path);
    return /** @type {const} */ ([path, existsSync(file) ? readFileSync(file) : null]);
  });
  try {
    for (const [path, text] of changes) writeOne(root, path, text);
  } catch (error) {
    for (const [path, text] of before) writeOne(root, path, text);
    throw error;
  }
}
