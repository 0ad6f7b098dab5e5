import { setTimeout as delay } from 'node:timers/promises';
import type { Transaction } from './transaction';

/** Acquires the lock, which is held until the transaction has ended. */
export type LockForTransaction = (transaction: Transaction) => Promise<void>;

/** Limits deadlocks of two transactions: afterwards the database decides which one continues. */
const waitTimeoutMs = 2000;

/**
 * Serialises transactions of this process that write the same document, which avoids write conflicts and retries. Lock as
 * late as possible. Other replicas are not excluded: transactions ensure correctness.
 */
export function createTransactionMutex(): LockForTransaction {
  let last = Promise.resolve();
  const known = new WeakSet<Transaction>();
  return async (transaction) => {
    if (known.has(transaction)) return; // a retry still holds the lock
    known.add(transaction);
    const before = last;
    last = new Promise((end) => transaction.once('ended', () => end()));
    const waiting = new AbortController();
    const timeout = delay(waitTimeoutMs, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([before, timeout]);
    waiting.abort();
  };
}
