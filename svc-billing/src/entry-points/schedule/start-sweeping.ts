import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies';
import { sweepAvailability } from '../../domain/availability/sweep-availability';
import { sweepExpiredLots } from '../../domain/entitlements/sweep-expired-lots';
import { sweepReminders } from '../../domain/mails/sweep-reminders';
import { reconcile } from '../../domain/payments/reconcile';
import { sweepUnanswered } from '../../domain/service-requests/sweep-unanswered';
import { sweepSubscriptions } from '../../domain/subscriptions/sweep-subscriptions';

/**
 * Sweeps every `sweepMs`, in any number of replicas at once.
 * @returns stops it once a running sweep is finished
 */
export function startSweeping(dependencies: Dependencies): () => Promise<void> {
  const { sweepMs } = dependencies;
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sweepOnce(dependencies);
      await delay(sweepMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** A sweep that fails does not stop the others and is tried again in the next round. */
export async function sweepOnce(dependencies: Dependencies): Promise<void> {
  const { logger, now } = dependencies;
  const attempt = async (name: string, sweep: () => Promise<unknown>): Promise<void> => {
    try {
      await sweep();
    } catch (error) {
      logger.warn({ err: error, sweep: name }, 'sweep.failed');
    }
  };
  await attempt('payments', () => reconcile({ now: now() }, dependencies));
  await attempt('entitlements', () => sweepExpiredLots({ now: now() }, dependencies));
  await attempt('subscriptions', () => sweepSubscriptions({ now: now() }, dependencies));
  await attempt('reminders', () => sweepReminders({ now: now() }, dependencies));
  await attempt('unanswered requests', () => sweepUnanswered({ now: now() }, dependencies));
  await attempt('availability', () => sweepAvailability({ now: now() }, dependencies));
}
