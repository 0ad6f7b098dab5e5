import type { mongo } from 'mongoose';
import type { StoredProposal } from './cv-import-repository';
import type { ResumeDocument } from './cv.model';

/**
 * For the migrations: CVs that were read before it was noted which of them their owners have decided on. All count as
 * decided on but those whose proposal still waits: of the others nothing is left to decide.
 */
export async function markReviewedResumes(db: mongo.Db): Promise<void> {
  const open = db
    .collection<StoredProposal>('cv_proposals')
    .find({ state: 'open', resume_id: { $ne: null }, expires_at: { $gt: new Date() } });
  const waiting = await open.map(({ resume_id: id }) => String(id)).toArray();
  await db
    .collection<ResumeDocument>('resumes')
    .updateMany(
      { state: 'parsed', is_reviewed: { $exists: false }, _id: { $nin: waiting } },
      { $set: { is_reviewed: true } },
    );
}
