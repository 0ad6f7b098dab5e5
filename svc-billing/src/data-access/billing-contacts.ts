import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { BillingContact, BillingContacts } from '../domain/contacts/billing-contacts';

const collectionName = 'billing_contacts';

export function createBillingContacts(db: mongo.Db): BillingContacts {
  const contacts = db.collection<BillingContact & { _id: string; user_id: string }>(collectionName);
  const find: BillingContacts['find'] = async (userId, transaction) => {
    const found = await contacts.findOne({ _id: userId }, within(transaction));
    return found && { email: found.email, name: found.name, language: found.language };
  };
  return {
    find,
    save: async (userId, contact) => {
      const { email, name, language } = contact;
      const known = await find(userId);
      if (known?.email === email && known.name === name && known.language === language) return;
      const row = { user_id: userId, email, name, language };
      await contacts.updateOne({ _id: userId }, { $set: row }, { upsert: true });
    },
  };
}

export async function createBillingContactIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1 });
}
