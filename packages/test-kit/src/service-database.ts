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
  const names = (await db.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => !except.includes(name));
  // The query profile of a test can be dropped, but not deleted from.
  if (names.includes('system.profile')) await db.dropCollection('system.profile');
  const filled = await listFilled(
    db,
    names.filter((name) => !name.startsWith('system.')),
  );
  await Promise.all(filled.map((name) => db.collection(name).deleteMany({})));
}

/** One command: a test fills few of the collections of its service, and a deletion costs the same in an empty one. */
async function listFilled(db: Db, names: readonly string[]): Promise<string[]> {
  const first = (name: string) => [{ $limit: 1 }, { $project: { _id: 0, name: { $literal: name } } }];
  const [collection, ...others] = names;
  if (!collection) return [];
  const found = await db
    .collection(collection)
    .aggregate<{ name: string }>([
      ...first(collection),
      ...others.map((name) => ({ $unionWith: { coll: name, pipeline: first(name) } })),
    ])
    .toArray();
  return found.map(({ name }) => name);
}
