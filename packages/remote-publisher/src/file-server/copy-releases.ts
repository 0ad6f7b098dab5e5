import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Copies the releases missing in `to`. Each appears atomically, even with two concurrent copies. */
export async function copyReleases(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const present = await readdir(to);
  for (const version of (await readdir(from)).filter((each) => !present.includes(each))) {
    const unfinished = join(to, `.${version}.${process.pid}`);
    await rm(unfinished, { recursive: true, force: true });
    await cp(join(from, version), unfinished, { recursive: true });
    await rename(unfinished, join(to, version)).catch(async (error: NodeJS.ErrnoException) => {
      await rm(unfinished, { recursive: true, force: true });
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
}
