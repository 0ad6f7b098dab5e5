import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { Voucher } from '../domain/vouchers/voucher';
import { VoucherExists, type VoucherRepository } from '../domain/vouchers/voucher-repository';

interface VoucherDocument {
  _id: string;
  kind: Voucher['kind'];
  value: number;
  valid_from: Date;
  valid_until: Date;
  max_uses: number;
  uses: number;
  items?: Voucher['items'];
}

interface VoucherUse {
  code: string;
  user_id: string;
  order_id: string;
}

const voucherCollection = 'vouchers';
const useCollection = 'voucher_uses';

const usable = (code: string, now: Date) => ({
  _id: code,
  valid_from: { $lte: now },
  valid_until: { $gt: now },
  $expr: { $lt: ['$uses', '$max_uses'] },
});

export function createVoucherRepository(db: mongo.Db): VoucherRepository {
  const vouchers = db.collection<VoucherDocument>(voucherCollection);
  const uses = db.collection<VoucherUse>(useCollection);
  const count = (code: string, step: 1 | -1, session: Transaction) =>
    vouchers.updateOne({ _id: code }, { $inc: { uses: step } }, { session });
  return {
    insert: async (voucher, session) => {
      try {
        await vouchers.insertOne(toDocument(voucher), { session });
      } catch (error) {
        throw isDuplicateKey(error) ? new VoucherExists(voucher.code) : error;
      }
    },
    findUsable: async (code, now) => {
      const found = await vouchers.findOne(usable(code, now));
      return found && toVoucher(found);
    },
    find: async (code) => {
      const found = await vouchers.findOne({ _id: code });
      return found && toVoucher(found);
    },
    findUse: async (code, user_id) => (await uses.findOne({ code, user_id }))?.order_id ?? null,
    hasUsed: async (code, user_id) => (await uses.findOne({ code, user_id })) !== null,
    take: async ({ code, userId: user_id, orderId: order_id }, now, session) => {
      if (await uses.findOne({ code, user_id }, { session })) return 'used';
      const { matchedCount } = await vouchers.updateOne(
        usable(code, now),
        { $inc: { uses: 1 } },
        { session },
      );
      if (matchedCount !== 1) return 'unusable';
      await uses.insertOne({ code, user_id, order_id }, { session });
      return 'taken';
    },
    releaseUse: async ({ code, orderId: order_id }, session) => {
      const { deletedCount } = await uses.deleteOne({ code, order_id }, { session });
      if (deletedCount === 1) await count(code, -1, session);
    },
    reclaimUse: async ({ code, userId: user_id, orderId: order_id }, session) => {
      const { upsertedCount } = await uses.updateOne(
        { code, user_id },
        // Takes the use from an open order too, because the paid one has used it.
        { $set: { order_id } },
        { upsert: true, session },
      );
      if (upsertedCount === 1) await count(code, 1, session);
    },
  };
}

function toDocument(voucher: Voucher): VoucherDocument {
  const { code, kind, value, validFrom, validUntil, maxUses, uses, items } = voucher;
  return {
    _id: code,
    kind,
    value,
    valid_from: validFrom,
    valid_until: validUntil,
    max_uses: maxUses,
    uses,
    items,
  };
}

function toVoucher({ _id, kind, value, uses, items, ...times }: VoucherDocument): Voucher {
  return {
    code: _id,
    kind,
    value,
    validFrom: times.valid_from,
    validUntil: times.valid_until,
    maxUses: times.max_uses,
    uses,
    items: items ?? null,
  };
}

/** The first index limits an account to one use of a voucher. */
export async function createVoucherIndexes(db: mongo.Db): Promise<void> {
  const uses = db.collection(useCollection);
  await uses.createIndex({ code: 1, user_id: 1 }, { unique: true });
  await uses.createIndex({ user_id: 1 });
}
