import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { within } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { NotificationFolder } from '@sabi/contracts/notification/notification-kinds';
import type { mongo } from 'mongoose';
import type { NotificationSubject, StoredNotification } from '../domain/notifications/notification';
import type { NotificationRepository } from '../domain/notifications/notification-repository';

export const notificationsCollection = 'notifications';
/** After the last event. */
export const retentionSeconds = 180 * 24 * 3600;

const plain = { _id: 0 } as const;

type Rows = mongo.Collection<StoredNotification>;
type Filter = mongo.Filter<StoredNotification>;

export function createNotificationRepository(db: mongo.Db): NotificationRepository {
  const rows: Rows = db.collection(notificationsCollection);
  return { ...createReads(rows), ...createWrites(rows) };
}

type Reads =
  | 'find'
  | 'list'
  | 'listChanged'
  | 'countUnread'
  | 'hasKey'
  | 'findOpenBatch'
  | 'hasUnread'
  | 'findAllOf';

const createReads = (rows: Rows): Pick<NotificationRepository, Reads> => ({
  find: ({ userId: user_id, id }, session) =>
    rows.findOne({ user_id, id }, { projection: plain, ...within(session) }),
  list: ({ userId: user_id, folder }, { after, limit }) =>
    rows
      .find({ user_id, $and: [inFolder(folder), after ? earlierThan(after) : {}] }, { projection: plain })
      .sort({ updated_at: -1, id: -1 })
      .limit(limit)
      .toArray(),
  listChanged: async ({ userId: user_id, since, limit }) => {
    const changed = rows.find({ user_id, sequence: { $gt: since } }, { projection: { _id: 0, id: 1 } });
    return (await changed.sort({ sequence: -1 }).limit(limit).toArray()).map(({ id }) => id);
  },
  countUnread: async (user_id) => {
    const [unread] = await rows
      .aggregate<{ notifications: number; subjects: number }>([
        { $match: { user_id, read_at: null, archived_at: null } },
        { $group: { _id: '$subject.id', count: { $sum: 1 } } },
        { $group: { _id: null, notifications: { $sum: '$count' }, subjects: { $sum: 1 } } },
        { $project: { _id: 0 } },
      ])
      .toArray();
    return unread ?? { notifications: 0, subjects: 0 };
  },
  hasKey: async ({ userId: user_id, dedupeKey }, session) =>
    (await rows.findOne({ user_id, dedupe_keys: dedupeKey }, within(session))) !== null,
  findOpenBatch: ({ userId: user_id, batchKey: batch_key, since, mostKeys }, session) =>
    rows.findOne(
      {
        user_id,
        batch_key,
        read_at: null,
        archived_at: null,
        created_at: { $gt: since },
        count: { $lt: mostKeys },
      },
      { projection: plain, sort: { created_at: -1 }, session },
    ),
  hasUnread: async ({ userId, through, subject }, session) =>
    (await rows.findOne(unreadOf(userId, through, subject), { session })) !== null,
  findAllOf: (user_id) => rows.find({ user_id }, { projection: plain }).sort({ created_at: 1 }).toArray(),
});

const createWrites = (rows: Rows): Pick<NotificationRepository, 'insert' | 'join' | 'mark' | 'markRead'> => ({
  insert: async (notification, session) => {
    await rows.insertOne({ ...notification }, { session }).catch((error: unknown) => {
      throw isDuplicateKey(error) ? createTransactionConflict() : error;
    });
  },
  join: async ({ user_id, id }, { dedupeKey, sequence, now }, session) => {
    const change = {
      $push: { dedupe_keys: dedupeKey },
      $inc: { count: 1 },
      $set: { sequence, updated_at: now },
    };
    await rows.updateOne({ user_id, id }, change as mongo.UpdateFilter<StoredNotification>, { session });
  },
  mark: async ({ user_id, id, read_at, archived_at, sequence }, session) => {
    await rows.updateOne({ user_id, id }, { $set: { read_at, archived_at, sequence } }, { session });
  },
  markRead: async ({ userId, through, subject }, { sequence, now }, session) => {
    const change = { $set: { read_at: now, sequence } };
    await rows.updateMany(unreadOf(userId, through, subject), change, { session });
  },
});

const inFolder = (folder: NotificationFolder): Filter => ({
  archived_at: folder === 'archived' ? { $ne: null } : null,
  ...(folder === 'messages' && { topic: 'messages' as const }),
});

const unreadOf = (user_id: string, through: number, subject: NotificationSubject | undefined): Filter => ({
  user_id,
  read_at: null,
  archived_at: null,
  sequence: { $lte: through },
  ...(subject && { 'subject.type': subject.type, 'subject.id': subject.id }),
});

const earlierThan = ({ time, id }: PagePosition): Filter => ({
  updated_at: { $lte: time },
  $or: [{ updated_at: { $lt: time } }, { id: { $lt: id } }],
});

/** Each unique one begins with the account, the key that the collection can be sharded by. */
export async function createNotificationIndexes(db: mongo.Db): Promise<void> {
  const rows = db.collection(notificationsCollection);
  await rows.createIndex({ user_id: 1, id: 1 }, { unique: true });
  await rows.createIndex({ user_id: 1, dedupe_keys: 1 }, { unique: true });
  await rows.createIndex({ user_id: 1, updated_at: -1, id: -1 });
  await rows.createIndex({ user_id: 1, sequence: -1 });
  await rows.createIndex({ user_id: 1, read_at: 1, archived_at: 1 });
  await rows.createIndex({ updated_at: 1 }, { expireAfterSeconds: retentionSeconds });
}
