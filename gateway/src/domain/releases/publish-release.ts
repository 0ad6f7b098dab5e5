import { isDeepStrictEqual } from 'node:util';
import type { RemoteActor } from '@sabi/contracts/http/gateway/remote-commands';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { AppError } from '@sabi/service-kit/errors';
import { isUnaltered } from '@sabi/service-kit/subresource-integrity';
import pLimit from 'p-limit';
import type { ReleaseRepository } from './release-repository';
import { publishLocalBuild, publishTo, type RemoteUse } from './remote-use';

/** Concurrent reads: with all at once, hundreds of files would time out waiting for each other. */
const readAtOnce = 8;
/** Files that were not read within this time count as missing. */
const readForMs = 60_000;

/** Reads a file of a release from the team's server or the file store; rejects for a missing one. */
export type ReadReleaseFile = (
  release: { name: string; version: string; origin: string | null },
  file: string,
) => Promise<Uint8Array>;

export interface PublishInput {
  readonly release: RemoteRelease;
  readonly origin: string | null;
  readonly trafficPercent: number;
  /** Of `npm start`, which gives way to what the team has decided; no share counts then. */
  readonly isLocalBuild: boolean;
  /** As it was sent and signed. */
  readonly command: string;
  readonly signature: string;
  readonly by: RemoteActor;
  readonly now: Date;
}

/**
 * Registers a release after verifying that each declared file exists and matches its hash, so that visitors are never offered a
 * release that cannot load.
 * @throws {AppError} RELEASE_INVALID with the faulty files; RELEASE_EXISTS for a version with other files
 */
export async function publishRelease(
  { release, origin, trafficPercent, isLocalBuild, command, signature, by, now }: PublishInput,
  { releases, readFile }: { releases: ReleaseRepository; readFile: ReadReleaseFile },
): Promise<RemoteUse> {
  const { name, version } = release;
  const existing = await releases.findRelease(name, version);
  if (existing && !isDeepStrictEqual(existing.release, release)) throw new AppError('RELEASE_EXISTS');
  await assertWhole(release, (file) => readFile({ name, version, origin }, file));
  const isOfTeam = !isLocalBuild || existing?.isLocalBuild === false;
  return releases.publish(
    {
      ...{ name, version, release, origin, command, signature },
      publishedAt: existing?.publishedAt ?? now,
      isLocalBuild: !isOfTeam,
      publishedBy: existing ? existing.publishedBy : by,
    },
    now,
    (use) =>
      isLocalBuild
        ? publishLocalBuild(use, { version, now, isOfTeam })
        : publishTo(use, { version, percent: trafficPercent, now }),
    by,
  );
}

async function assertWhole(
  release: RemoteRelease,
  readFile: (file: string) => Promise<Uint8Array>,
): Promise<void> {
  const { integrity } = release;
  const loaded = [release.preload, ...Object.values(release.parts)];
  const needed = [
    release.entry,
    release.serverBundle,
    ...loaded.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ];
  const undeclared = needed.filter((file) => !(file in integrity));
  const faults = await findAlteredFiles(integrity, readFile);
  if (undeclared.length + faults.length === 0) return;
  throw new AppError('RELEASE_INVALID', {
    errors: {
      ...(undeclared.length > 0 && { undeclared }),
      ...(faults.length > 0 && { missing_or_altered: faults }),
    },
  });
}

async function findAlteredFiles(
  integrity: Readonly<Record<string, string>>,
  readFile: (file: string) => Promise<Uint8Array>,
): Promise<string[]> {
  const limit = pLimit(readAtOnce);
  const deadline = Date.now() + readForMs;
  const checks = Object.entries(integrity).map(async ([file, hash]) => {
    const content = await limit(() => (Date.now() < deadline ? readFile(file) : null)).catch(() => null);
    return content && isUnaltered(content, hash) ? [] : [file];
  });
  return (await Promise.all(checks)).flat();
}
