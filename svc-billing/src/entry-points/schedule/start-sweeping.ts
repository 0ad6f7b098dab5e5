import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies';
import { sweepEnded } from '../../domain/entitlements/sweep-ended';
import { sweepReminders } from '../../domain/mails/sweep-reminders';
import { reconcile } from '../../domain/payments/reconcile';
import { sweepSubscriptions } from '../../domain/subscriptions/sweep-subscriptions';

/**
 * Sweeps every `sweepMs`, in any number of replicas at once.
 * @returns what ends it; a sweep that is running is finished
 */
export function startSweeping(dependencies: Dependencies): () => Promise<void> {
  const { logger, sweepMs } = dependencies;
  const stopping = new AbortController();
  const attempt = async (name: string, sweep: () => Promise<unknown>): Promise<void> => {
    try {
      await sweep();
    } catch (error) {
      logger.warn({ err: error, sweep: name }, 'sweep.failed'); // comes again with the next round
    }
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await attempt('payments', () => reconcile({ now: new Date() }, dependencies));
      await attempt('entitlements', () => sweepEnded({ now: new Date() }, dependencies));
      await attempt('subscriptions', () => sweepSubscriptions({ now: new Date() }, dependencies));
      await attempt('reminders', () => sweepReminders({ now: new Date() }, dependencies));
      await delay(sweepMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
