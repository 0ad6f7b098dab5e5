import type { Effect } from '@sabi/event-bus/bus';

/** A transaction of the database; whatever is committed together is given the same one. */
export type Transaction = Parameters<Effect>[0];

/**
 * Commits everything `work` does in the given transaction, or nothing of it. `work` may run more than once. Transactions of one
 * account take turns.
 */
export type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
