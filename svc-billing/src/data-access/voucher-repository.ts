import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { Voucher } from '../domain/vouchers/voucher';

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

export interface VoucherUsing {
  readonly code: string;
  readonly userId: string;
  readonly orderId: string;
}

/** There is a voucher with this code. */
export class VoucherExists extends Error {
  override readonly name = 'VoucherExists';
}

export interface VoucherRepository {
  /** @throws {VoucherExists}, which ends the transaction */
  insert(voucher: Voucher, transaction: Transaction): Promise<void>;
  /** @returns null also outside its time, or when it has been used as often as it may */
  findUsable(code: string, now: Date): Promise<Voucher | null>;
  find(code: string): Promise<Voucher | null>;
  /** @returns the order the account has it in, paid or waiting */
  findUse(code: string, userId: string): Promise<string | null>;
  hasUsed(code: string, userId: string): Promise<boolean>;
  /** @returns what forbids it; a use that another order of the account makes at the same moment ends the transaction */
  take(using: VoucherUsing, now: Date, transaction: Transaction): Promise<'taken' | 'used' | 'unusable'>;
  /** The order came to nothing: the voucher can be used again. */
  giveBack(using: VoucherUsing, transaction: Transaction): Promise<void>;
  /** The order was paid after all: it counts again, also where the voucher has been used up since. */
  takeAgain(using: VoucherUsing, transaction: Transaction): Promise<void>;
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
    giveBack: async ({ code, orderId: order_id }, session) => {
      const { deletedCount } = await uses.deleteOne({ code, order_id }, { session });
      if (deletedCount === 1) await count(code, -1, session);
    },
    takeAgain: async ({ code, userId: user_id, orderId: order_id }, session) => {
      const { upsertedCount } = await uses.updateOne(
        { code, user_id },
        // From an order that may still come to nothing, too: what is paid has used it.
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

/** For the migrations. The first lets each account use a voucher once. */
export async function createVoucherIndexes(db: mongo.Db): Promise<void> {
  const uses = db.collection(useCollection);
  await uses.createIndex({ code: 1, user_id: 1 }, { unique: true });
  await uses.createIndex({ user_id: 1 });
}
