import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { isUnaltered } from '@sabi/service-kit/subresource-integrity';
import { type Figures, noFigures } from '../remote-reports/remote-reports';
import type { ComparedFigures } from './compared-figures';
import type { ReadReleaseFile } from './publish-release';
import type { PublishedRelease, ReleaseRepository } from './release-repository';
import type { RemoteUse } from './remote-use';

/** How the current version of a remote fails for everybody, and which version would be a way out. */
export type Failure = NonNullable<RemoteStatus['failing']>;

export interface FailureDependencies {
  readonly releases: ReleaseRepository;
  readonly readFile: ReadReleaseFile;
}

/** Fewer may be one person's browser extension. */
const minFailedNetworks = 3;
const mostNetworks = 0.5;
/** Versions that are tried as a way out, the newest first. */
const triedVersions = 10;

/** @returns null unless the current version is known to fail for everybody */
export async function findFailure(
  { name, use, figures }: { name: string; use: RemoteUse; figures: ComparedFigures | null },
  dependencies: FailureDependencies,
): Promise<Failure | null> {
  const reason = await findReason(name, use, figures, dependencies);
  return reason && { reason, lastGood: await findLastGood(name, use, dependencies) };
}

/** Whether browsers can load a release: its entry can be read and is what was published. */
export async function isAvailable(
  stored: PublishedRelease | null,
  readFile: ReadReleaseFile,
): Promise<boolean> {
  if (!stored) return false;
  const { entry, integrity } = stored.release;
  const content = await readFile(stored, entry).catch(() => null);
  return content !== null && isUnaltered(content, integrity[entry] ?? '');
}

async function findReason(
  name: string,
  { current }: RemoteUse,
  figures: ComparedFigures | null,
  { releases, readFile }: FailureDependencies,
): Promise<Failure['reason'] | null> {
  if (!(await isAvailable(await releases.findRelease(name, current), readFile))) return 'files-unavailable';
  return failsOnMost(figures?.get(current) ?? noFigures) ? 'fails-in-browsers' : null;
}

function failsOnMost({ networks, failed }: Figures): boolean {
  return failed >= minFailedNetworks && failed / networks > mostNetworks;
}

async function findLastGood(
  name: string,
  { current, fallback, canary, lastRollback }: RemoteUse,
  { releases, readFile }: FailureDependencies,
): Promise<string | null> {
  const registered = (await releases.listVersions(name)).map(({ version }) => version);
  const excluded = new Set([current, canary?.version, lastRollback?.version]);
  const others = new Set(
    [...(fallback ? [fallback] : []), ...registered].filter((each) => !excluded.has(each)),
  );
  for (const version of [...others].slice(0, triedVersions))
    if (await isAvailable(await releases.findRelease(name, version), readFile)) return version;
  return null;
}
