import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteRelease, remoteReleaseSchema } from '@sabi/contracts/http/gateway/platform';
import { publishingMark } from './publishing-mark';

const markFile = join('dist', publishingMark);

/** Runs work on a build of the remote in the current folder, which `npm start` does not publish meanwhile. */
export async function withBuild<T>(
  { build }: { build: boolean },
  work: (release: RemoteRelease, folder: string) => Promise<T>,
): Promise<T> {
  if (!build) return work(...(await readBuild()));
  await writeMark();
  try {
    const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
    if (status !== 0) throw new Error('The build has failed: nothing was published');
    return await work(...(await readBuild()));
  } finally {
    await rm(markFile, { force: true });
  }
}

async function writeMark(): Promise<void> {
  await writeFile(markFile, '').catch(() => undefined); // without an earlier build `npm start` does not watch it
}

async function readBuild(): Promise<[RemoteRelease, string]> {
  const release = remoteReleaseSchema.parse(JSON.parse(await readFile(join('dist', 'release.json'), 'utf8')));
  return [release, join('dist', 'releases', release.version)];
}
