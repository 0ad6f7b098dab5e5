import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's root; searched upwards, as this file also runs from within a bundle. */
export const repositoryRoot = lookUp(import.meta.dirname);

function lookUp(folder: string): string {
  if (existsSync(join(folder, 'turbo.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('This does not run inside the repository');
  return lookUp(parent);
}
