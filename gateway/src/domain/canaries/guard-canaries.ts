import type { Logger } from '@sabi/service-kit/logger';
import type { ReleaseRepository } from '../releases/release-repository';
import { platformActor } from '../releases/remote-event';
import { endFailedCanary } from '../releases/remote-use';
import { countedSince, noFigures, type RemoteReports } from '../remote-reports/remote-reports';
import { type ErrorBudget, isOverBudget } from '../error-budget/error-budget';

/** Ends every canary over its error budget; with several replicas each is ended once. */
export async function guardCanaries(
  { now, budget }: { now: Date; budget: ErrorBudget },
  { releases, reports, logger }: { releases: ReleaseRepository; reports: RemoteReports; logger: Logger },
): Promise<void> {
  for (const { name, use } of await releases.listCanaries()) {
    if (!use.canary) continue;
    const { version, percent, since } = use.canary;
    const figures = await reports.count(name, countedSince(since, now));
    const canary = figures.get(version) ?? noFigures;
    const current = figures.get(use.current) ?? noFigures;
    if (!isOverBudget(canary, current, budget)) continue;
    const { before, after } = await releases.changeUse(
      name,
      now,
      (latest) => endFailedCanary(latest ?? use, { version, since, now }),
      { action: 'rolled_back', by: platformActor },
    );
    if (before === after) continue; // another replica was first
    logger.error(
      {
        remote: name,
        version,
        percent,
        figures: canary,
        figures_of_current: current,
        current: after.current,
      },
      'remote.canary.rolled_back',
    );
  }
}
