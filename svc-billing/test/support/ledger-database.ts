import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import { createTestDatabase } from '@sabi/test-kit/database';
import { createLedgerIndexes, createLedgerStore, type LedgerStore } from '../../src/data-access/ledger-store';
import {
  createSubscriptionIndexes,
  createSubscriptionRepository,
  type SubscriptionRepository,
} from '../../src/data-access/subscription-repository';
import { createTurns, type TakeTurns } from '../../src/domain/entitlements/take-turns';

export interface LedgerDatabase {
  readonly ledger: LedgerStore;
  readonly subscriptions: SubscriptionRepository;
  readonly erasedAccounts: ErasedAccounts;
  readonly transact: Transact;
  readonly takeTurns: TakeTurns;
  drop(): Promise<void>;
}

/** The real ledger in a database of the test's own. */
export async function createLedgerDatabase(): Promise<LedgerDatabase> {
  const database = await createTestDatabase();
  await createLedgerIndexes(database.db as never); // mongoose has a driver of its own
  await createSubscriptionIndexes(database.db as never);
  return {
    ledger: createLedgerStore(database.db as never),
    subscriptions: createSubscriptionRepository(database.db as never),
    erasedAccounts: createErasedAccounts(database.db as never),
    transact: createTransact(database.client as never),
    takeTurns: createTurns(),
    drop: database.drop,
  };
}
