import type { mongo } from 'mongoose';
import type { StoredCvImport, CvImportRepository } from '../domain/cv-import/cv-import-repository';

const collectionName = 'cv_proposals';

export function createCvImportRepository(db: mongo.Db): CvImportRepository {
  type Row = Omit<StoredCvImport, 'id'> & { _id: string };
  const rows = db.collection<Row>(collectionName);
  return {
    find: async (user_id, session) => {
      const row = await rows.findOne(
        { user_id, expires_at: { $gt: new Date() } },
        { ...(session && { session }) },
      );
      if (!row) return null;
      const { _id: id, ...cvImport } = row;
      return { ...cvImport, id };
    },
    put: async ({ id, ...cvImport }, session) => {
      await rows.deleteMany({ user_id: cvImport.user_id }, { session });
      await rows.insertOne({ _id: id, ...cvImport }, { session });
    },
    settle: async ({ id, user_id }, settlement, session) => {
      await rows.updateOne({ _id: id, user_id }, { $set: settlement }, { session });
    },
  };
}

/** MongoDB deletes expired imports itself. */
export async function createCvImportIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1 }, { unique: true });
  await db.collection(collectionName).createIndex({ expires_at: 1 }, { expireAfterSeconds: 0 });
}
