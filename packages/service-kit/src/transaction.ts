import type { ClientSession, mongo } from 'mongoose';
import { createAccountQueue } from './account-queue';
import { AppError } from './errors';
import { Timeout } from './timeout';

export type Transaction = ClientSession;

/**
 * Commits everything `work` does in the given transaction, or nothing. `work` may run more than once, so it must have no
 * effect outside the database. Transactions of one account run one after the other.
 */
export type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** Options of an operation that may be part of a transaction. */
export function within(transaction: Transaction | undefined): { session?: ClientSession } {
  return transaction ? { session: transaction } : {};
}

/**
 * @param options.timeoutMs without it the driver retries for two minutes
 * @throws {AppError} DEPENDENCY_UNAVAILABLE after the timeout; whether the transaction was committed is then unknown
 */
export function createTransact(
  client: mongo.MongoClient,
  { timeoutMs }: { timeoutMs?: number } = {},
): Transact {
  const runInQueue = createAccountQueue();
  const transact: Transact = (work) =>
    timeoutMs === undefined
      ? client.withSession((session) => session.withTransaction(work))
      : transactWithTimeout(client, timeoutMs, work);
  return (work) => runInQueue(() => transact(work));
}

async function transactWithTimeout<T>(
  client: mongo.MongoClient,
  timeoutMs: number,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const timeout = new Timeout(timeoutMs);
  let isExpired = false;
  const expired = timeout.expired.catch((cause: unknown) => {
    isExpired = true;
    throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5, cause });
  });
  const committed = client.withSession((session) =>
    session.withTransaction(() => {
      if (isExpired) throw new Error('The transaction timed out'); // not a driver error, so the driver does not retry
      return work(session);
    }),
  );
  timeout.start();
  try {
    return await Promise.race([committed, expired]);
  } finally {
    timeout.stop();
  }
}
