import type { Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { BillingMail } from '../domain/mails/billing-mail';

/** Shard key: user_id. */
export interface BillingMailStore {
  /** @returns false where there is a mail with the same cause already */
  insertIfNew(mail: BillingMail, transaction: Transaction): Promise<boolean>;
  /** @returns null also once a mail server has taken it */
  findUnsent(id: string): Promise<BillingMail | null>;
  markMailed(id: string, transaction: Transaction): Promise<void>;
}

const collectionName = 'billing_mails';
/** Longer than a plan can be about to end. */
const keptSeconds = 120 * 86_400;

export function createBillingMailStore(db: mongo.Db): BillingMailStore {
  const mails = db.collection<BillingMail & { mailed_at: Date | null }>(collectionName);
  return {
    insertIfNew: async (mail, session) => {
      const { upsertedCount } = await mails.updateOne(
        { user_id: mail.user_id, cause: mail.cause },
        { $setOnInsert: { ...mail, mailed_at: null } },
        { upsert: true, session },
      );
      return upsertedCount === 1;
    },
    findUnsent: (id) => mails.findOne({ id, mailed_at: null }, { projection: { _id: 0, mailed_at: 0 } }),
    markMailed: async (id, session) => {
      await mails.updateOne({ id }, { $set: { mailed_at: new Date() } }, { session });
    },
  };
}

/** For the migrations. */
export async function createBillingMailIndexes(db: mongo.Db): Promise<void> {
  const mails = db.collection(collectionName);
  await mails.createIndex({ id: 1 }, { unique: true });
  await mails.createIndex({ user_id: 1, cause: 1 }, { unique: true });
  await mails.createIndex({ created_at: 1 }, { expireAfterSeconds: keptSeconds });
}
