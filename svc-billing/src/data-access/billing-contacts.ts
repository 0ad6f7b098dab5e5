import type { Language } from '@sabi/contracts/language';
import { type Transaction, within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';

/** Whom receipts name and mails go to, as the account's newest token says it. */
export interface BillingContact {
  readonly email: string;
  readonly name: string | null;
  readonly language: Language;
}

/** Shard key: user_id. */
export interface BillingContacts {
  find(userId: string, transaction?: Transaction): Promise<BillingContact | null>;
  note(userId: string, contact: BillingContact): Promise<void>;
}

const collectionName = 'billing_contacts';

export function createBillingContacts(db: mongo.Db): BillingContacts {
  const contacts = db.collection<BillingContact & { _id: string; user_id: string }>(collectionName);
  const find: BillingContacts['find'] = async (userId, transaction) => {
    const found = await contacts.findOne({ _id: userId }, within(transaction));
    return found && { email: found.email, name: found.name, language: found.language };
  };
  return {
    find,
    note: async (userId, contact) => {
      const { email, name, language } = contact;
      const known = await find(userId);
      if (known?.email === email && known.name === name && known.language === language) return;
      const row = { user_id: userId, email, name, language };
      await contacts.updateOne({ _id: userId }, { $set: row }, { upsert: true });
    },
  };
}

/** For the migrations. */
export async function createBillingContactIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1 });
}
