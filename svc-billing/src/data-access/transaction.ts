import { createAccountTurns } from '@sabi/service-kit/account-turns';
import type { ClientSession, mongo } from 'mongoose';
import type { Transaction, Transact } from '../domain/transactions/transaction';

/** Options of an operation that may be part of a transaction. */
export function within(transaction: Transaction | undefined): { session?: ClientSession } {
  return transaction ? { session: transaction } : {};
}

export function createTransact(client: mongo.MongoClient): Transact {
  const takeTurn = createAccountTurns();
  return (work) => takeTurn(() => client.withSession((session) => session.withTransaction(work)));
}
