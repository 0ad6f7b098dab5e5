import type { mongo } from 'mongoose';
import type { MailContact, MailContacts } from '../domain/notifications/mail-contacts';

interface Row {
  readonly user_id: string;
  readonly contact?: MailContact;
}

/** A part of the profile's document: it is there exactly as long as the account. */
export function createMailContacts(db: mongo.Db): MailContacts {
  const profiles = db.collection<Row>('profiles');
  return {
    find: async (user_id) => {
      const { contact } = (await profiles.findOne({ user_id }, { projection: { contact: 1 } })) ?? {};
      return contact ? { email: contact.email, language: contact.language ?? null } : null;
    },
    note: async (user_id, { email, language }) => {
      const isOther = [
        { 'contact.email': { $ne: email } },
        ...(language ? [{ 'contact.language': { $ne: language } }] : []),
      ];
      const contact = { 'contact.email': email, ...(language && { 'contact.language': language }) };
      await profiles.updateOne({ user_id, $or: isOther }, { $set: contact } as mongo.UpdateFilter<Row>);
    },
  };
}
