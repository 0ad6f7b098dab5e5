import type { mongo } from 'mongoose';

interface Lease {
  /** Task of the lease. */
  _id: string;
  until: Date;
  granted: boolean;
}

const collectionName = 'leases';

/**
 * Acquires the right to run a task across all replicas, by the database's clock.
 * @returns false while another replica has it
 */
export async function takeLease(db: mongo.Db, name: string, lifeMs: number): Promise<boolean> {
  const isFree = { $lte: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };
  const lease = await db
    .collection<Lease>(collectionName)
    .findOneAndUpdate(
      { _id: name },
      [
        { $set: { granted: isFree } },
        { $set: { until: { $cond: ['$granted', { $add: ['$$NOW', lifeMs] }, '$until'] } } },
      ],
      { upsert: true, returnDocument: 'after' },
    );
  return lease?.granted ?? false;
}
