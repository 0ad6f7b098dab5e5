import type { mongo } from 'mongoose';
import type { MailStore, RequestedMail, SentMail } from './mail-store';

export interface MailCollection {
  readonly name: string;
  readonly idField: '_id' | 'id';
  /** Fields that identify the cause of a mail, for one mail per cause; omitted where there may be several. */
  readonly causeFields?: readonly string[];
  readonly retentionSeconds: number;
}

type StoredMail = mongo.Document & { readonly _id: unknown };

export function createMailStore<Mail extends RequestedMail>(
  db: mongo.Db,
  { name, idField, causeFields }: MailCollection,
): MailStore<Mail> {
  const mails = db.collection<StoredMail>(name);
  const byId = (id: string) => ({ [idField]: id }) as mongo.Filter<StoredMail>;
  const toStored = ({ id, ...mail }: Mail) => ({ ...mail, [idField]: id, mailed_at: null }) as never;
  const toSent = ({ _id, ...mail }: StoredMail) =>
    (idField === '_id' ? { ...mail, id: _id } : mail) as unknown as SentMail<Mail>;
  return {
    insert: async (mail, session) => {
      if (!causeFields) {
        await mails.insertOne(toStored(mail), { session });
        return true;
      }
      const cause = pick(mail, causeFields);
      const changes = { $setOnInsert: toStored(mail) };
      const { upsertedCount } = await mails.updateOne(cause, changes, { upsert: true, session });
      return upsertedCount === 1;
    },
    findUnsent: async (id) => {
      const found = await mails.findOne({ ...byId(id), mailed_at: null });
      if (!found) return null;
      const { mailed_at: _unset, ...mail } = toSent(found);
      return mail as unknown as Mail;
    },
    findAllOf: async (user_id, since) => {
      const wanted = { user_id, ...(since && { created_at: { $gt: since } }) };
      return (await mails.find(wanted).sort({ created_at: 1 }).toArray()).map(toSent);
    },
    markMailed: async (id, session) => {
      await mails.updateOne(byId(id), { $set: { mailed_at: new Date() } }, { session });
    },
  };
}

const pick = (mail: RequestedMail, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(mail).filter(([field]) => fields.includes(field)));

export async function createMailIndexes(
  db: mongo.Db,
  { name, idField, causeFields, retentionSeconds }: MailCollection,
): Promise<void> {
  const mails = db.collection(name);
  if (idField !== '_id') await mails.createIndex({ [idField]: 1 }, { unique: true });
  if (causeFields)
    await mails.createIndex(Object.fromEntries(causeFields.map((field) => [field, 1])), { unique: true });
  await mails.createIndex({ created_at: 1 }, { expireAfterSeconds: retentionSeconds });
}
