import { setTimeout as delay } from 'node:timers/promises';
import type { Transaction } from '@sabi/service-kit/transaction';

/** Waits until it is this transaction's turn, which lasts until it has ended. */
export type TakeTurn = (transaction: Transaction) => Promise<void>;

/** Two that meet elsewhere as well could wait for each other: then it is the database that lets one through. */
const longestWaitMs = 2000;

/**
 * Spares the database transactions of this process that all write one document: each would be run again until it comes
 * through. To be asked as late as can be. What may not happen twice is the transaction's to prevent, for another replica
 * knows nothing of these turns.
 */
export function createTransactionTurns(): TakeTurn {
  let last = Promise.resolve();
  const known = new WeakSet<Transaction>();
  return async (transaction) => {
    if (known.has(transaction)) return; // it is run again, and its turn goes on
    known.add(transaction);
    const before = last;
    last = new Promise((end) => transaction.once('ended', () => end()));
    const givenUp = new AbortController();
    const patience = delay(longestWaitMs, undefined, { signal: givenUp.signal }).catch(() => undefined);
    await Promise.race([before, patience]);
    givenUp.abort();
  };
}
