import type { Db } from 'mongodb';

/** Names of collections with a document that contains a text in any field. */
export async function findCollectionsContaining(db: Db, text: string): Promise<string[]> {
  const names = (await db.listCollections().toArray()).map(({ name }) => name);
  const held = await Promise.all(
    names.map(async (name) => {
      const documents = await db.collection(name).find().toArray();
      return documents.some((document) => JSON.stringify(document).includes(text)) ? [name] : [];
    }),
  );
  return held.flat();
}
