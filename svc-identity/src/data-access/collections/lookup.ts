import type { mongo } from 'mongoose';
import { inBatches } from './batches';

/**
 * Finds documents by id with the driver, because mongoose's casting is too slow for every request. Lookups of
 * one event loop turn are one query.
 * @param narrow conditions that all documents meet, such as values of the shard key
 */
export function createLookup<Stored extends { _id: string }, Key extends { readonly id: string }>(
  collection: mongo.Collection<Stored>,
  narrow?: (keys: readonly Key[]) => mongo.Filter<Stored>,
): (key: Key) => Promise<Stored | null> {
  const find = async (keys: readonly Key[], id: unknown): Promise<Stored[]> => {
    const filter = { ...narrow?.(keys), _id: id } as mongo.Filter<Stored>;
    // Needs no other index: the id is selective.
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
