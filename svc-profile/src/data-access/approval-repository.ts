import type { PagePosition } from '@sabi/service-kit/page-position';
import { type Connection, trusted } from 'mongoose';
import type { ApprovalRepository } from '../domain/recruiter-approval/approval-repository';
import { approvalModel } from './approval.model';

export function createApprovalRepository(connection: Connection): ApprovalRepository {
  const model = approvalModel(connection);
  return {
    find: async (userId, transaction) =>
      model
        .findOne({ user_id: userId }, { _id: 0 })
        .session(transaction ?? null)
        .lean(),
    insertIfMissing: async (approval, transaction) => {
      const filter = { user_id: approval.user_id };
      const { upsertedCount } = await model.updateOne(
        filter,
        { $setOnInsert: approval },
        { upsert: true, session: transaction },
      );
      return upsertedCount === 1;
    },
    replace: async (approval, transaction) => {
      const filter = { user_id: approval.user_id, version: approval.version - 1 };
      const { matchedCount } = await model.updateOne(filter, { $set: approval }, { session: transaction });
      return matchedCount === 1;
    },
    list: ({ state, after, limit, ids }) =>
      model
        .find(
          {
            ...(state && { state }),
            $and: [ids ? { user_id: trusted({ $in: [...ids] }) } : {}, after ? laterThan(after) : {}],
          },
          { _id: 0 },
        )
        .sort({ submitted_at: 1, user_id: 1 })
        .limit(limit)
        .lean(),
  };
}

/** The first bound lets the index find the start. */
const laterThan = ({ time, id }: PagePosition) => ({
  submitted_at: trusted({ $gte: time }),
  $or: [{ submitted_at: trusted({ $gt: time }) }, { user_id: trusted({ $gt: id }) }],
});
