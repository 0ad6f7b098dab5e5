import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of the programs that pairs are tried on. */
const isProgram = (name: string): boolean => /^(svc-.+|gateway|shell|local)$/.test(name);

/**
 * Version of the services, the gateway and the current shell's server: a hash of what was built of them. A pair that worked
 * on others has to be tried again.
 * @param folder a repository that is built
 */
export async function namePlatform(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const part of (await readdir(folder)).filter(isProgram).sort()) {
    const dist = join(folder, part, 'dist');
    const files = await readdir(dist).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.js')).sort())
      hash.update(`${part}/${file}\n`).update(await readFile(join(dist, file)));
  }
  return hash.digest('hex').slice(0, 10);
}
