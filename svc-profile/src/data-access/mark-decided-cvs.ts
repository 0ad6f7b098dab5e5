import type { mongo } from 'mongoose';
import type { StoredCvImport } from '../domain/cv-import/cv-import-repository';
import type { CvRow } from './cv.model';

/**
 * For the migrations: sets `is_reviewed` on CVs parsed before the field existed. All are marked except those whose CV import
 * is still open.
 */
export async function markDecidedCvs(db: mongo.Db): Promise<void> {
  const open = db
    .collection<StoredCvImport>('cv_proposals')
    .find({ state: 'open', resume_id: { $ne: null }, expires_at: { $gt: new Date() } });
  const waiting = await open.map(({ resume_id: id }) => String(id)).toArray();
  await db
    .collection<CvRow>('resumes')
    .updateMany(
      { state: 'parsed', is_reviewed: { $exists: false }, _id: { $nin: waiting } },
      { $set: { is_reviewed: true } },
    );
}
