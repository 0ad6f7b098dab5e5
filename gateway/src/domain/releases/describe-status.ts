import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { countedSince, noFigures, type RemoteReports } from '../remote-reports/remote-reports';
import type { ReleaseRepository } from './release-repository';
import type { RemoteUse } from './remote-use';

/** The versions of a remote in use, and the canary's figures. */
export async function describeStatus(
  name: string,
  { current, fallback, canary, pinned, lastRollback }: RemoteUse,
  now: Date,
  { releases, reports }: { releases: ReleaseRepository; reports: RemoteReports },
): Promise<RemoteStatus> {
  const figures = canary && (await reports.count(name, countedSince(canary.since, now)));
  const versions = await releases.listVersions(name);
  return {
    name,
    current,
    fallback,
    canary: canary && {
      version: canary.version,
      trafficPercent: canary.percent,
      since: canary.since.toISOString(),
      figures: figures?.get(canary.version) ?? noFigures,
      figuresOfCurrent: figures?.get(current) ?? noFigures,
    },
    pinned,
    lastRollback: lastRollback && { ...lastRollback, at: lastRollback.at.toISOString() },
    versions: versions.map(({ version, publishedAt }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
    })),
  };
}
