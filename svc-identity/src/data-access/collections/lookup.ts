import type { mongo } from 'mongoose';
import { inBatches } from './batches';

/**
 * Finds documents by id with the driver alone, as casting by mongoose is too slow for what every request does. Lookups
 * within one turn of the event loop become one query.
 * @param narrow further conditions that all documents meet, such as values of the shard key
 */
export function createLookup<Stored extends { _id: string }, Key extends { readonly id: string }>(
  collection: mongo.Collection<Stored>,
  narrow?: (keys: readonly Key[]) => mongo.Filter<Stored>,
): (key: Key) => Promise<Stored | null> {
  const find = async (keys: readonly Key[], id: unknown): Promise<Stored[]> => {
    const filter = { ...narrow?.(keys), _id: id } as mongo.Filter<Stored>;
    // The id is selective enough: no other index is needed.
    const found = await collection
      .find(filter, narrow || keys.length > 1 ? { hint: { _id: 1 } } : {})
      .toArray();
    return found as Stored[];
  };
  return inBatches(async (keys: readonly Key[]) => {
    const ids = [...new Set(keys.map(({ id }) => id))];
    const found = await find(keys, ids.length === 1 ? ids[0] : { $in: ids });
    const byId = new Map(found.map((stored) => [stored._id, stored]));
    return keys.map(({ id }) => byId.get(id) ?? null);
  });
}
