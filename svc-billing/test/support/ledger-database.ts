import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import { createTestDatabase } from '@sabi/test-kit/database';
import { createLedgerIndexes, createLedgerStore } from '../../src/data-access/ledger-store';
import { createSettledUseIndexes, createSettledUses } from '../../src/data-access/settled-uses';
import {
  createSubscriptionIndexes,
  createSubscriptionRepository,
} from '../../src/data-access/subscription-repository';
import { createKeyedQueue, type RunInKeyedQueue } from '@sabi/service-kit/keyed-queue';
import type { LedgerStore } from '../../src/domain/entitlements/ledger-store';
import type { SettledUses } from '../../src/domain/entitlements/settled-uses';
import type { SubscriptionRepository } from '../../src/domain/subscriptions/subscription-repository';

export interface LedgerDatabase {
  readonly ledger: LedgerStore;
  readonly settledUses: SettledUses;
  readonly subscriptions: SubscriptionRepository;
  readonly erasedAccounts: ErasedAccounts;
  readonly transact: Transact;
  readonly runExclusive: RunInKeyedQueue;
  drop(): Promise<void>;
}

/** The real ledger in its own database. */
export async function createLedgerDatabase(): Promise<LedgerDatabase> {
  const database = await createTestDatabase();
  await createLedgerIndexes(database.db as never); // mongoose has its own driver
  await createSettledUseIndexes(database.db as never);
  await createSubscriptionIndexes(database.db as never);
  return {
    ledger: createLedgerStore(database.db as never),
    settledUses: createSettledUses(database.db as never),
    subscriptions: createSubscriptionRepository(database.db as never),
    erasedAccounts: createErasedAccounts(database.db as never),
    transact: createTransact(database.client as never),
    runExclusive: createKeyedQueue(),
    drop: database.drop,
  };
}
