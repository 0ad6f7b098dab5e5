import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMongo } from '@sabi/dev-infra/mongo';
import { startRabbit } from '@sabi/dev-infra/rabbit';
import { readMemory } from '@sabi/test-kit/process-memory';
import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import getPort from 'get-port';
import { type Db, MongoClient } from 'mongodb';
import { readCpuMs } from '../figures/cpu-time';
import type { Findings } from '../figures/findings';
import { formatTable } from '../figures/statistics';
import { type Arrival, type ArrivalResult, meetArrivals } from '../load/arrivals';
import { Processes } from '../load/processes';
import { prepareChecks } from './billing-checks';
import { awaitPaid, prepareWebhooks } from './billing-webhooks';

/** Target latencies by arrival rate. */
const aims = {
  'entitlement check': { perSecond: 500, p99Ms: 10 },
  webhook: { perSecond: 50, p99Ms: 1000 },
} as const;
type Load = keyof typeof aims;
/** Seconds without measurement, right after the start. */
const warmUpSeconds = 5;

interface Service {
  readonly url: string;
  readonly pid: number;
}

interface Sample extends ArrivalResult {
  readonly load: Load;
  readonly cpuMs: number;
  readonly memoryMb: number;
}

/**
 * Load of other services and of the payment provider on svc-billing. The service, MongoDB, RabbitMQ, the provider's
 * stand-in and the client each run in a process of their own.
 * @param seconds of each load
 */
export async function measureBilling(seconds = 30): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-bench-'));
  const [mongo, rabbit, issuer] = await Promise.all([
    startMongo({ folder: join(folder, 'mongo') }),
    startRabbit({ folder: join(folder, 'rabbit') }),
    startTokenIssuer(),
  ]);
  if (!rabbit) throw new Error('svc-billing needs RabbitMQ where it runs by itself: install it first');
  await rabbit.ready;
  const processes = new Processes();
  const database = new URL(mongo.uri);
  database.pathname = '/billing';
  const client = await MongoClient.connect(database.href);
  try {
    const callbackToken = randomBytes(32).toString('hex');
    const secretKey = `xnd_development_${randomBytes(16).toString('hex')}`;
    const providerUrl = await startProvider(processes, secretKey);
    const service = await startService(processes, {
      MONGODB_URI: database.href,
      AMQP_URL: rabbit.url,
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      XENDIT_URL: providerUrl,
      XENDIT_SECRET_KEY: secretKey,
      XENDIT_WEBHOOK_TOKEN: callbackToken,
    });
    const checks = await measure(
      'entitlement check',
      service,
      seconds,
      await prepareChecks(client.db(), issuer),
    );
    const parties = { url: service.url, callbackToken, issuer };
    const webhooks = await measureWebhooks(service, seconds, parties, client.db());
    return describe([checks, webhooks.sample], webhooks.behindMs);
  } finally {
    await client.close();
    await processes.stop();
    await issuer.close();
    await rabbit.stop();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startProvider(processes: Processes, secretKey: string): Promise<string> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  await processes.start('sandbox/xendit/dist/main.js', {
    env: { PORT: String(port), SECRET_KEY: secretKey, REQUESTS_PER_MINUTE: '1000000' },
    healthUrl: `${url}/healthz/ready`,
  });
  return url;
}

async function startService(processes: Processes, env: Record<string, string>): Promise<Service> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const pid = await processes.start('svc-billing/dist/main.js', {
    // As in production, but mails go to the log.
    env: { NODE_ENV: 'test', PORT: String(port), SITE_URL: url, STAFF_EMAIL: 'staff@sabi.test', ...env },
    healthUrl: `${url}/healthz/ready`,
  });
  return { url, pid };
}

async function measureWebhooks(
  service: Service,
  seconds: number,
  parties: Parameters<typeof prepareWebhooks>[1],
  db: Db,
): Promise<{ sample: Sample; behindMs: number }> {
  const count = aims.webhook.perSecond * (warmUpSeconds + seconds);
  const next = await prepareWebhooks(count, parties);
  const sample = await measure('webhook', service, seconds, next);
  return { sample, behindMs: await awaitPaid(count, db) };
}

async function measure(
  load: Load,
  { url, pid }: Service,
  seconds: number,
  next: () => Arrival,
): Promise<Sample> {
  const { perSecond } = aims[load];
  await meetArrivals(url, { perSecond, seconds: warmUpSeconds, next });
  const before = readCpuMs(pid);
  const result = await meetArrivals(url, { perSecond, seconds, next });
  if (result.failures.size > 0)
    throw new Error(`${load} failed: ${JSON.stringify(Object.fromEntries(result.failures))}`);
  const cpuMs = (readCpuMs(pid) - before) / (perSecond * seconds);
  return { load, ...result, cpuMs, memoryMb: readMemory(pid).residentMb };
}

function describe(samples: readonly Sample[], behindMs: number): Findings {
  const isWithin = ({ load, p99 }: Sample) => p99 < aims[load].p99Ms;
  const rows = samples.map((sample) => [
    sample.load,
    sample.rate.toFixed(0),
    ...[sample.p50, sample.p99, sample.slowest].map((ms) => ms.toFixed(1)),
    `${aims[sample.load].p99Ms} ms: ${isWithin(sample) ? 'yes' : 'NO'}`,
    sample.cpuMs.toFixed(2),
    sample.memoryMb.toFixed(0),
  ]);
  const header = ['load', 'a second', 'p50 ms', 'p99 ms', 'slowest', 'p99 under', 'CPU ms each', 'MB'];
  const worked = `The last webhook was worked on ${behindMs.toFixed(0)} ms after its answer; each paid its order once.`;
  const missed = samples
    .filter((sample) => !isWithin(sample))
    .map(({ load, p99 }) => `${load}: p99 is ${p99.toFixed(1)} ms, not under ${aims[load].p99Ms}`);
  return { report: `${formatTable(header, rows)}\n${worked}`, missed };
}
