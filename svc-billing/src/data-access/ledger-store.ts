import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { within } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { mongo } from 'mongoose';
import { emptyAccount, type Lot, type StoredLedgerEntry } from '../domain/entitlements/ledger';
import type { LedgerStore } from '../domain/entitlements/ledger-store';

interface AccountDocument {
  _id: string;
  user_id: string;
  entries: number;
  lots: Lot[];
  /** End of the next unused lot. */
  next_end: Date | null;
  /** Incremented to make transactions conflict. */
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
        if (matchedCount + upsertedCount === 0) throw createTransactionConflict();
        if (written.length > 0) await entries.insertMany([...written], { session });
      } catch (error) {
        throw isDuplicateKey(error) ? createTransactionConflict() : error;
      }
    },
    hold: async (userId, session) => {
      const { entries: count, lots } = emptyAccount(userId);
      const empty = { user_id: userId, entries: count, lots: [...lots], next_end: null };
      try {
        await accounts.updateOne(
          { _id: userId },
          { $inc: { holds: 1 }, $setOnInsert: empty },
          { session, upsert: true },
        );
      } catch (error) {
        throw isDuplicateKey(error) ? createTransactionConflict() : error;
      }
    },
    listEntries: (user_id, { before, limit }) =>
      entries
        .find({ user_id, ...(before !== null && { number: { $lt: before } }) }, plain)
        .sort({ number: -1 })
        .limit(limit)
        .toArray(),
    findAllEntries: (user_id) => entries.find({ user_id }, plain).sort({ number: 1 }).toArray(),
    findExpired: (now, limit) => idsOf(accounts.find({ next_end: { $lte: now } }).limit(limit)),
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

export async function createLedgerIndexes(db: mongo.Db): Promise<void> {
  const accounts = db.collection(accountCollection);
  await accounts.createIndex({ user_id: 1 });
  await accounts.createIndex({ next_end: 1 });
  const entries = db.collection(entryCollection);
  await entries.createIndex({ user_id: 1, number: 1 }, { unique: true });
  await entries.createIndex({ user_id: 1, idempotency_key: 1, part: 1 }, { unique: true });
}
