import type { mongo } from 'mongoose';
import type { ApprovedRecruiters } from '../domain/recruiters/approved-recruiters';

export const approvedRecruitersCollection = 'approved_recruiters';

interface Row {
  /** Account id. */
  readonly _id: string;
  readonly at: Date;
}

export function createApprovedRecruiters(db: mongo.Db): ApprovedRecruiters {
  const recruiters = db.collection<Row>(approvedRecruitersCollection);
  return {
    has: async (_id) => (await recruiters.findOne({ _id })) !== null,
    add: async (_id, at, session) => {
      await recruiters.updateOne({ _id }, { $setOnInsert: { at } }, { session, upsert: true });
    },
  };
}
