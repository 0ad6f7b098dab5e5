import type { mongo } from 'mongoose';
import type { SnapshotLog } from '../domain/board/snapshot-log';

const collectionName = 'search_snapshots';

interface Row {
  readonly _id: string;
  readonly saved_at?: Date;
  readonly failed_at?: Date;
}

export function createSnapshotLog(db: mongo.Db): SnapshotLog {
  const rows = db.collection<Row>(collectionName);
  const _id = 'jobs';
  return {
    read: async () => {
      const row = await rows.findOne({ _id });
      return { savedAt: row?.saved_at ?? null, failedAt: row?.failed_at ?? null };
    },
    recordSaved: async (saved_at) => {
      await rows.updateOne({ _id }, { $set: { saved_at }, $unset: { failed_at: true } }, { upsert: true });
    },
    recordFailed: async (failed_at) => {
      await rows.updateOne({ _id }, { $set: { failed_at } }, { upsert: true });
    },
  };
}
