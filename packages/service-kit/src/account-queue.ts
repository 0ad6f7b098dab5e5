import { AsyncLocalStorage } from 'node:async_hooks';
import { createKeyedQueue } from './keyed-queue';
import { currentRequestContext } from './request-context';

const mostWaiting = 20;

/** Runs work in the queue of the account whose request it belongs to; work without an account runs at once. */
export type RunInAccountQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Queues the writes of an account: one at a time, twenty waiting. The connections to the database stay free for other accounts,
 * and an account's own writes do not conflict.
 * @throws {AppError} RATE_LIMITED where more than twenty wait
 */
export function createAccountQueue(): RunInAccountQueue {
  const run = createKeyedQueue({ mostWaiting });
  const inTurn = new AsyncLocalStorage<true>();
  return async (work) => {
    const account = currentRequestContext()?.account;
    // Nested work does not queue: it would wait for itself.
    if (account === undefined || inTurn.getStore()) return work();
    return run(account, () => inTurn.run(true, work));
  };
}
