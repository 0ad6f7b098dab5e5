import type { Effect } from '@sabi/event-bus/bus';

/** A transaction of the database: what is given the same one is committed as a whole or not at all. */
export type Transaction = Parameters<Effect>[0];

/**
 * Runs `work` in a transaction, and again after a conflict with another one: `work` may have no effect outside the database.
 * Transactions of one account run one after the other.
 */
export type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
