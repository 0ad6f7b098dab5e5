import type { Logger } from '@sabi/service-kit/logger';
import { countCompared } from '../releases/compared-figures';
import { type Failure, type FailureDependencies, findFailure } from '../releases/find-failure';
import type { RemoteMetrics } from '../remote-reports/remote-metrics';
import type { RemoteReports } from '../remote-reports/remote-reports';

/** So many rounds in a row make a failure: a file store may be away for a moment. */
const announcedAfterRounds = 2;

interface Failing {
  readonly version: string;
  readonly rounds: number;
}

interface Dependencies extends FailureDependencies {
  readonly reports: RemoteReports;
  readonly remoteMetrics: RemoteMetrics;
  readonly logger: Logger;
}

/**
 * Announces a current version that fails for everybody, by a line in the log and a metric. Nothing is rolled back: who
 * decides needs to know that there is a way out, which the line names.
 */
export class FailureWatch {
  #failing: ReadonlyMap<string, Failing> = new Map();

  constructor(private readonly dependencies: Dependencies) {}

  /** One round over all remotes. */
  async look(now: Date): Promise<void> {
    const failing = new Map<string, Failing>();
    const { releases, reports } = this.dependencies;
    const uses = await releases.listUses();
    const found = await Promise.all(
      uses.map(async ({ name, use }) => {
        const figures = await countCompared({ name, use, now }, reports);
        return {
          ...{ name, version: use.current },
          failure: await findFailure({ name, use, figures }, this.dependencies),
        };
      }),
    );
    for (const { name, version, failure } of found) {
      const before = this.#failing.get(name);
      const rounds = before?.version === version ? before.rounds : 0;
      if (failure) failing.set(name, { version, rounds: rounds + 1 });
      this.#announce(name, version, { failure, rounds });
    }
    this.#failing = failing;
    this.dependencies.remoteMetrics.showCurrent(
      found.map(({ name, version }) => ({
        remote: name,
        version,
        isFailing: (failing.get(name)?.rounds ?? 0) >= announcedAfterRounds,
      })),
    );
  }

  /** @param state.rounds that it had failed for before this one */
  #announce(
    remote: string,
    version: string,
    { failure, rounds }: { failure: Failure | null; rounds: number },
  ): void {
    const { logger } = this.dependencies;
    if (failure && rounds + 1 === announcedAfterRounds) {
      const { reason, lastGood } = failure;
      logger.error({ remote, version, reason, last_good: lastGood }, 'remote.current.failing');
    }
    if (!failure && rounds >= announcedAfterRounds)
      logger.info({ remote, version }, 'remote.current.recovered');
  }
}
