import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { endingPercent, type ErrorBudget } from '../error-budget/error-budget';
import { noFigures, type RemoteReports } from '../remote-reports/remote-reports';
import { type ComparedFigures, countCompared } from './compared-figures';
import { type FailureDependencies, findFailure } from './find-failure';
import type { ReleaseRepository } from './release-repository';
import type { RemoteUse } from './remote-use';

export interface StatusDependencies extends FailureDependencies {
  readonly releases: FailureDependencies['releases'] & Pick<ReleaseRepository, 'findEvent'>;
  readonly reports: Pick<RemoteReports, 'count'>;
  readonly errorBudget: ErrorBudget;
}

/** The versions of a remote in use, the canary's figures, and whether the current version fails for everybody. */
export async function describeStatus(
  name: string,
  use: RemoteUse,
  now: Date,
  dependencies: StatusDependencies,
): Promise<RemoteStatus> {
  const { current, fallback, pinned, pinnedSince, lastRollback, revision } = use;
  const { releases, reports, errorBudget } = dependencies;
  const figures = await countCompared({ name, use, now }, reports);
  const versions = await releases.listVersions(name);
  const pin = pinned ? await releases.findEvent(name, 'pinned') : null;
  const rollback = lastRollback && (await releases.findEvent(name, 'rolled_back'));
  return {
    name,
    current,
    fallback,
    canary: describeCanary(use, figures, errorBudget),
    pinned,
    pinnedSince: pinnedSince?.toISOString() ?? null,
    pinnedBy: pin?.by ?? null,
    failing: await findFailure({ name, use, figures }, dependencies),
    lastRollback: lastRollback && {
      version: lastRollback.version,
      reason: lastRollback.reason,
      at: lastRollback.at.toISOString(),
      by: rollback?.version === lastRollback.version ? rollback.by : null,
    },
    versions: versions.map(({ version, publishedAt, publishedBy }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      publishedBy,
    })),
    revision,
  };
}

function describeCanary(
  { current, canary }: RemoteUse,
  figures: ComparedFigures | null,
  errorBudget: ErrorBudget,
): RemoteStatus['canary'] {
  if (!canary) return null;
  const figuresOfCurrent = figures?.get(current) ?? noFigures;
  return {
    version: canary.version,
    trafficPercent: canary.percent,
    since: canary.since.toISOString(),
    figures: figures?.get(canary.version) ?? noFigures,
    figuresOfCurrent,
    endsAt: { percent: endingPercent(figuresOfCurrent, errorBudget), failedNetworks: errorBudget.minFailed },
  };
}
