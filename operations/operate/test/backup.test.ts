import { createHash, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ListableFileStore } from '@sabi/file-store/file-store';
import { openFileStore } from '@sabi/file-store/from-env';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { testS3 } from '@sabi/test-kit/infrastructure';
import { fileStoreSettings, type RunningS3, startS3 } from '@sabi/test-kit/s3-server';
import { BSON, type Db, type Document } from 'mongodb';
import { checkBackup } from '../src/backup/check-backup';
import { BackupDamaged, DatabaseNotEmpty, restoreBackup } from '../src/backup/restore-backup';
import { FolderNotEmpty, takeBackup } from '../src/backup/take-backup';

const isS3Installed = testS3() !== undefined;
let root: string;
let ownS3: RunningS3 | undefined;
let database: TestDatabase;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'backup-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  await ownS3?.stop();
  ownS3 = undefined;
  await rm(root, { recursive: true });
});

const stores: [string, () => Promise<ListableFileStore>][] = [
  ['a folder', async () => openFileStore(envOf({ FILE_STORE_DIR: join(root, 'store') }))],
  ...(isS3Installed ? [['S3', openOwnS3] as [string, () => Promise<ListableFileStore>]] : []),
];

/** A separate store, as a backup includes and restores all files, also those of other tests. */
async function openOwnS3(): Promise<ListableFileStore> {
  ownS3 = await startS3({ folder: join(root, 's3') });
  if (!ownS3) throw new Error('There is no S3 server any more');
  return openFileStore(envOf(fileStoreSettings(ownS3)));
}

function envOf(env: Partial<Parameters<typeof openFileStore>[0]>): Parameters<typeof openFileStore>[0] {
  return { S3_REGION: 'us-east-1', S3_BUCKET: 'unused', ...env };
}

/** Every type of value and of index that the services use. */
async function seed(db: Db): Promise<void> {
  await db.collection('people').createIndex({ email: 1 }, { unique: true });
  await db.collection('people').createIndex({ summary: 'text' });
  await db
    .collection('people')
    .createIndex({ born: 1 }, { partialFilterExpression: { born: { $gt: new Date(0) } } });
  await db.collection('sessions').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 3600 });
  await db.createCollection('nothing_yet');
  const people: Document[] = Array.from({ length: 2500 }, (_unused, number) => ({
    email: `${number}@example.com`,
    summary: 'Ibu Laksmi · 経歴 · "quoted"\n',
    born: new Date(86_400_000 * number),
    cost: new BSON.Decimal128('12.50'),
    big: new BSON.Long('9007199254740993'),
    double: new BSON.Double(3),
    secret: new BSON.Binary(Buffer.from([0, 255, number % 256])),
    nested: [{ a: null, b: [1, 'x', true] }],
  }));
  await db.collection('people').insertMany(people);
  await db
    .collection<{ _id: string; expiresAt: Date }>('sessions')
    .insertOne({ _id: 'one', expiresAt: new Date() });
}

/** Content of a database in a lossless form. */
async function read(db: Db): Promise<object> {
  const names = (await db.listCollections().toArray()).map(({ name }) => name).sort();
  const entries = await Promise.all(
    names.map(async (name) => {
      const documents = await db
        .collection(name)
        .find({}, { promoteValues: false })
        .sort({ _id: 1 })
        .toArray();
      const indexes = BSON.EJSON.stringify(await db.collection(name).indexes());
      const lines = documents.map((document) => BSON.EJSON.stringify(document, { relaxed: false }));
      return [
        name,
        { first: lines[0], all: createHash('sha256').update(lines.join('\n')).digest('hex'), indexes },
      ];
    }),
  );
  return Object.fromEntries(entries) as object;
}

test.each(stores)(
  'what was backed up comes back whole after everything was lost, with %s',
  async (_name, open) => {
    const files = await open();
    const keys = [`${randomUUID()}/cv_1.pdf`, `${randomUUID()}/cv_2.parsed.json`];
    for (const key of keys)
      await files.put(key, Readable.from([`content of ${key}`]), { mediaType: 'text/plain' });
    await seed(database.db);
    const before = await read(database.db);
    const source = { client: database.client, databases: [database.db.databaseName], files };
    await takeBackup(join(root, 'backup'), source);

    await database.db.dropDatabase();
    for (const key of keys) await files.delete(key);
    const manifest = await restoreBackup(join(root, 'backup'), { client: database.client, files });

    expect(await read(database.db)).toEqual(before);
    expect(manifest.databases[0]?.collections.map(({ name }) => name).sort()).toEqual([
      'nothing_yet',
      'people',
      'sessions',
    ]);
    for (const key of keys) expect(await text((await files.get(key)).stream)).toBe(`content of ${key}`);
    await expect(database.db.collection('people').insertOne({ email: '1@example.com' })).rejects.toThrow(
      /E11000/,
    );
    for (const key of keys) await files.delete(key);
  },
);

describe('a backup', () => {
  const files = () => openFileStore(envOf({ FILE_STORE_DIR: join(root, 'store') }));
  const take = async (folder = join(root, 'backup')) => {
    const store = files();
    await store.put('someone/cv_1.pdf', Readable.from(['one']), { mediaType: 'text/plain' });
    await takeBackup(folder, {
      client: database.client,
      databases: [database.db.databaseName],
      files: store,
    });
    return folder;
  };

  test('is of one moment, however much is written meanwhile', async () => {
    const { client, db } = database;
    await db.createCollection('first');
    await db.createCollection('second');
    await db
      .collection('first')
      .insertMany(Array.from({ length: 5000 }, () => ({ filler: 'x'.repeat(500) })));
    let isOver = false;
    let pairs = 0;
    const writing = (async () => {
      for (; !isOver; pairs += 1)
        await client.withSession((session) =>
          session.withTransaction(async () => {
            await db.collection('first').insertOne({ pair: pairs }, { session });
            await db.collection('second').insertOne({ pair: pairs }, { session });
          }),
        );
    })();
    const store = files();
    await store.assertReachable();
    const manifest = await takeBackup(join(root, 'backup'), {
      client,
      databases: [db.databaseName],
      files: store,
    });
    isOver = true;
    await writing;
    const counts = Object.fromEntries(
      manifest.databases[0]?.collections.map(({ name, documents }) => [name, documents]) ?? [],
    ) as Record<string, number>;
    expect(counts['first']).toBe(5000 + (counts['second'] ?? 0));
    expect(counts['second']).toBeLessThan(pairs);
  });

  test('has the files that came while it was taken', async () => {
    const store = files();
    await store.assertReachable();
    let rounds = 0;
    const watched: ListableFileStore = {
      description: store.description,
      put: (...given) => store.put(...given),
      get: (key) => store.get(key),
      delete: (key) => store.delete(key),
      deleteUnfinished: (which) => store.deleteUnfinished(which),
      assertReachable: () => store.assertReachable(),
      list: async function* () {
        rounds += 1;
        if (rounds === 2)
          await store.put('late/cv_1.pdf', Readable.from(['late']), { mediaType: 'text/plain' });
        yield* store.list();
      },
    };
    const { client, db } = database;
    const manifest = await takeBackup(join(root, 'backup'), {
      client,
      databases: [db.databaseName],
      files: watched,
    });
    expect(manifest.files.map(({ key }) => key)).toEqual(['late/cv_1.pdf']);
  });

  test('never writes over another', async () => {
    const folder = await take();
    await expect(take(folder)).rejects.toThrow(FolderNotEmpty);
  });

  test('that was changed since is refused before anything is written', async () => {
    await database.db.collection('people').insertOne({ a: 1 });
    const folder = await take();
    await database.db.dropDatabase();
    await appendFile(join(folder, 'files/someone/cv_1.pdf'), '!');
    const target = { client: database.client, files: files() };
    await expect(restoreBackup(folder, target)).rejects.toThrow(BackupDamaged);
    expect(await database.db.listCollections().toArray()).toEqual([]);
  });

  const listCheckDatabases = async () => {
    const { databases } = await database.client.db().admin().listDatabases({ nameOnly: true });
    return databases.filter(
      ({ name }) => /^check_\w+_/.test(name) && name.endsWith(database.db.databaseName),
    );
  };

  test('is checked by restoring it beside what is there, and nothing of that stays', async () => {
    await seed(database.db);
    const before = await read(database.db);
    const folder = await take();
    const { databases, files: saved } = await checkBackup(folder, database.client);
    expect(databases[0]?.collections.find(({ name }) => name === 'people')?.documents).toBe(2500);
    expect(saved).toHaveLength(1);
    expect(await listCheckDatabases()).toEqual([]);
    expect(await read(database.db)).toEqual(before);
  });

  test('that cannot be restored fails its check: an index that its documents contradict', async () => {
    await database.db
      .collection('people')
      .insertMany([{ email: 'a@example.com' }, { email: 'a@example.com' }]);
    const folder = await take();
    const path = join(folder, 'manifest.json');
    const manifest = await readFile(path, 'utf8');
    const unique = JSON.stringify(
      '[{"v":{"$numberInt":"2"},"key":{"email":{"$numberInt":"1"}},"name":"email_1","unique":true}]',
    );
    await writeFile(
      path,
      manifest.replace(/"indexes": ".*"/, () => `"indexes": ${unique}`),
    );
    await expect(checkBackup(folder, database.client)).rejects.toThrow(/E11000/);
    expect(await listCheckDatabases()).toEqual([]);
  });

  test('that was changed since fails its check', async () => {
    await database.db.collection('people').insertOne({ a: 1 });
    const folder = await take();
    await appendFile(join(folder, 'files/someone/cv_1.pdf'), '!');
    await expect(checkBackup(folder, database.client)).rejects.toThrow(BackupDamaged);
  });

  test('is not mixed with what a database holds', async () => {
    await database.db.collection('people').insertOne({ a: 1 });
    const folder = await take();
    const target = { client: database.client, files: files() };
    await expect(restoreBackup(folder, target)).rejects.toThrow(DatabaseNotEmpty);
    expect(await database.db.collection('people').countDocuments()).toBe(1);
  });
});
