import { createHash } from 'node:crypto';
import type { RegisteredRemote, RemoteRelease } from '@sabi/contracts/http/platform';
import { AppError } from '@sabi/service-kit/errors';
import pLimit from 'p-limit';
import type { ReleaseRepository } from '../data-access/release-repository';
import { describeRemote } from './describe-registry';

/** Asked for all at once, hundreds of files would wait for each other until none of them is in time. */
const readAtOnce = 8;
/** Of an origin that answers nothing; what was not read until then counts as missing. */
const readForMs = 60_000;

/** Reads a file of a release from its origin; rejects when it is not there. */
export type ReadReleaseFile = (url: string) => Promise<Uint8Array>;

/**
 * Takes a release into the registry once every file it declares was seen where it says, unaltered: what visitors could
 * not load is never offered to them.
 * @throws {AppError} RELEASE_INVALID naming the files at fault
 */
export async function publishRelease(
  { release, origin }: { release: RemoteRelease; origin: string },
  { releases, readFile }: { releases: ReleaseRepository; readFile: ReadReleaseFile },
): Promise<RegisteredRemote> {
  const { name, version, integrity } = release;
  const loaded = [release.preload, ...Object.values(release.parts)];
  const needed = [
    release.entry,
    release.serverBundle,
    ...loaded.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ];
  const undeclared = needed.filter((file) => !(file in integrity));
  const faults = await findAlteredFiles(integrity, (file) => readFile(`${origin}/${version}/${file}`));
  if (undeclared.length + faults.length > 0) {
    throw new AppError('RELEASE_INVALID', {
      errors: {
        ...(undeclared.length > 0 && { undeclared }),
        ...(faults.length > 0 && { missing_or_altered: faults }),
      },
    });
  }
  await releases.publish({
    _id: `${name}@${version}`,
    name,
    version,
    release,
    origin,
    published_at: new Date(),
  });
  const published = (await releases.listInUse()).find(({ current }) => current.name === name);
  if (!published) throw new AppError('REMOTE_NOT_FOUND');
  return describeRemote(published);
}

async function findAlteredFiles(
  integrity: Readonly<Record<string, string>>,
  readFile: (file: string) => Promise<Uint8Array>,
): Promise<string[]> {
  const limit = pLimit(readAtOnce);
  const deadline = Date.now() + readForMs;
  const checks = Object.entries(integrity).map(async ([file, hash]) => {
    const content = await limit(() => (Date.now() < deadline ? readFile(file) : null)).catch(() => null);
    const actual = content && `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return actual === hash ? [] : [file];
  });
  return (await Promise.all(checks)).flat();
}
