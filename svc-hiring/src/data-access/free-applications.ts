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
  const add = (month: Pick<Row, 'talent_id' | 'month'>, count: number, session: mongo.ClientSession) =>
    counters.updateOne(month, { $inc: { used: count } }, { upsert: true, session }).catch(rethrowConflict);
  return {
    take: async ({ talentId: talent_id, month, limit }, session) => {
      if (limit === 0) return false;
      await add({ talent_id, month }, 0, session); // without an upsert below, which would meet its own full counter
      const taken = await counters.updateOne(
        { talent_id, month, used: { $lt: limit } },
        { $inc: { used: 1 } },
        { session },
      );
      return taken.modifiedCount === 1;
    },
    giveBack: async ({ talentId: talent_id, month }, session) => {
      await add({ talent_id, month }, -1, session);
    },
    countUsed: async ({ talentId: talent_id, month }) =>
      (await counters.findOne({ talent_id, month }))?.used ?? 0,
  };
}

/** Two callers created the counter at once. */
function rethrowConflict(error: unknown): never {
  throw isDuplicateKey(error) ? createTransactionConflict() : error;
}
