import { access, constants, realpath } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The real path of the first of `names` found on PATH. */
export async function findExecutable(...names: string[]): Promise<string | undefined> {
  for (const name of names) {
    for (const folder of process.env['PATH']?.split(delimiter) ?? []) {
      const path = join(folder, name);
      if (await isExecutable(path)) return realpath(path);
    }
  }
  return undefined;
}

export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
