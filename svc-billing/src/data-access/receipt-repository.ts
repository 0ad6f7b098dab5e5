import { within } from '@sabi/service-kit/transaction';
import { createTransactionMutex } from '@sabi/service-kit/transaction-mutex';
import type { mongo } from 'mongoose';
import type { StoredReceipt } from '../domain/receipts/receipt';
import type { ReceiptRepository } from '../domain/receipts/receipt-repository';

const receiptCollection = 'receipts';
const counterCollection = 'receipt_counters';
const plain = { projection: { _id: 0 } } as const;

export function createReceiptRepository(db: mongo.Db): ReceiptRepository {
  const receipts = db.collection<StoredReceipt>(receiptCollection);
  const counters = db.collection<{ _id: number; last: number }>(counterCollection);
  const lockCounter = createTransactionMutex();
  return {
    hasOrder: async (order_id, transaction) =>
      (await receipts.findOne({ order_id }, within(transaction))) !== null,
    takeNumber: async (year, session) => {
      await lockCounter(session);
      const counter = await counters.findOneAndUpdate(
        { _id: year },
        { $inc: { last: 1 } },
        { session, upsert: true, returnDocument: 'after' },
      );
      if (!counter) throw new Error('unreachable: it was made');
      return counter.last;
    },
    insert: async (receipt, session) => {
      await receipts.insertOne({ ...receipt }, { session });
    },
    markRefunded: async (order_id, at, session) => {
      await receipts.updateOne({ order_id, refunded_at: null }, { $set: { refunded_at: at } }, { session });
    },
    find: (id) => receipts.findOne({ id }, plain),
    findOfOrders: (user_id, orderIds) =>
      receipts.find({ user_id, order_id: { $in: [...orderIds] } }, plain).toArray(),
    findAllOf: (user_id) => receipts.find({ user_id }, plain).sort({ issued_at: -1, number: -1 }).toArray(),
    forgetBuyer: async (user_id, session) => {
      await receipts.updateMany({ user_id }, { $set: { user_id: null, buyer: null } }, { session });
    },
  };
}

export async function createReceiptIndexes(db: mongo.Db): Promise<void> {
  const receipts = db.collection(receiptCollection);
  await receipts.createIndex({ id: 1 }, { unique: true });
  await receipts.createIndex({ number: 1 }, { unique: true });
  await receipts.createIndex({ order_id: 1 }, { unique: true });
  await receipts.createIndex({ user_id: 1, issued_at: -1 });
  // Created in advance, because two transactions that create it would conflict.
  const counters = db.collection<{ _id: number; last: number }>(counterCollection);
  await counters.updateOne(
    { _id: new Date().getUTCFullYear() },
    { $setOnInsert: { last: 0 } },
    { upsert: true },
  );
}
