import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type {
  AvailabilityNotice,
  AvailabilityNoticeRepository,
} from '../domain/availability/availability-notice-repository';

const collectionName = 'availability_notices';
const plain = { projection: { _id: 0 } } as const;

export function createAvailabilityNoticeRepository(db: mongo.Db): AvailabilityNoticeRepository {
  const notices = db.collection<AvailabilityNotice>(collectionName);
  return {
    add: async ({ user_id, kind, created_at }) => {
      await notices.updateOne({ user_id, kind }, { $setOnInsert: { created_at } }, { upsert: true });
    },
    remove: async ({ user_id, kind }, session) => {
      const { deletedCount } = await notices.deleteOne({ user_id, kind }, within(session));
      return deletedCount === 1;
    },
    findAllOf: (user_id) => notices.find({ user_id }, plain).sort({ created_at: 1 }).toArray(),
    findWaiting: (kinds, limit) =>
      notices
        .find({ kind: { $in: [...kinds] } }, plain)
        .limit(limit)
        .toArray(),
  };
}

export async function createAvailabilityNoticeIndexes(db: mongo.Db): Promise<void> {
  const notices = db.collection(collectionName);
  await notices.createIndex({ user_id: 1, kind: 1 }, { unique: true });
  await notices.createIndex({ kind: 1 });
}
