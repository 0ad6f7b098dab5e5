import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Eight hex digits that change with the file. @param {string} path */
export async function contentHash(path) {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 8);
}
