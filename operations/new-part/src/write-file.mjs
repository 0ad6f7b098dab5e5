import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file whole or not at all. @param {string} root @param {string} path @param {string | Buffer | null} text null removes it */
export function writeOne(root, path, text) {
  const file = join(root, path);
  if (text === null) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new-part`, text);
  renameSync(`${file}.new-part`, file);
}
