import { randomBytes } from 'node:crypto';
import { type Db, MongoClient } from 'mongodb';
import { testMongoUri } from './infrastructure';

export interface TestDatabase {
  /** With the database's name, as a service takes it. */
  readonly uri: string;
  readonly client: MongoClient;
  readonly db: Db;
  drop(): Promise<void>;
}

/** An empty database for one test, on the run's MongoDB by default. */
export async function createTestDatabase(mongoUri = testMongoUri()): Promise<TestDatabase> {
  const client = await MongoClient.connect(mongoUri);
  return openTestDatabase(client, `test_${randomBytes(6).toString('hex')}`, mongoUri);
}

export function openTestDatabase(client: MongoClient, name: string, mongoUri = testMongoUri()): TestDatabase {
  const uri = new URL(mongoUri);
  uri.pathname = `/${name}`;
  const db = client.db(name);
  return {
    uri: uri.href,
    client,
    db,
    drop: async () => {
      await db.dropDatabase();
      await client.close();
    },
  };
}
