import type { Transaction } from '../transactions/transaction';
import type { EntitlementAccount, StoredLedgerEntry } from './ledger';

/** Ledgers, and beside each what it adds up to. */
export interface LedgerStore {
  /** Empty for who never had anything. */
  read(userId: string, transaction?: Transaction): Promise<EntitlementAccount>;
  /** What was written under a key, in order. */
  findByKey(userId: string, key: string, transaction?: Transaction): Promise<StoredLedgerEntry[]>;
  /** @param before the account as it was read in this transaction; met by another change, the transaction runs again */
  save(
    change: {
      before: EntitlementAccount;
      after: EntitlementAccount;
      entries: readonly StoredLedgerEntry[];
    },
    transaction: Transaction,
  ): Promise<void>;
  /**
   * Holds what an account has until the transaction has ended: of two that hold it, and of one that holds and one that changes
   * it, one runs again. Nothing is held of who never had anything.
   */
  hold(userId: string, transaction: Transaction): Promise<void>;
  /** Newest first. @param before a number the page is below; null: from the newest on */
  listEntries(userId: string, page: { before: number | null; limit: number }): Promise<StoredLedgerEntry[]>;
  /** Oldest first. */
  findAllEntries(userId: string): Promise<StoredLedgerEntry[]>;
  /** Accounts with something unused that has ended. */
  findEnded(now: Date, limit: number): Promise<string[]>;
  /** Accounts in the order of their ids. */
  listAccounts(after: string | null, limit: number): Promise<string[]>;
}
