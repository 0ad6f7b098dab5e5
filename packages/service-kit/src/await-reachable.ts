import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from './logger';

const retryMs = 500;

/** Retries until every check passes or the signal aborts, so that services can start in any order. */
export async function awaitReachable(
  checks: Readonly<Record<string, () => void | Promise<void>>>,
  { logger, signal }: { logger: Logger; signal: AbortSignal },
): Promise<void> {
  for (const [name, check] of Object.entries(checks)) {
    for (;;) {
      try {
        await check();
        break;
      } catch (error) {
        signal.throwIfAborted();
        logger.warn({ err: error, dependency: name }, 'dependency.unreachable');
        await delay(retryMs, undefined, { signal });
      }
    }
  }
}
