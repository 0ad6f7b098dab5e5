import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { mongo } from 'mongoose';
import { erasedUserId } from '../domain/account-erasure/account-data';
import type { StoredView, ViewReceipts } from '../domain/views/view-receipts';

export const viewsCollection = 'views';
export type ViewRow = Omit<StoredView, 'id'> & { readonly _id: string };

/** Five years. */
const retentionSeconds = 5 * 365 * 24 * 3600;

/** Not bound to a tenant: a talent reads those of all companies. Shard key: talent_id, which the _id is made of. */
export function createViewReceipts(db: mongo.Db): ViewReceipts {
  const views = db.collection<ViewRow>(viewsCollection);
  return {
    add: async ({ id: _id, ...view }) => {
      try {
        await views.updateOne({ _id, talent_id: view.talent_id }, { $setOnInsert: view }, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error; // two calls at once
      }
    },
    list: async (talent_id, { after, limit }) => {
      const rows = await views
        .find({ talent_id, ...(after && earlierThan(after)) })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return rows.map(({ _id: id, ...view }) => ({ id, ...view }));
    },
    removeAllOf: async (talent_id) => {
      await views.deleteMany({ talent_id });
    },
  };
}

/** Receipts of views by the account stay, without it. */
export async function eraseFromViews(
  db: mongo.Db,
  userId: string,
  session: mongo.ClientSession,
): Promise<void> {
  const views = db.collection<ViewRow>(viewsCollection);
  await views.deleteMany({ talent_id: userId }, { session });
  await views.updateMany({ member_id: userId }, { $set: { member_id: erasedUserId } }, { session });
}

const earlierThan = ({ time, id }: PagePosition): mongo.Filter<ViewRow> => ({
  at: { $lte: time },
  $or: [{ at: { $lt: time } }, { _id: { $lt: id } }],
});

export async function createViewIndexes(db: mongo.Db): Promise<void> {
  const views = db.collection(viewsCollection);
  await views.createIndex({ talent_id: 1, at: -1, _id: -1 });
  await views.createIndex({ member_id: 1 });
  await views.createIndex({ at: 1 }, { expireAfterSeconds: retentionSeconds });
}
