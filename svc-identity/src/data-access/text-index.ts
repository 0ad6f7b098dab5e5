import type { mongo } from 'mongoose';

/**
 * Which documents stand in an index of a text that may be missing. By this condition, and not by the type, a lookup by a
 * value is known to be about them: the planner does not follow from `email: 'a@b.c'` that the address is a text.
 */
export const isText = { $gt: '' };

/** For the migrations: gives indexes that were made by the type the condition above. Unique ones stay so all along. */
export async function repairTextIndexes(db: mongo.Db, collectionNames: readonly string[]): Promise<void> {
  for (const name of collectionNames) {
    const collection = db.collection(name);
    const indexes = await collection.indexes().catch(() => []); // there is no such collection yet
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
