import { randomUUID } from 'node:crypto';
import { outboxEntries } from '@sabi/event-bus/outbox';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { type AuditEntry, createAuditLog, operationsDatabase } from '../src/audit-log';
import { releaseParked, reportInbox, reportOutbox } from '../src/message-stores';

const operator = `operator-${randomUUID()}`;
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.client.db(operationsDatabase).collection('audit_log').deleteMany({ operator });
  await database.drop();
});

const entry = {
  type: 'test.reported.v1',
  exchange: 'events' as const,
  body: { secret: 'body' },
  correlationId: 'x',
  traceparent: 'x',
  actor: null,
  leaseUntil: new Date(),
};

test('of an outbox it shows what waits, how long, and what was parked for which reason', async () => {
  const { client, db } = database;
  const parkedAt = new Date();
  await outboxEntries(db).insertMany([
    {
      ...entry,
      _id: 'a',
      occurredAt: new Date(Date.now() - 61_000),
      tries: 1,
      parkedAt: null,
      lastError: null,
    },
    { ...entry, _id: 'b', occurredAt: new Date(), tries: 20, parkedAt, lastError: 'PublishNotConfirmed' },
  ]);
  const report = await reportOutbox(client, db.databaseName);
  expect(report).toEqual({
    database: db.databaseName,
    waiting: 1,
    oldestSeconds: expect.any(Number),
    parked: [{ _id: 'b', type: 'test.reported.v1', tries: 20, lastError: 'PublishNotConfirmed', parkedAt }],
  });
  expect(report.oldestSeconds).toBeGreaterThanOrEqual(61);
});

test('a parked message is released under its id, with the operator in the audit log', async () => {
  const { client, db } = database;
  await outboxEntries(db).insertOne({
    ...entry,
    _id: 'b',
    occurredAt: new Date(),
    tries: 20,
    parkedAt: new Date(),
    lastError: 'PublishNotConfirmed',
  });
  const audit = createAuditLog(client, operator);
  const about = { database: db.databaseName, messageId: 'b' };
  expect(await releaseParked(client, about, audit)).toBe(true);
  expect(await outboxEntries(db).findOne()).toMatchObject({ _id: 'b', parkedAt: null, tries: 0 });
  expect(await releaseParked(client, about, audit)).toBe(false);
  const noted = await client
    .db(operationsDatabase)
    .collection<AuditEntry>('audit_log')
    .find({ operator })
    .toArray();
  expect(noted).toHaveLength(2);
  expect(noted[0]).toMatchObject({ action: 'outbox.released', about: { message_id: 'b' }, outcome: 'done' });
});

test('of an inbox it shows what was handled, what is being handled and what was left', async () => {
  const { client, db } = database;
  const inbox = db.collection<{ _id: string; state: string; leaseUntil: Date }>('inbox');
  const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  await inbox.insertMany([
    { _id: '1', state: 'done', leaseUntil: past },
    { _id: '2', state: 'started', leaseUntil: future },
    { _id: '3', state: 'started', leaseUntil: past },
    { _id: '4', state: 'started', leaseUntil: past },
  ]);
  expect(await reportInbox(client, db.databaseName)).toEqual({
    database: db.databaseName,
    done: 1,
    held: 1,
    abandoned: 2,
  });
});
