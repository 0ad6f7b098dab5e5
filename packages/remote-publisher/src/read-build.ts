import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RemoteRelease, remoteReleaseSchema } from '@sabi/contracts/http/gateway/platform';

/** A build of a remote: its description, the file that holds it, and the folder of its files. */
export interface RemoteBuild {
  readonly release: RemoteRelease;
  readonly releaseFile: string;
  readonly folder: string;
}

/** A release could not be built, read or uploaded; the message is a sentence for people. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

/**
 * Runs work on a build of the remote in the current folder: on the last one in `dist`, or on a new one in a folder of this
 * publishing alone. `npm start` publishes what it finds in `dist`, so nothing may appear there that is not published yet.
 * @throws {BuildFailed}
 */
export async function withBuild<T>(
  { build }: { build: boolean },
  work: (built: RemoteBuild) => Promise<T>,
): Promise<T> {
  if (!build) return work(await readBuild('dist'));
  const folder = await mkdtemp(join(tmpdir(), 'sabi-publish-'));
  const ignoreUntilRemoved = () => undefined; // the build gets the signal too, and its end leads to `finally`
  process.on('SIGINT', ignoreUntilRemoved);
  try {
    const { status } = spawnSync('npm', ['run', 'build', '--', '--into', folder], { stdio: 'inherit' });
    process.off('SIGINT', ignoreUntilRemoved);
    if (status !== 0) throw new BuildFailed('The build has failed. Nothing was published.');
    return await work(await readBuild(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readBuild(into: string): Promise<RemoteBuild> {
  const releaseFile = join(into, 'release.json');
  try {
    const release = remoteReleaseSchema.parse(JSON.parse(await readFile(releaseFile, 'utf8')));
    return { release, releaseFile, folder: join(into, 'releases', release.version) };
  } catch (cause) {
    throw new BuildFailed(
      `There is no whole build: ${releaseFile} is missing or damaged. Publish without --no-build.`,
      { cause },
    );
  }
}
