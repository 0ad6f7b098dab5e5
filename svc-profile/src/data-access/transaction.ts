import { createAccountTurns } from '@sabi/service-kit/account-turns';
import { AppError } from '@sabi/service-kit/errors';
import type { ClientSession, mongo } from 'mongoose';
import { Patience } from '../timeout';

export type Transaction = ClientSession;

/**
 * Commits everything `work` does in the given transaction, or nothing of it. `work` may run more than once. Transactions of one
 * account take turns.
 */
export type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** The driver itself tries for two minutes: longer than a caller should wait for a database that is away. */
const patienceMs = 8000;

/**
 * @throws {AppError} DEPENDENCY_UNAVAILABLE after eight seconds; whether the transaction was committed is then unknown
 */
export function createTransact(client: mongo.MongoClient): Transact {
  const takeTurn = createAccountTurns();
  const transact: Transact = async (work) => {
    const patience = new Patience(patienceMs);
    let isLost = false;
    const lost = patience.lost.catch((cause: unknown) => {
      isLost = true;
      throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5, cause });
    });
    const committed = client.withSession((session) =>
      session.withTransaction(() => {
        if (isLost) throw new Error('Given up'); // not a driver error, so it ends the driver's own attempts
        return work(session);
      }),
    );
    patience.start();
    try {
      return await Promise.race([committed, lost]);
    } finally {
      patience.stop();
    }
  };
  return (work) => takeTurn(() => transact(work));
}
