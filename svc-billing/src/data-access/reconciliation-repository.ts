import { randomUUID } from 'node:crypto';
import type { ParkingReason } from '@sabi/contracts/http/orders';
import type { mongo } from 'mongoose';

/** One comparison of our orders with the payment provider. */
export interface ReconciliationRun {
  readonly runAt: Date;
  readonly ordersChecked: number;
  readonly paymentsListed: number;
  /** Ids of orders that a lost webhook had left behind. */
  readonly healed: readonly string[];
  readonly drift: readonly {
    readonly orderId: string;
    readonly invoiceId: string;
    readonly reason: ParkingReason;
  }[];
}

export interface ReconciliationRepository {
  /** Lets one replica at a time run, and none again before `everyMs`. @returns when the last whole run began; null: not now */
  begin(everyMs: number): Promise<{ since: Date | null } | null>;
  /** Keeps what a run found, and that it was whole. */
  finish(run: ReconciliationRun): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<ReconciliationRun[]>;
}

/** All by the database's clock: those of the replicas may differ, and one that is ahead would hide payments from the next. */
interface Turn {
  _id: 'reconciliation';
  next_at: Date;
  began_at?: Date;
  whole_at: Date | null;
}

const keptSeconds = 90 * 86_400;
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

/** For the migrations. */
export async function createReconciliationIndexes(db: mongo.Db): Promise<void> {
  await db.collection(runCollection).createIndex({ runAt: 1 }, { expireAfterSeconds: keptSeconds });
}
