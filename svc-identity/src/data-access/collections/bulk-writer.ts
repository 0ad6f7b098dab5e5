import { mongo } from 'mongoose';
import { inBatches } from './batches';

type Operation<Stored extends mongo.Document> = mongo.AnyBulkWriteOperation<Stored>;

/**
 * Groups the writes of one event loop turn into an ordered command, which waits once for the majority. Each
 * write must be idempotent.
 */
export function createBulkWriter<Stored extends mongo.Document>(
  collection: mongo.Collection<Stored>,
): (operations: readonly Operation<Stored>[]) => Promise<void> {
  const write = async (operations: readonly Operation<Stored>[]): Promise<void> => {
    await collection.bulkWrite([...operations], { ordered: true });
  };
  return inBatches(async (batch: readonly (readonly Operation<Stored>[])[]) => {
    try {
      await write(batch.flat());
      return batch.map(() => undefined);
    } catch (error) {
      // A failed write, such as a concurrent insert of the same id, rejects only for its caller.
      if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
      const outcomes = await Promise.allSettled(batch.map(write));
      return outcomes.map((outcome) =>
        outcome.status === 'rejected' ? (outcome.reason as Error) : undefined,
      );
    }
  });
}
