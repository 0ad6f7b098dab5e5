import { createAccountTurns } from '@sabi/service-kit/account-turns';
import { AppError } from '@sabi/service-kit/errors';
import type { mongo } from 'mongoose';
import type { Transact } from '../domain/transactions/transaction';
import { Timeout } from '../timeout';

/** The driver itself tries for two minutes: longer than a caller should wait for a database that is away. */
const timeoutMs = 8000;

/**
 * @throws {AppError} DEPENDENCY_UNAVAILABLE after eight seconds; whether the transaction was committed is then unknown
 */
export function createTransact(client: mongo.MongoClient): Transact {
  const takeTurn = createAccountTurns();
  const transact: Transact = async (work) => {
    const timeout = new Timeout(timeoutMs);
    let isExpired = false;
    const expired = timeout.expired.catch((cause: unknown) => {
      isExpired = true;
      throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5, cause });
    });
    const committed = client.withSession((session) =>
      session.withTransaction(() => {
        if (isExpired) throw new Error('Given up'); // not a driver error, so it ends the driver's own attempts
        return work(session);
      }),
    );
    timeout.start();
    try {
      return await Promise.race([committed, expired]);
    } finally {
      timeout.stop();
    }
  };
  return (work) => takeTurn(() => transact(work));
}
