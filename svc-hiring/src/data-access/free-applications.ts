import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { mongo } from 'mongoose';
import type { FreeApplications } from '../domain/applications/application-repository';

export const freeApplicationsCollection = 'free_applications';

interface Row {
  readonly talent_id: string;
  /** `2026-11`, of Asia/Jakarta. */
  readonly month: string;
  readonly used: number;
}

/** One counter by talent and month, so that an account's transactions conflict and none takes more than there is. */
export function createFreeApplications(db: mongo.Db): FreeApplications {
  const counters = db.collection<Row>(freeApplicationsCollection);
  return {
    take: async ({ talentId: talent_id, month, limit }, session) => {
      if (limit === 0) return false;
      // One step, as a filter by `used` would make an upsert meet its own full counter.
      const before = await counters
        .findOneAndUpdate({ talent_id, month }, [{ $set: { used: addUpTo(limit) } }], {
          upsert: true,
          returnDocument: 'before',
          session,
        })
        .catch(rethrowConflict);
      return (before?.used ?? 0) < limit;
    },
    giveBack: async ({ talentId: talent_id, month }, session) => {
      await counters
        .updateOne({ talent_id, month }, { $inc: { used: -1 } }, { upsert: true, session })
        .catch(rethrowConflict);
    },
    countUsed: async ({ talentId: talent_id, month }) =>
      (await counters.findOne({ talent_id, month }))?.used ?? 0,
  };
}

const used = { $ifNull: ['$used', 0] };
const addUpTo = (limit: number) => ({ $cond: [{ $lt: [used, limit] }, { $add: [used, 1] }, used] });

/** Two callers created the counter at once. */
function rethrowConflict(error: unknown): never {
  throw isDuplicateKey(error) ? createTransactionConflict() : error;
}
