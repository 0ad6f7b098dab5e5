import type { ClientSession, MongoClient } from 'mongodb';

/** Runs `work` in a transaction, again when it met another one: it may have no effect outside the database. */
export type Transact = <T>(work: (transaction: ClientSession) => Promise<T>) => Promise<T>;

export function createTransact(client: MongoClient): Transact {
  return (work) => client.withSession((session) => session.withTransaction(work));
}
