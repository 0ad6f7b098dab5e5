import type { mongo } from 'mongoose';
import type { JobChangeKind, JobChanges } from '../domain/jobs/job-repository';
import { readLast, takeNext } from './counters';

const collectionName = 'job_changes';
/** After a longer outage the index is rebuilt. */
const retentionSeconds = 7 * 24 * 3600;

interface Row {
  /** Revision. */
  readonly _id: number;
  readonly job_id: string;
  readonly kind: JobChangeKind;
  readonly at: Date;
}

export function createJobChanges(db: mongo.Db): JobChanges {
  const changes = db.collection<Row>(collectionName);
  return {
    add: async ({ jobId: job_id, kind, at }, session) => {
      const revision = await takeNext(db, 'revision', session);
      await changes.insertOne({ _id: revision, job_id, kind, at }, { session });
      return revision;
    },
    listAfter: async (revision, limit) => {
      const rows = await changes
        .find({ _id: { $gt: revision } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      return rows.map(({ _id, job_id: jobId }) => ({ revision: _id, jobId }));
    },
    findLast: () => readLast(db, 'revision'),
  };
}

export async function createJobChangeIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ at: 1 }, { expireAfterSeconds: retentionSeconds });
}
