import { mongo } from 'mongoose';
import { inBatches } from './batches';

type Operation<Stored extends mongo.Document> = mongo.AnyBulkWriteOperation<Stored>;

/**
 * Writes that belong together, in their order. What is to be written in one turn of the event loop is one command, which
 * waits once for the majority. Each write has to bear being made twice.
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
      // One of them was refused, such as a second insert of one id at the same moment: nobody suffers for another's.
      if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
      const outcomes = await Promise.allSettled(batch.map(write));
      return outcomes.map((outcome) =>
        outcome.status === 'rejected' ? (outcome.reason as Error) : undefined,
      );
    }
  });
}
