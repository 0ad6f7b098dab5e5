import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { toAppError } from '@sabi/service-kit/to-app-error';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { silentLogger } from '@sabi/test-kit/silent-logger';

const mostConnections = 50;

describe('when every connection to the database is in use', () => {
  let database: TestDatabase;
  let mongo: MongoConnection;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.db.collection('things').insertOne({ name: 'one' });
    mongo = await openMongoConnection(createMongoConnection(), { uri: database.uri, logger: silentLogger });
  });
  afterAll(async () => {
    await mongo.close();
    await database.drop();
  });

  test('a request that has waited five seconds for one is refused', async () => {
    const things = mongo.db.collection('things');
    // Longer than a connection may be silent and than callers wait for one.
    const slow = Array.from({ length: mostConnections }, () =>
      things.findOne({ $where: 'sleep(60000) || true' }).catch(() => undefined),
    );
    const refusal = await things.findOne().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ name: 'MongoWaitQueueTimeoutError' });
    expect(toAppError(refusal)).toMatchObject({ code: 'DEPENDENCY_UNAVAILABLE', retryAfterSeconds: 5 });
    await mongo.connection.getClient().close(true);
    await Promise.all(slow);
  });
});
