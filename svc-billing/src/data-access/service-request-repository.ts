import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { within } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { mongo } from 'mongoose';
import type { StoredServiceRequest } from '../domain/service-requests/service-request';
import type { ServiceRequestRepository } from '../domain/service-requests/service-request-repository';

const collectionName = 'service_requests';
const plain = { projection: { _id: 0 } } as const;

export function createServiceRequestRepository(db: mongo.Db): ServiceRequestRepository {
  const requests = db.collection<StoredServiceRequest>(collectionName);
  return {
    insert: async (request, session) => {
      try {
        await requests.insertOne({ ...request }, { session });
      } catch (error) {
        throw isDuplicateKey(error) ? createTransactionConflict() : error;
      }
    },
    find: (id, transaction) => requests.findOne({ id }, { ...plain, ...within(transaction) }),
    countOpen: (user_id, kind, session) =>
      requests.countDocuments({ user_id, kind, state: 'open' }, { session }),
    change: ({ id, userId, from }, changes, session) =>
      requests.findOneAndUpdate(
        { id, state: from, ...(userId !== undefined && { user_id: userId }) },
        { $set: changes },
        { ...plain, session, returnDocument: 'after' },
      ),
    list: (user_id, { after, limit }) =>
      requests
        .find({ user_id, ...(after && olderThan(after)) }, plain)
        .sort({ created_at: -1, id: -1 })
        .limit(limit)
        .toArray(),
    listDue: ({ state }, { after, limit, ids }) =>
      requests
        .find(
          {
            ...(state && { state }),
            $and: [ids ? { id: { $in: [...ids] } } : {}, after ? dueAfter(after) : {}],
          },
          plain,
        )
        .sort({ due_at: 1, id: 1 })
        .limit(limit)
        .toArray(),
    findUnreminded: ({ now, until }, limit) =>
      requests
        .find(
          {
            state: 'open',
            $or: [
              { due_at: { $lt: now }, staff_reminder: { $ne: 'overdue' } },
              { due_at: { $gte: now, $lte: until }, staff_reminder: { $exists: false } },
            ],
          },
          plain,
        )
        .sort({ due_at: 1, id: 1 })
        .limit(limit)
        .toArray(),
    markReminded: async ({ id, staff_reminder: before }, staff_reminder, session) => {
      const { modifiedCount } = await requests.updateOne(
        { id, state: 'open', staff_reminder: before ?? { $exists: false } },
        { $set: { staff_reminder } },
        { session },
      );
      return modifiedCount === 1;
    },
    countOverdue: (now) => requests.countDocuments({ state: 'open', due_at: { $lt: now } }),
    findAllOf: (user_id) => requests.find({ user_id }, plain).sort({ created_at: -1 }).toArray(),
  };
}

const olderThan = ({ time, id }: PagePosition) => ({
  created_at: { $lte: time },
  $or: [{ created_at: { $lt: time } }, { id: { $lt: id } }],
});

const dueAfter = ({ time, id }: PagePosition) => ({
  due_at: { $gte: time },
  $or: [{ due_at: { $gt: time } }, { id: { $gt: id } }],
});

export async function createServiceRequestIndexes(db: mongo.Db): Promise<void> {
  const requests = db.collection(collectionName);
  await requests.createIndex({ id: 1 }, { unique: true });
  await requests.createIndex({ user_id: 1, created_at: -1, id: -1 });
  await requests.createIndex({ state: 1, due_at: 1, id: 1 });
  await requests.createIndex({ due_at: 1, id: 1 });
}
