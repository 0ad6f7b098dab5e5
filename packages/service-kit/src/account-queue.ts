import { AsyncLocalStorage } from 'node:async_hooks';
import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from './errors';
import { currentRequestContext } from './request-context';

/** Writes of one account touch the same documents: concurrent transactions would be retried. */
const mostAtOnce = 1;
const mostWaiting = 20;
const comeBackSeconds = 1;

/** Runs work in the queue of the account whose request it belongs to; work without an account runs at once. */
export type RunInAccountQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Queues the writes of an account: one at a time, twenty waiting. The connections to the database stay free for other accounts,
 * and an account's own writes do not conflict.
 * @throws {AppError} RATE_LIMITED where more than twenty wait
 */
export function createAccountQueue(): RunInAccountQueue {
  const turns = new Map<string, LimitFunction>();
  const inTurn = new AsyncLocalStorage<true>();
  return async (work) => {
    const account = currentRequestContext()?.account;
    // Nested work does not queue: it would wait for itself.
    if (account === undefined || inTurn.getStore()) return work();
    const turn = turns.get(account) ?? pLimit(mostAtOnce);
    if (turn.pendingCount >= mostWaiting)
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: comeBackSeconds });
    turns.set(account, turn);
    try {
      return await turn(() => inTurn.run(true, work));
    } finally {
      if (turn.activeCount === 0 && turn.pendingCount === 0) turns.delete(account);
    }
  };
}
