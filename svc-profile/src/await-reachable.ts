import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@sabi/service-kit/logger';

const retryMs = 500;

/** Tries until every check passes or the signal aborts: a service that is started first waits for what it needs. */
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
