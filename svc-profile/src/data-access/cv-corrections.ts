import type { mongo } from 'mongoose';
import type { CvCorrection, CvCorrections } from '../domain/cv-corrections/cv-correction';

const collectionName = 'cv_corrections';

export function createCvCorrections(db: mongo.Db): CvCorrections {
  type Row = Omit<CvCorrection, 'id'> & { _id: string };
  const rows = db.collection<Row>(collectionName);
  const toCorrection = ({ _id: id, ...row }: Row): CvCorrection => ({ id, ...row });
  const kept = () => ({ expires_at: { $gt: new Date() } });
  return {
    put: async ({ id, ...row }, session) => {
      await rows.replaceOne({ _id: id }, row, { upsert: true, session });
    },
    count: (user_id) => rows.countDocuments({ user_id, ...kept() }),
    findAllOf: async (user_id) =>
      (await rows.find({ user_id, ...kept() }).toArray()).map((row) => toCorrection(row as Row)),
    all: async function* () {
      for await (const row of rows.find(kept()).sort({ consented_at: 1 })) yield toCorrection(row as Row);
    },
    remove: async (_id, session) => {
      await rows.deleteOne({ _id }, { session });
    },
    removeAllOf: async (user_id) => {
      await rows.deleteMany({ user_id });
    },
    removeOfCv: async (resume_id) => {
      await rows.deleteMany({ resume_id });
    },
  };
}

/** MongoDB deletes expired corrections itself. */
export async function createCvCorrectionIndexes(db: mongo.Db): Promise<void> {
  const rows = db.collection(collectionName);
  await rows.createIndex({ user_id: 1 });
  await rows.createIndex({ resume_id: 1 });
  await rows.createIndex({ expires_at: 1 }, { expireAfterSeconds: 0 });
}
