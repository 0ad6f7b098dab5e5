import type { mongo } from 'mongoose';
import type { Notice } from '../domain/notices/notice';
import type { NoticeRepository } from '../domain/notices/notice-repository';

/** Shard key: `_id`, hashed. */
type StoredNotice = Omit<Notice, 'id'> & { _id: string };

const collectionName = 'notices';

export function createNoticeRepository(db: mongo.Db): NoticeRepository {
  const notices = db.collection<StoredNotice>(collectionName);
  return {
    insert: async ({ id, ...rest }, session) => {
      await notices.insertOne({ _id: id, ...rest }, { session });
    },
    find: async (id) => {
      const stored = await notices.findOne({ _id: id });
      return stored && toNotice(stored);
    },
    findAllOf: async (userId) => {
      const stored = await notices.find({ user_id: userId }).sort({ created_at: -1 }).toArray();
      return stored.map(toNotice);
    },
    markSent: async (id, session) => {
      await notices.updateOne({ _id: id }, { $currentDate: { sent_at: true } }, { session });
    },
  };
}

function toNotice({ _id: id, ...rest }: StoredNotice): Notice {
  return { id, ...rest };
}

export async function createNoticeIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
}
