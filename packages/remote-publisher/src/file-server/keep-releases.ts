import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Copies what is not kept yet. A version appears whole or not at all, also where two copies run at once. */
export async function keepReleases(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const kept = await readdir(to);
  for (const version of (await readdir(from)).filter((each) => !kept.includes(each))) {
    const unfinished = join(to, `.${version}.${process.pid}`);
    await rm(unfinished, { recursive: true, force: true });
    await cp(join(from, version), unfinished, { recursive: true });
    await rename(unfinished, join(to, version)).catch(async (error: NodeJS.ErrnoException) => {
      await rm(unfinished, { recursive: true, force: true });
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
}
