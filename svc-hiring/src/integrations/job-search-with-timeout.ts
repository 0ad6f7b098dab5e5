import { type JobSearch, SearchUnavailable } from '@sabi/job-search/job-search';
import { CircuitOpen, createCircuitBreaker } from '@sabi/service-kit/circuit-breaker';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import { withTimeout } from '@sabi/service-kit/timeout';

export interface JobSearchWithTimeout extends JobSearch {
  state(): CircuitState;
}

interface TimeoutOptions {
  readonly logger: Logger;
  /** For all requests of one search to the engine; ends before the gateway stops waiting. */
  readonly timeoutMs?: number;
  /** Time without searches after failures, as `Retry-After` says. */
  readonly restMs?: number;
}

const failuresToOpen = 5;

/**
 * A visitor waits a limited time for an engine that is silent, and not at all after several failures. Writers wait as long as
 * the engine's client does.
 */
export function withSearchTimeout(
  jobSearch: JobSearch,
  { logger, timeoutMs = 3000, restMs = 5000 }: TimeoutOptions,
): JobSearchWithTimeout {
  const circuit = createCircuitBreaker({
    name: 'search',
    logger,
    failuresToOpen,
    restMs,
    isFailure: (error) => error instanceof SearchUnavailable,
  });
  const limit = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await circuit.call(() =>
        withTimeout(timeoutMs, ask(), () => new SearchUnavailable(`No answer within ${timeoutMs} ms`)),
      );
    } catch (error) {
      if (error instanceof CircuitOpen) throw new SearchUnavailable(error.message, { cause: error });
      throw error;
    }
  };
  return {
    description: jobSearch.description,
    index: (postings) => jobSearch.index(postings),
    remove: (id, revision) => jobSearch.remove(id, revision),
    rebuild: (readAll) => jobSearch.rebuild(readAll),
    health: () => jobSearch.health(),
    search: (query) => limit(() => jobSearch.search(query)),
    suggest: (prefix) => limit(() => jobSearch.suggest(prefix)),
    state: circuit.state,
    close: async () => {
      circuit.close();
      await jobSearch.close();
    },
  };
}
