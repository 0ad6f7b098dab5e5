import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';

const collectionName = 'job_numbers';
type Counter = 'public_no' | 'revision';

/** Within a transaction it serializes its callers; outside one, a number may stay unused. */
export async function takeNext(
  db: mongo.Db,
  counter: Counter,
  session?: mongo.ClientSession,
): Promise<number> {
  const row = await db
    .collection<{ _id: string; last: number }>(collectionName)
    .findOneAndUpdate(
      { _id: counter },
      { $inc: { last: 1 } },
      { upsert: true, returnDocument: 'after', ...within(session) },
    )
    .catch((error: unknown) => {
      // Two callers created the counter at once.
      throw isDuplicateKey(error) ? createTransactionConflict() : error;
    });
  if (!row) throw new Error('unreachable: an upsert returns its document');
  return row.last;
}

/** The last number taken; 0 before the first. */
export async function readLast(db: mongo.Db, counter: Counter): Promise<number> {
  const row = await db.collection<{ _id: string; last: number }>(collectionName).findOne({ _id: counter });
  return row?.last ?? 0;
}
