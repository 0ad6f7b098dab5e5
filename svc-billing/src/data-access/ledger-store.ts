import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { type Transaction, within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import {
  type EntitlementAccount,
  emptyAccount,
  type Lot,
  type StoredLedgerEntry,
} from '../domain/entitlements/ledger';
import { metAnother } from './met-another';

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

interface AccountDocument {
  _id: string;
  user_id: string;
  entries: number;
  lots: Lot[];
  /** When the next unused lot ends. */
  next_end: Date | null;
  /** How often it was held. */
  holds?: number;
}

const accountCollection = 'entitlement_accounts';
const entryCollection = 'ledger_entries';
const plain = { projection: { _id: 0 } } as const;

/** Shard key of both collections: user_id. */
export function createLedgerStore(db: mongo.Db): LedgerStore {
  const accounts = db.collection<AccountDocument>(accountCollection);
  const entries = db.collection<StoredLedgerEntry>(entryCollection);
  return {
    read: async (userId, transaction) => {
      const found = await accounts.findOne({ _id: userId }, within(transaction));
      return found ? { user_id: userId, entries: found.entries, lots: found.lots } : emptyAccount(userId);
    },
    findByKey: (user_id, idempotency_key, transaction) =>
      entries
        .find({ user_id, idempotency_key }, { ...plain, ...within(transaction) })
        .sort({ part: 1 })
        .toArray(),
    save: async ({ before, after, entries: written }, session) => {
      const row = { ...after, lots: [...after.lots], next_end: nextEnd(after.lots) };
      try {
        const { matchedCount, upsertedCount } = await accounts.updateOne(
          { _id: before.user_id, entries: before.entries },
          { $set: row },
          { session, upsert: before.entries === 0 },
        );
        if (matchedCount + upsertedCount === 0) throw metAnother();
        if (written.length > 0) await entries.insertMany([...written], { session });
      } catch (error) {
        throw isDuplicateKey(error) ? metAnother() : error;
      }
    },
    hold: async (userId, session) => {
      await accounts.updateOne({ _id: userId }, { $inc: { holds: 1 } }, { session });
    },
    listEntries: (user_id, { before, limit }) =>
      entries
        .find({ user_id, ...(before !== null && { number: { $lt: before } }) }, plain)
        .sort({ number: -1 })
        .limit(limit)
        .toArray(),
    findAllEntries: (user_id) => entries.find({ user_id }, plain).sort({ number: 1 }).toArray(),
    findEnded: (now, limit) => idsOf(accounts.find({ next_end: { $lte: now } }).limit(limit)),
    listAccounts: (after, limit) =>
      idsOf(
        accounts
          .find(after === null ? {} : { _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(limit),
      ),
  };
}

async function idsOf(found: mongo.FindCursor<AccountDocument>): Promise<string[]> {
  return (await found.project<{ _id: string }>({ _id: 1 }).toArray()).map(({ _id }) => _id);
}

function nextEnd(lots: readonly Lot[]): Date | null {
  const ends = lots.flatMap(({ remaining, ends_at: end }) => (remaining > 0 && end ? [end.getTime()] : []));
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/** For the migrations. */
export async function createLedgerIndexes(db: mongo.Db): Promise<void> {
  const accounts = db.collection(accountCollection);
  await accounts.createIndex({ user_id: 1 });
  await accounts.createIndex({ next_end: 1 });
  const entries = db.collection(entryCollection);
  await entries.createIndex({ user_id: 1, number: 1 }, { unique: true });
  await entries.createIndex({ user_id: 1, idempotency_key: 1, part: 1 }, { unique: true });
}
