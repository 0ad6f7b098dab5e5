import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { createBulkWriter } from '../src/data-access/collections/bulk-writer';

interface Thing {
  _id: string;
  value: number;
}

describe('writes of one turn', () => {
  let database: TestDatabase;
  const things = () => database.db.collection<Thing>('things');
  const insert = (_id: string) => ({ insertOne: { document: { _id, value: 0 } } });
  const set = (_id: string, value: number) => ({
    updateOne: { filter: { _id }, update: { $set: { value } }, upsert: true },
  });

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterEach(() =>
    things()
      .deleteMany({})
      .then(() => undefined),
  );

  afterAll(() => database.drop());

  test('are executed in order for each caller', async () => {
    const write = createBulkWriter(things());
    await Promise.all([write([set('a', 1), set('a', 2)]), write([set('b', 3), set('b', 4)])]);
    expect(await things().find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', value: 2 },
      { _id: 'b', value: 4 },
    ]);
  });

  test('a refused write fails for its caller alone', async () => {
    await things().insertOne({ _id: 'taken', value: 0 });
    const write = createBulkWriter(things());
    const outcomes = await Promise.allSettled([
      write([set('a', 1)]),
      write([insert('taken')]),
      write([set('b', 2)]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await things().countDocuments()).toBe(3);
  });
});
