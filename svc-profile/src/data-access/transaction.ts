import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@sabi/service-kit/errors';
import type { ClientSession, mongo } from 'mongoose';

export type Transaction = ClientSession;

/** Commits everything `work` does in the given transaction, or nothing of it. `work` may run more than once. */
export type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** The driver itself tries for two minutes: longer than a caller should wait for a database that is away. */
const patienceMs = 8000;

/**
 * @throws {AppError} DEPENDENCY_UNAVAILABLE after eight seconds; whether the transaction was committed is then unknown
 */
export function createTransact(client: mongo.MongoClient): Transact {
  return async (work) => {
    const expired = new AbortController();
    const committed = client.withSession((session) =>
      session.withTransaction(async () => {
        expired.signal.throwIfAborted(); // not a driver error, so it ends the driver's own attempts
        return work(session);
      }),
    );
    const settled = new AbortController();
    const giveUp = async (): Promise<never> => {
      await delay(patienceMs, undefined, { signal: settled.signal });
      expired.abort();
      throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5 });
    };
    try {
      return await Promise.race([committed, giveUp()]);
    } finally {
      settled.abort();
    }
  };
}
