import type { mongo } from 'mongoose';
import {
  type StoredShareLink,
  type StoredShareView,
  type ViewCount,
  type ShareLinks,
  rememberedDays,
} from '../domain/sharing/share-links';

const linkCollection = 'share_links';
const viewCollection = 'share_link_views';
const plain = { projection: { _id: 0 } } as const;

export function createShareLinks(db: mongo.Db): ShareLinks {
  const links = db.collection<StoredShareLink>(linkCollection);
  const views = db.collection<StoredShareView>(viewCollection);
  const active = (now: Date) => ({ revoked_at: null, expires_at: { $gt: now } });
  return {
    find: (id) => links.findOne({ id }, plain),
    findOwn: (user_id, id) => links.findOne({ id, user_id }, plain),
    findAllOf: (user_id) => links.find({ user_id }, plain).sort({ created_at: -1 }).toArray(),
    countActive: (user_id, now) => links.countDocuments({ user_id, ...active(now) }),
    insert: async (link) => {
      await links.insertOne({ ...link });
    },
    changeActive: (user_id, id, step, now) =>
      links.findOneAndUpdate(
        { id, user_id, ...active(now) },
        { $set: step },
        { ...plain, returnDocument: 'after' },
      ),
    addView: async (view) => {
      await views.insertOne({ ...view });
    },
    countViews: async (user_id) => {
      const rows = await views
        .aggregate<{ _id: string } & ViewCount>([
          { $match: { user_id } },
          { $group: { _id: '$link_id', count: { $sum: 1 }, last: { $max: '$seen_at' } } },
        ])
        .toArray();
      return new Map(rows.map(({ _id, ...count }) => [_id, count]));
    },
    findViews: (user_id, link_id, limit) =>
      views.find({ user_id, link_id }, plain).sort({ seen_at: -1 }).limit(limit).toArray(),
  };
}

export async function createShareLinkIndexes(db: mongo.Db): Promise<void> {
  const links = db.collection(linkCollection);
  await links.createIndex({ id: 1 }, { unique: true });
  await links.createIndex({ user_id: 1, created_at: -1 });
  await links.createIndex({ forget_at: 1 }, { expireAfterSeconds: 0 });
  const views = db.collection(viewCollection);
  await views.createIndex({ user_id: 1, link_id: 1, seen_at: -1 });
  await views.createIndex({ seen_at: 1 }, { expireAfterSeconds: rememberedDays * 86_400 });
}
