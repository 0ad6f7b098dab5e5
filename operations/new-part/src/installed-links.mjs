// The workspace of a new part among the installed packages, as `npm install` would leave it: a new part brings no package that is
// not installed. What npm has noted of node_modules is kept in step, or the next command would install everything anew.
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { hashLockfile } from '../../../local/bin/starting/installed-tree.mjs';
import { updateLock } from './lock-file.mjs';
import { writeOne } from './write-file.mjs';

/** @typedef {ReadonlyMap<string, string | null>} Manifests package.json by the folder of its workspace; null for one that is removed */

const scope = 'node_modules/@sabi';
const noted = 'node_modules/.package-lock.json';

/** @param {string} root @param {string} name @param {Manifests} manifests */
export function link(root, name, manifests) {
  if (!existsSync(join(root, scope))) return;
  const path = join(root, scope, name);
  if (!existsSync(path)) symlinkSync(`../../${name}`, path, 'junction');
  note(root, manifests);
}

/** @param {string} root @param {string} name @param {Manifests} manifests */
export function unlink(root, name, manifests) {
  if (!existsSync(join(root, scope))) return;
  rmSync(join(root, scope, name), { force: true });
  note(root, manifests);
}

/** @param {string} root @param {Manifests} manifests */
function note(root, manifests) {
  if (!existsSync(join(root, noted))) return; // never installed whole
  writeOne(root, noted, updateLock(readFileSync(join(root, noted), 'utf8'), manifests));
  writeOne(root, 'node_modules/.installed-lockfile', hashLockfile(root));
}
