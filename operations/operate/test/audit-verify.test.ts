import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSigningKey } from '@sabi/audit/anchor-keys';
import { type AuditChain, createAuditChain } from '@sabi/audit/audit-chain';
import { createAuditCollections } from '@sabi/audit/audit-collections';
import { createTransact } from '@sabi/service-kit/transaction';
import { createAuditKey } from '@sabi/test-kit/audit-key';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { runCommand } from '../src/commands';
import { readEnv } from '../src/env';

const key = createAuditKey();
let database: TestDatabase;
let chain: AuditChain;
let service: string;

beforeEach(async () => {
  database = await createTestDatabase();
  service = `svc-${database.db.databaseName}`;
  await createAuditCollections(database.db, service);
  chain = createAuditChain(database.db, service);
  for (const about of [['user-1'], [], ['user-2']]) await append(about);
});
afterEach(() => database.drop());

const append = (about: readonly string[]) =>
  createTransact(database.client)((transaction) =>
    chain.append(
      {
        ...{ actor: { id: 'rina', kind: 'staff' }, role: 'service_role', action: 'order.refunded' },
        ...{ subject: { type: 'order', id: 'order-1' }, payload: { about, details: 'Dibayar dua kali' } },
      },
      transaction,
    ),
  );

async function verify({ keys = '', anchors }: { keys?: string; anchors?: string } = {}) {
  const lines: string[] = [];
  const settings = {
    MONGODB_URI: database.uri,
    DATABASES: database.db.databaseName,
    AUDIT_PUBLIC_KEYS: keys,
    FILE_STORE_DIR: '/tmp',
  };
  const print = (line: string) => void lines.push(line);
  await runCommand(readEnv(settings), { words: ['audit', 'verify'], anchors, print });
  return lines;
}

test('a sound chain has a line, with what was erased and up to where anchors confirm it', async () => {
  await chain.anchorHead(readSigningKey(key));
  await append([]);
  await chain.erasePayloads('user-1');
  expect(await verify({ keys: key })).toEqual([
    `${service}: 4 entries sound, 1 payloads erased, confirmed by signed anchors up to entry 3`,
  ]);
  expect((await verify())[0]).toContain('anchors not checked');
});

test('an altered entry is named', async () => {
  await database.db.collection('audit_entries').updateOne({ seq: 2 }, { $set: { role: 'admin' } });
  await expect(verify({ keys: key })).rejects.toThrow(`${service}: entry 2 is wrong: altered`);
});

test('a chain that lost its collections is not taken for a database without one', async () => {
  await database.db.collection('migrations').insertOne({ migrationName: '0009-audit-chain' });
  for (const name of ['entries', 'payloads', 'heads']) await database.db.collection(`audit_${name}`).drop();
  await expect(verify()).rejects.toThrow('head-missing');
});

test('a chain that was begun anew, without its anchors, is found by a log line', async () => {
  const anchor = await chain.anchorHead(readSigningKey(key));
  const folder = await mkdtemp(join(tmpdir(), 'anchors-'));
  const anchors = join(folder, 'log');
  const line = { level: 30, service, anchor, msg: 'audit.anchored' };
  await writeFile(anchors, `no JSON\n{"msg":"other"}\n${JSON.stringify(line)}\n`);
  expect(await verify({ keys: key, anchors })).toHaveLength(1);
  for (const name of ['entries', 'payloads', 'heads', 'anchors'])
    await database.db.collection(`audit_${name}`).deleteMany({});
  await createAuditCollections(database.db, service);
  await append([]);
  expect(await verify({ keys: key })).toHaveLength(1);
  await expect(verify({ keys: key, anchors })).rejects.toThrow('truncated');
  await rm(folder, { recursive: true });
});

test('a database without a chain has no line', async () => {
  for (const name of ['entries', 'payloads', 'heads']) await database.db.collection(`audit_${name}`).drop();
  expect(await verify()).toEqual([]);
});
