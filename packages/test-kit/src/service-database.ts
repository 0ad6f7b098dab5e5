import type { Db } from 'mongodb';
import { createTestDatabase, openTestDatabase, type TestDatabase } from './database';
import { testMongoUri } from './infrastructure';

/** Currently unused databases, listed in a database shared by all test processes of a run. */
const freeDatabases = ({ client }: TestDatabase) =>
  client.db('test_free_databases').collection<{ _id: string; service: string }>('databases');

/**
 * An empty database for a service, with the indexes of its migrations once they have run. Creating a service's indexes
 * costs MongoDB seconds of processor time, so `drop` empties the database and leaves it to the next test of the same
 * service.
 * @param seeded collections that migrations fill
 * @param mongoUri the run's MongoDB by default
 */
export async function createServiceDatabase(
  service: string,
  seeded: readonly string[] = [],
  mongoUri = testMongoUri(),
): Promise<TestDatabase> {
  const fresh = await createTestDatabase(mongoUri);
  const free = await freeDatabases(fresh).findOneAndDelete({ service });
  const database = free ? openTestDatabase(fresh.client, free._id, mongoUri) : fresh;
  return {
    ...database,
    drop: async () => {
      await emptyCollections(database.db, ['migrations', ...seeded]);
      await freeDatabases(database).insertOne({ _id: database.db.databaseName, service });
      await database.client.close();
    },
  };
}

async function emptyCollections(db: Db, except: readonly string[]): Promise<void> {
  const collections = (await db.collections()).filter(({ collectionName: name }) => !except.includes(name));
  await Promise.all(
    collections.map((collection) =>
      // The query profile of a test can be dropped, but not deleted from.
      collection.collectionName === 'system.profile' ? collection.drop() : collection.deleteMany({}),
    ),
  );
}
