import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { repairTextIndexes } from '../src/data-access/collections/text-index';

describe('indexes of texts that an earlier release created', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    const users = database.db.collection('users');
    const isText = { $type: 'string' };
    await users.createIndex(
      { email: 1, aud: 1 },
      { unique: true, partialFilterExpression: { email: isText } },
    );
    await users.createIndex(
      { created_at: 1 },
      { name: 'anonymous', partialFilterExpression: { is_anonymous: true } },
    );
    await users.insertMany([
      { email: 'a@example.com', aud: 'x' },
      { email: null, aud: 'x' },
      { email: null, aud: 'x' },
    ]);
  });

  afterAll(() => database.drop());

  test('are replaced, also repeatedly: lookups use them and an address is still unique', async () => {
    const users = database.db.collection('users');
    const planOf = async () =>
      JSON.stringify(
        (await users.find({ email: 'a@example.com', aud: 'x' }).explain('queryPlanner'))['queryPlanner'],
      );
    expect(await planOf()).toContain('COLLSCAN');
    await repairTextIndexes(database.db, ['users', 'not_there_yet']);
    await repairTextIndexes(database.db, ['users']);
    expect(await planOf()).toContain('IXSCAN');
    await expect(users.insertOne({ email: 'a@example.com', aud: 'x' })).rejects.toMatchObject({
      code: 11_000,
    });
    await users.insertOne({ email: null, aud: 'x' });
    expect((await users.indexes()).map(({ name }) => name).sort()).toEqual([
      '_id_',
      'anonymous',
      'email_1_aud_1_text',
    ]);
  });
});
