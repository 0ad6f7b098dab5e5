import type { Transaction } from '@sabi/service-kit/transaction';
import type { EntitlementAccount, StoredLedgerEntry } from './ledger';

/** Ledgers with their sums. */
export interface LedgerStore {
  /** Empty for an account without entries. */
  read(userId: string, transaction?: Transaction): Promise<EntitlementAccount>;
  /** Entries under a key, in order. */
  findByKey(userId: string, key: string, transaction?: Transaction): Promise<StoredLedgerEntry[]>;
  /** @param before the account as read in this transaction; after a concurrent change the transaction runs again */
  save(
    change: {
      before: EntitlementAccount;
      after: EntitlementAccount;
      entries: readonly StoredLedgerEntry[];
    },
    transaction: Transaction,
  ): Promise<void>;
  /** Locks an account until the transaction ends; conflicting transactions run again. */
  hold(userId: string, transaction: Transaction): Promise<void>;
  /** Newest first. @param before upper bound of the numbers, exclusive; null: from the newest */
  listEntries(userId: string, page: { before: number | null; limit: number }): Promise<StoredLedgerEntry[]>;
  /** Oldest first. */
  findAllEntries(userId: string): Promise<StoredLedgerEntry[]>;
  /** Accounts with unused lots that have ended. */
  findExpired(now: Date, limit: number): Promise<string[]>;
  /** Accounts by id. */
  listAccounts(after: string | null, limit: number): Promise<string[]>;
}
