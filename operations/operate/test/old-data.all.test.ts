// Today's services on data that the code of 23 November 2026 wrote: see old-data/make.mjs.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deadQueueName } from '@sabi/event-bus/amqp-topology';
import { queues } from '@sabi/contracts/messages/queues';
import { S3FileStore } from '@sabi/file-store/s3-file-store';
import { eventually } from '@sabi/test-kit/eventually';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { type Site, startSite } from '@sabi/test-kit/site/site';
import { deployables } from '@sabi/test-kit/site/site-settings';
import amqp from 'amqplib';
import { BSON, type Document, MongoClient } from 'mongodb';
import { restoreBackup } from '../src/backup/restore-backup';
import type * as Facts from './old-data/facts.json';
import { shiftBackup } from './old-data/shift-backup';

const data = join(__dirname, 'old-data');
const password = 'jendela-7-biru';
/** The site's databases have the names of the deployables. */
const databaseNames: Readonly<Record<string, string>> = { platform: 'gateway' };
const services = ['svc-identity', 'svc-profile', 'svc-ai', 'svc-billing', 'gateway'] as const;
/** What is written without a request: leases, and what is counted or was handled. */
const changing = ['leases', 'inbox', 'outbox', 'attempts', 'request_limits', 'turns'];

let work: string;
let facts: typeof Facts;
let site: Site | undefined;
let migrationsBefore: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'sabi-old-data-'));
  facts = JSON.parse(await readFile(join(data, 'facts.json'), 'utf8')) as typeof Facts;
  const folder = join(work, 'backup');
  await shiftBackup(join(data, 'backup'), folder, (name) => databaseNames[name] ?? `svc-${name}`);
  const { shareLink, fileLink, unsubscribe, visitor, mailToken } = facts.secrets;
  site = await startSite({
    restore: async ({ mongoUri, rabbit, s3 }) => {
      await declareOldTopology(rabbit.url);
      const client = await MongoClient.connect(mongoUri);
      await restoreBackup(folder, { client, files: new S3FileStore(s3) });
      migrationsBefore = await readMigrations(client);
      await client.close();
    },
    settings: {
      'svc-identity': { MAIL_TOKEN_SECRET: mailToken },
      'svc-profile': {
        ...{ SHARE_LINK_SECRET: shareLink, FILE_LINK_SECRET: fileLink, UNSUBSCRIBE_SECRET: unsubscribe },
      },
      'svc-ai': { VISITOR_SECRET: visitor },
    },
  });
  if (!site) reportSkipped('RabbitMQ or versitygw is missing: no service was started on earlier data');
}, 600_000);

afterAll(async () => {
  await site?.close();
  if (work) await rm(work, { recursive: true, force: true });
}, 120_000);

/** Exchanges, queues and bindings as the earlier code declared them. */
async function declareOldTopology(url: string): Promise<void> {
  const calls = JSON.parse(await readFile(join(data, 'topology.json'), 'utf8')) as [string, ...unknown[]][];
  const connection = await amqp.connect(url);
  const channel = await connection.createChannel();
  for (const [method, ...args] of calls)
    await (channel as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>)[method]?.(...args);
  await connection.close();
}

async function readMigrations(client: MongoClient): Promise<Record<string, string[]>> {
  const read = async (name: string) => {
    const documents = await client.db(name).collection('migrations').find().toArray();
    return documents.map((document) => String(document['migrationName'] ?? document['name'] ?? document._id));
  };
  return Object.fromEntries(
    await Promise.all(services.map(async (name) => [name, await read(name)] as const)),
  );
}

const readCurrentMigrations = async (running: Site) => {
  const entries = services.map(async (name) => {
    const documents = await running.databaseOf(name).collection('migrations').find().toArray();
    const names = documents.map(({ migrationName, name: other, _id }) =>
      String(migrationName ?? other ?? _id),
    );
    return [name, names] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

async function signIn(running: Site, email: string) {
  const response = await fetch(`${running.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect([email, response.status]).toEqual([email, 200]);
  const { access_token: token, user } = (await response.json()) as {
    access_token: string;
    user: { id: string };
  };
  const headers = { Authorization: `Bearer ${token}` };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${running.url}${path}`, { headers });
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as T;
  };
  return { id: user.id, headers, read };
}

/** Everything that a service keeps for good, by database and collection, as hashes. */
async function readContent(running: Site): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const service of services) {
    const db = running.databaseOf(service);
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
      if (changing.includes(name)) continue;
      const documents: Document[] = await db.collection(name).find().sort({ _id: 1 }).toArray();
      const text = documents.map((each) => BSON.EJSON.stringify(each, { relaxed: false })).join('\n');
      content[`${service}.${name}`] = createHash('sha256').update(text).digest('hex');
    }
  }
  return content;
}

/** Fails while a message waits anywhere, or one is a dead letter. */
async function assertHandled(running: Site): Promise<void> {
  const waiting: Record<string, number> = {};
  for (const service of services.filter((name) => name !== 'gateway')) {
    const count = await running.databaseOf(service).collection('outbox').countDocuments({ sentAt: null });
    if (count > 0) waiting[`${service} outbox`] = count;
  }
  const connection = await amqp.connect(running.rabbit.url);
  const channel = await connection.createChannel();
  const names = queues.map(({ name }) => name);
  for (const name of new Set([...names, ...names.map(deadQueueName), 'unrouted.q'])) {
    const { messageCount } = await channel.checkQueue(name);
    if (messageCount > 0) waiting[name] = messageCount;
  }
  await connection.close();
  expect(waiting).toEqual({});
}

async function assertReadable(running: Site): Promise<void> {
  const talent = await signIn(running, facts.talent.email);
  const recruiter = await signIn(running, facts.recruiter.email);
  expect([talent.id, recruiter.id]).toEqual([facts.talent.id, facts.recruiter.id]);

  const { profile } = await talent.read<{ profile: { last_name: string } }>('/api/profile/v1/profile');
  expect(profile.last_name).toBe(facts.talent.lastName);
  const { resumes } = await talent.read<{ resumes: { id: string; file_name: string }[] }>(
    '/api/profile/v1/resumes',
  );
  expect(resumes.map((each) => each.file_name).sort()).toEqual([facts.cv.name, facts.waiting.cv.name].sort());
  for (const cv of [facts.cv, facts.waiting.cv]) {
    const link = await fetch(`${running.url}/api/profile/v1/resumes/${cv.resumeId}/download-link`, {
      method: 'POST',
      headers: talent.headers,
    });
    const { url } = (await link.json()) as { url: string };
    const file = await fetch(new URL(url, running.url));
    const hash = createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex');
    expect([cv.name, hash]).toEqual([cv.name, cv.sha256]);
  }

  const { turns } = await talent.read<{ turns: { from: string; text: string }[] }>(
    `/api/ai/v1/conversations/${facts.conversation.id}`,
  );
  expect(turns.map(({ from }) => from)).toEqual(['user', 'bot']);
  expect(turns[0]?.text).toBe(facts.conversation.question);
  expect(turns[1]?.text.length).toBeGreaterThan(0);

  const order = await talent.read<object>(`/api/billing/v1/orders/${facts.payment.orderId}`);
  expect(order).toMatchObject({ status: 'paid', amount: facts.payment.amount });
  const { receipts } = await talent.read<{ receipts: { receipt_id: string; number: string }[] }>(
    '/api/billing/v1/receipts',
  );
  expect(receipts.map(({ number }) => number)).toEqual([facts.payment.receiptNumber]);
  const pdf = await fetch(`${running.url}/api/billing/v1/receipts/${receipts[0]?.receipt_id}/file`, {
    headers: talent.headers,
  });
  expect((await pdf.text()).startsWith('%PDF-')).toBe(true);
  const plan = await talent.read<object>('/api/billing/v1/plan');
  expect(JSON.stringify(plan)).toContain('"basic"');

  const token = new URL(facts.share.url).searchParams.get('token') ?? '';
  const shared = await fetch(`${running.url}/api/profile/v1/shared?token=${token}`);
  expect([shared.status, JSON.stringify(await shared.json())]).toEqual([
    200,
    expect.stringContaining(facts.talent.lastName),
  ]);
  const inquiries = running.databaseOf('svc-profile').collection('contact_inquiries');
  expect(await inquiries.distinct('message')).toEqual(
    expect.arrayContaining([facts.message, facts.waiting.message]),
  );
}

test('migrations of every service have run, those of then are not run again', async () => {
  if (!site) return;
  const now = await readCurrentMigrations(site);
  for (const service of services) {
    expect([service, now[service]]).toEqual([
      service,
      expect.arrayContaining([...(migrationsBefore[service] ?? [])]),
    ]);
    expect(new Set(now[service]).size).toBe(now[service]?.length);
  }
  const sum = (names: Readonly<Record<string, readonly string[]>>) => Object.values(names).flat().length;
  expect(sum(now)).toBeGreaterThan(sum(migrationsBefore));
}, 60_000);

test('messages that waited in the outboxes are sent, and handled by the services of now', async () => {
  const running = site;
  if (!running) return;
  const { read } = await signIn(running, facts.talent.email);
  await eventually(async () => {
    const { state } = await read<{ state: string }>(`/api/profile/v1/resumes/${facts.waiting.cv.resumeId}`);
    expect(state).toBe('parsed');
  });
  await eventually(() => assertHandled(running));
}, 300_000);

test('accounts, profile, CVs, chat, payment, receipt and messages are readable', async () => {
  if (site) await assertReadable(site);
}, 120_000);

test('a second start changes nothing', async () => {
  const running = site;
  if (!running) return;
  const [migrations, content] = [await readCurrentMigrations(running), await readContent(running)];
  for (const name of deployables.filter((each) => each !== 'shell')) await running.replicas[name].stop();
  for (const name of deployables.filter((each) => each !== 'shell')) await running.replicas[name].add();
  expect(await readCurrentMigrations(running)).toEqual(migrations);
  expect(await readContent(running)).toEqual(content);
  await assertReadable(running);
  await assertHandled(running);
}, 600_000);
