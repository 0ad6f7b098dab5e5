import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress); // at the default, highest quality
const worthwhile = /\.(js|css|svg|json)$/;
const smallest = 512;

/** Writes a brotli copy beside every text file that browsers load. @param {string} folder */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !worthwhile.test(path) || (await stat(path)).size < smallest) continue;
    await writeFile(`${path}.br`, await compress(await readFile(path)));
  }
}
