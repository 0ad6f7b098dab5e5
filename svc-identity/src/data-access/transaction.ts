import { createAccountTurns } from '@sabi/service-kit/account-turns';
import type { ClientSession, mongo } from 'mongoose';

/** What belongs to it happens as a whole or not at all. */
export type Transaction = ClientSession;

/**
 * Runs `work` in a transaction, again when it met another one: it may have no effect outside the database. Transactions of
 * one account take turns.
 */
export type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** Options of an operation that may be part of a transaction. */
export function within(transaction: Transaction | undefined): { session?: ClientSession } {
  return transaction ? { session: transaction } : {};
}

export function createTransact(client: mongo.MongoClient): Transact {
  const takeTurn = createAccountTurns();
  return (work) => takeTurn(() => client.withSession((session) => session.withTransaction(work)));
}
