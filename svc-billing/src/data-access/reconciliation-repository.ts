import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import type {
  ReconciliationRun,
  ReconciliationRepository,
} from '../domain/payments/reconciliation-repository';

/** By the database's clock: a replica's fast clock would hide payments from the next run. */
interface Turn {
  _id: 'reconciliation';
  next_at: Date;
  began_at?: Date;
  whole_at: Date | null;
}

const retentionSeconds = 90 * 86_400;
const runCollection = 'reconciliations';

export function createReconciliationRepository(db: mongo.Db): ReconciliationRepository {
  const runs = db.collection<ReconciliationRun & { _id: string }>(runCollection);
  const turns = db.collection<Turn>('turns');
  return {
    begin: async (everyMs) => {
      await turns.updateOne(
        { _id: 'reconciliation' },
        { $setOnInsert: { next_at: new Date(0), whole_at: null } },
        { upsert: true },
      );
      const turn = await turns.findOneAndUpdate(
        { _id: 'reconciliation', $expr: { $lte: ['$next_at', '$$NOW'] } },
        [{ $set: { next_at: { $add: ['$$NOW', everyMs] }, began_at: '$$NOW' } }],
      );
      return turn && { since: turn.whole_at };
    },
    finish: async (run) => {
      await runs.insertOne({ _id: randomUUID(), ...run });
      await turns.updateOne({ _id: 'reconciliation' }, [{ $set: { whole_at: '$began_at' } }]);
    },
    list: (limit) =>
      runs
        .find({}, { projection: { _id: 0 } })
        .sort({ runAt: -1 })
        .limit(limit)
        .toArray(),
  };
}

export async function createReconciliationIndexes(db: mongo.Db): Promise<void> {
  await db.collection(runCollection).createIndex({ runAt: 1 }, { expireAfterSeconds: retentionSeconds });
}
