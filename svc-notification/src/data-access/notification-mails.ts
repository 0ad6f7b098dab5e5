import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { within } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { mongo } from 'mongoose';
import type { NotificationMail } from '../domain/mails/notification-mail';
import type { NotificationMails } from '../domain/mails/notification-mails';
import { retentionSeconds } from './notification-repository';

export const mailsCollection = 'notification_mails';

type Row = Omit<NotificationMail, 'id'> & { readonly _id: string };

export function createNotificationMails(db: mongo.Db): NotificationMails {
  const rows = db.collection<Row>(mailsCollection);
  const undecided = { state: { $in: ['waiting', 'requested'] as NotificationMail['state'][] } };
  return {
    insert: async ({ id: _id, ...mail }, session) => {
      await rows.insertOne({ _id, ...mail }, { session }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? createTransactionConflict() : error;
      });
    },
    findRequested: async (_id) => toMail(await rows.findOne({ _id, state: 'requested' })),
    findDue: async (now, limit) => {
      const due = { state: 'waiting' as const, due_at: { $lte: now } };
      return (await rows.find(due).sort({ due_at: 1 }).limit(limit).toArray()).map(
        ({ _id: id, ...mail }) => ({ id, ...mail }),
      );
    },
    markRequested: async (_id, session) => {
      const waiting = { _id, state: 'waiting' as const };
      return (
        (await rows.updateOne(waiting, { $set: { state: 'requested' } }, { session })).modifiedCount === 1
      );
    },
    decide: async (_id, { state, reason, now: decided_at }, session) => {
      const change = { $set: { state, reason, decided_at } };
      await rows.updateOne({ _id, state: 'requested' }, change, within(session));
    },
    countUndecided: (until) => rows.countDocuments({ ...undecided, due_at: { $lte: until } }),
    findAllOf: async (user_id) =>
      (await rows.find({ user_id }).sort({ created_at: 1 }).toArray()).map(({ _id: id, ...mail }) => ({
        id,
        ...mail,
      })),
  };
}

const toMail = (row: Row | null): NotificationMail | null => {
  if (!row) return null;
  const { _id: id, ...mail } = row;
  return { id, ...mail };
};

export async function createNotificationMailIndexes(db: mongo.Db): Promise<void> {
  const rows = db.collection(mailsCollection);
  await rows.createIndex({ user_id: 1, created_at: 1 });
  await rows.createIndex({ state: 1, due_at: 1 });
  await rows.createIndex({ created_at: 1 }, { expireAfterSeconds: retentionSeconds });
}
