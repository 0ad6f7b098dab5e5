import { AsyncLocalStorage } from 'node:async_hooks';
import { createKeyedQueue } from './keyed-queue';
import { currentRequestContext } from './request-context';

const mostWaiting = 20;

/**
 * Queues that the current work is running in. One storage for all: on Node 20 each storage slows every promise of the
 * process.
 */
const inTurn = new AsyncLocalStorage<ReadonlySet<RunInAccountQueue>>();

/** Runs work in its account's queue; work without an account runs at once. */
export type RunInAccountQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Queues the writes of an account: one at a time, twenty waiting. Database connections stay free for other accounts, and
 * an account's own writes do not conflict.
 * @throws {AppError} RATE_LIMITED where more than twenty wait
 */
export function createAccountQueue(): RunInAccountQueue {
  const run = createKeyedQueue({ mostWaiting });
  const runInQueue: RunInAccountQueue = async (work) => {
    const account = currentRequestContext()?.account;
    const outer = inTurn.getStore();
    // Nested work bypasses the queue, or it would wait for itself.
    if (account === undefined || outer?.has(runInQueue)) return work();
    return run(account, () => inTurn.run(new Set(outer).add(runInQueue), work));
  };
  return runInQueue;
}
