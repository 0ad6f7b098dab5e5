import type { mongo } from 'mongoose';

/**
 * Condition of partial indexes on optional texts. The planner uses the index for an equality with it, but not
 * with a condition on the type.
 */
export const isText = { $gt: '' };

/** Replaces indexes with a condition on the type. Unique indexes stay enforced. */
export async function repairTextIndexes(db: mongo.Db, collectionNames: readonly string[]): Promise<void> {
  for (const name of collectionNames) {
    const collection = db.collection(name);
    const indexes = await collection.indexes().catch(() => []); // the collection does not exist yet
    for (const { name: oldName, key, unique, partialFilterExpression: condition } of indexes) {
      const [field, given] = Object.entries((condition ?? {}) as Record<string, unknown>)[0] ?? [];
      if (!oldName || !field || JSON.stringify(given) !== '{"$type":"string"}') continue;
      const partialFilterExpression = { [field]: isText };
      await collection.createIndex(key, {
        name: `${oldName}_text`,
        ...(unique && { unique }),
        partialFilterExpression,
      });
      await collection.dropIndex(oldName);
    }
  }
}
