import { AsyncLocalStorage } from 'node:async_hooks';
import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from './errors';
import { currentRequestContext } from './request-context';

/** They write the same documents: side by side each would be run again until it comes through. */
const mostAtOnce = 1;
const mostWaiting = 20;
const comeBackSeconds = 1;

/** Runs work when it is the turn of the account whose request it belongs to; work of no account's has no turns to keep. */
export type TakeAccountTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * What one account writes queues before it begins: one at a time, twenty waiting. However much it sends, the connections to the
 * database stay free for the others, and its own writes do not run against each other.
 * @throws {AppError} RATE_LIMITED where more than twenty wait
 */
export function createAccountTurns(): TakeAccountTurn {
  const turns = new Map<string, LimitFunction>();
  const inTurn = new AsyncLocalStorage<true>();
  return async (work) => {
    const account = currentRequestContext()?.account;
    // What a turn consists of waits for no other: it would wait for itself.
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
