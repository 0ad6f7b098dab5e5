import type { mongo } from 'mongoose';
import type { PreparedMail, SentMail, MailStore } from '../domain/mails/mail-store';

export const mailCollections = { approvals: 'recruiter_review_mails', cvs: 'resume_mails' } as const;
/** Longer than any mail waits for a mail server. */
const keptSeconds = 30 * 24 * 3600;

interface MailDocument {
  _id: string;
  user_id: string;
  created_at: Date;
  mailed_at: Date | null;
}

export function createMailStore<Mail extends PreparedMail>(
  db: mongo.Db,
  kind: keyof typeof mailCollections,
): MailStore<Mail> {
  const mails = db.collection<MailDocument>(mailCollections[kind]);
  return {
    insert: async ({ id, ...mail }, session) => {
      await mails.insertOne({ ...mail, _id: id, mailed_at: null }, { session });
    },
    findUnsent: async (id) => {
      const found = await mails.findOne({ _id: id, mailed_at: null });
      if (!found) return null;
      const { _id, mailed_at: _unset, ...mail } = found;
      return { ...mail, id: _id } as unknown as Mail;
    },
    findAllOf: async (user_id, since) => {
      const wanted = { user_id, ...(since && { created_at: { $gt: since } }) };
      const found = await mails.find(wanted).sort({ created_at: 1 }).toArray();
      return found.map(({ _id, ...mail }) => ({ ...mail, id: _id }) as unknown as SentMail<Mail>);
    },
    markMailed: async (id, session) => {
      await mails.updateOne({ _id: id }, { $set: { mailed_at: new Date() } }, { session });
    },
  };
}

/** For the migrations. */
export async function createMailIndexes(db: mongo.Db, kind: keyof typeof mailCollections): Promise<void> {
  await db
    .collection(mailCollections[kind])
    .createIndex({ created_at: 1 }, { expireAfterSeconds: keptSeconds });
}
