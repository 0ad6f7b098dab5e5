import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type RunningMongo, startMongo } from '@sabi/dev-infra/mongo';
import { type RunningRabbit, startRabbit } from '@sabi/dev-infra/rabbit';
import { createAuditKey } from '@sabi/test-kit/audit-key';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import getPort from 'get-port';
import { type Db, MongoClient } from 'mongodb';
import { readFamilyCpuMs } from '../figures/cpu-time';
import { Processes } from '../load/processes';
import { cvKey, startProfiles } from './profiles';

export const serverNames = ['svc-hiring', 'svc-notification', 'MongoDB', 'RabbitMQ'] as const;
export type ServerName = (typeof serverNames)[number];
export type CpuTimes = Readonly<Record<ServerName, number>>;

/** svc-hiring and svc-notification with their servers, each a process; svc-profile is a stand-in in this one. */
export interface ApplicationServers {
  readonly hiringUrl: string;
  readonly notificationUrl: string;
  readonly hiring: Db;
  readonly notification: Db;
  readonly issuer: TokenIssuer;
  readonly fileFolder: string;
  readonly pids: Readonly<Record<ServerName, number>>;
}

/** Names the bench's own operations in the profiler of the database. */
export const benchAppName = 'bench';
const cvBytes = 120_000;
const quietMs = 1000;
const longestWaitMs = 120_000;
const pollMs = 100;

export async function withApplicationServers<T>(
  work: (servers: ApplicationServers) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-bench-'));
  const processes = new Processes();
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const mongo = await startMongo({ folder: join(folder, 'mongo') });
    closers.unshift(() => mongo.stop());
    const rabbit = await startRabbit({ folder: join(folder, 'rabbit') });
    if (!rabbit) throw new Error('The services need RabbitMQ where they run by themselves: install it first');
    closers.unshift(() => rabbit.stop());
    const issuer = await startTokenIssuer();
    closers.unshift(() => issuer.close());
    const profiles = await startProfiles();
    closers.unshift(() => profiles.stop());
    await rabbit.ready;
    const client = await MongoClient.connect(mongo.uri, { appName: benchAppName });
    closers.unshift(() => client.close());
    const around = { folder, mongo, rabbit, issuer, profileUrl: profiles.url };
    const services = await startServices(processes, around);
    return await work({
      ...{ hiringUrl: services.hiring.url, notificationUrl: services.notification.url },
      ...{ hiring: client.db('hiring'), notification: client.db('notification'), issuer },
      fileFolder: join(folder, 'files'),
      pids: {
        'svc-hiring': services.hiring.pid,
        'svc-notification': services.notification.pid,
        MongoDB: mongo.pid,
        RabbitMQ: rabbit.pid,
      },
    });
  } finally {
    await processes.stop();
    for (const close of closers) await close();
  }
}

interface Surroundings {
  readonly folder: string;
  readonly mongo: RunningMongo;
  readonly rabbit: RunningRabbit;
  readonly issuer: TokenIssuer;
  readonly profileUrl: string;
}

async function startServices(
  processes: Processes,
  { folder, mongo, rabbit, issuer, profileUrl }: Surroundings,
) {
  const files = join(folder, 'files');
  await mkdir(dirname(join(files, cvKey)), { recursive: true });
  await writeFile(join(files, cvKey), randomBytes(cvBytes));
  const [hiringUrl, notificationUrl] = [await findUrl(), await findUrl()];
  const secret = randomBytes(32).toString('hex');
  const start = async (file: string, { url, database }: Place, env: Record<string, string>) => {
    const uri = new URL(mongo.uri);
    uri.pathname = `/${database}`;
    const pid = await processes.start(file, {
      env: {
        NODE_ENV: 'test', // as in production, but the search is in memory and mails go to the log
        PORT: new URL(url).port,
        MONGODB_URI: uri.href,
        AMQP_URL: rabbit.url,
        IDENTITY_JWKS_URL: issuer.jwksUrl,
        IDENTITY_ISSUER: issuer.issuer,
        PROFILE_URL: profileUrl,
        SITE_URL: hiringUrl,
        NOTIFICATION_SECRET: secret,
        AUDIT_SIGNING_KEY: createAuditKey(),
        ...env,
      },
      healthUrl: `${url}/healthz/ready`,
    });
    return { url, pid };
  };
  const hiring = await start(
    'svc-hiring/dist/main.js',
    { url: hiringUrl, database: 'hiring' },
    {
      BILLING_URL: hiringUrl, // no application uses a plan
      FILE_STORE_DIR: files,
      INVITATION_SECRET: randomBytes(32).toString('hex'),
    },
  );
  const notification = await start(
    'svc-notification/dist/main.js',
    { url: notificationUrl, database: 'notification' },
    { HIRING_URL: hiringUrl },
  );
  return { hiring, notification };
}

interface Place {
  readonly url: string;
  readonly database: string;
}

const findUrl = async () => `http://127.0.0.1:${await getPort()}`;

/** Processor time in milliseconds since a start. */
export function startCpuTimes({ pids }: Pick<ApplicationServers, 'pids'>): () => CpuTimes {
  const read = () =>
    Object.fromEntries(serverNames.map((name) => [name, readFamilyCpuMs(pids[name])])) as CpuTimes;
  const before = read();
  return () => {
    const after = read();
    return Object.fromEntries(serverNames.map((name) => [name, after[name] - before[name]])) as CpuTimes;
  };
}

/** Waits until what goes on after the answers is done: nothing is to be published, and nothing has been handled for a second. */
export async function untilQuiet({
  hiring,
  notification,
}: Pick<ApplicationServers, 'hiring' | 'notification'>): Promise<void> {
  const count = (db: Db, name: string) => db.collection(name).estimatedDocumentCount();
  const read = async () => ({
    unsent: (await count(hiring, 'outbox')) + (await count(notification, 'outbox')),
    handled: (await count(hiring, 'inbox')) + (await count(notification, 'inbox')),
  });
  const begunAt = performance.now();
  let [last, changedAt] = [await read(), performance.now()];
  while (last.unsent > 0 || performance.now() - changedAt < quietMs) {
    if (performance.now() - begunAt > longestWaitMs) throw new Error('Messages are not handled');
    await delay(pollMs);
    const next = await read();
    if (next.unsent !== last.unsent || next.handled !== last.handled) changedAt = performance.now();
    last = next;
  }
}
