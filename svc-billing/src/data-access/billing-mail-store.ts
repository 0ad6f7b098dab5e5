import type { mongo } from 'mongoose';
import type { BillingMail } from '../domain/mails/billing-mail';
import type { BillingMailStore } from '../domain/mails/billing-mail-store';

const collectionName = 'billing_mails';
/** Longer than the reminder period of a plan, so that no reminder is sent twice. */
const retentionSeconds = 120 * 86_400;

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
  await mails.createIndex({ created_at: 1 }, { expireAfterSeconds: retentionSeconds });
}
