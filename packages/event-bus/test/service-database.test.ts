import { randomUUID } from 'node:crypto';
import { createServiceDatabase } from '@sabi/test-kit/service-database';

test('a database that a test leaves is the next one of the service, empty, with its indexes and what is kept', async () => {
  const service = `service ${randomUUID()}`;
  const first = await createServiceDatabase(service, ['seeded']);
  await first.db.collection('filled').createIndex({ name: 1 });
  await first.db.collection('also').insertMany([{ name: 'a' }, { name: 'b' }]);
  await first.db.createCollection('untouched');
  for (const name of ['filled', 'migrations', 'seeded']) await first.db.collection(name).insertOne({ name });
  await first.db.command({ profile: 2 });
  await first.db.collection('filled').findOne({});
  await first.db.command({ profile: 0 });
  await first.drop();

  const next = await createServiceDatabase(service, ['seeded']);
  expect(next.db.databaseName).toBe(first.db.databaseName);
  const collections = await next.db.collections();
  const counts = await Promise.all(
    collections.map(async (each) => [each.collectionName, await each.countDocuments()] as const),
  );
  expect(Object.fromEntries(counts)).toEqual({ also: 0, filled: 0, migrations: 1, seeded: 1, untouched: 0 });
  expect(await next.db.collection('filled').indexExists('name_1')).toBe(true);
  await next.drop();
});
