import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMongo } from '@sabi/dev-infra/mongo';
import { startRabbit } from '@sabi/dev-infra/rabbit';
import { createAuditKey } from '@sabi/test-kit/audit-key';
import { readMemory } from '@sabi/test-kit/process-memory';
import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import getPort from 'get-port';
import { MongoClient } from 'mongodb';
import { readCpuMs } from '../figures/cpu-time';
import type { Findings } from '../figures/findings';
import { formatTable } from '../figures/statistics';
import { type Arrival, type ArrivalResult, meetArrivals } from '../load/arrivals';
import { Processes } from '../load/processes';
import { describeGrowth } from './application-growth';
import { measureMatch } from './application-match';
import { openJob, prepareApplying, prepareMoves, prepareReading } from './application-requests';
import { startProfiles } from './profiles';

/** Target latencies by arrival rate. */
const aims = {
  apply: { perSecond: 20, p99Ms: 500 },
  'list of a job': { perSecond: 20, p99Ms: 200 },
  'one application': { perSecond: 20, p99Ms: 200 },
  move: { perSecond: 20, p99Ms: 500 },
} as const;
type Load = keyof typeof aims;
const warmUpSeconds = 3;

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
 * Load of talent and of a company on svc-hiring. The service, MongoDB, RabbitMQ and the client each run in a process of
 * their own; svc-profile is a stand-in in the client's.
 * @param seconds of each load
 */
export async function measureApplications(seconds = 20): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-bench-'));
  const [mongo, rabbit, issuer, profiles] = await Promise.all([
    startMongo({ folder: join(folder, 'mongo') }),
    startRabbit({ folder: join(folder, 'rabbit') }),
    startTokenIssuer(),
    startProfiles(),
  ]);
  if (!rabbit) throw new Error('svc-hiring needs RabbitMQ where it runs by itself: install it first');
  await rabbit.ready;
  const processes = new Processes();
  const database = new URL(mongo.uri);
  database.pathname = '/hiring';
  const client = await MongoClient.connect(database.href);
  try {
    const service = await startService(processes, {
      MONGODB_URI: database.href,
      AMQP_URL: rabbit.url,
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      PROFILE_URL: profiles.url,
    });
    const job = await openJob(service.url, client.db(), issuer);
    const count = (load: Load) => aims[load].perSecond * (warmUpSeconds + seconds);
    const run = async (load: Load, next: () => Arrival) => measure(load, service, seconds, next);
    const samples = [await run('apply', await prepareApplying(count('apply'), job, issuer))];
    const { list, one } = await prepareReading(job, client.db());
    samples.push(await run('list of a job', list), await run('one application', one));
    samples.push(await run('move', await prepareMoves(count('move'), job, client.db())));
    return describe(samples, await describeGrowth(client.db()));
  } finally {
    await client.close();
    await processes.stop();
    await profiles.stop();
    await issuer.close();
    await rabbit.stop();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startService(processes: Processes, env: Record<string, string>): Promise<Service> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const pid = await processes.start('svc-hiring/dist/main.js', {
    env: {
      NODE_ENV: 'test', // as in production, but the search is in memory and mails go to the log
      PORT: String(port),
      SITE_URL: url,
      BILLING_URL: url, // no application uses a plan
      INVITATION_SECRET: randomBytes(32).toString('hex'),
      AUDIT_SIGNING_KEY: createAuditKey(),
      ...env,
    },
    healthUrl: `${url}/healthz/ready`,
  });
  return { url, pid };
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

function describe(samples: readonly Sample[], growth: string): Findings {
  const isWithin = ({ load, p99 }: Sample) => p99 < aims[load].p99Ms;
  const rows = samples.map((sample) => [
    sample.load,
    sample.rate.toFixed(0),
    ...[sample.p50, sample.p99, sample.slowest].map((ms) => ms.toFixed(1)),
    `${aims[sample.load].p99Ms} ms: ${isWithin(sample) ? 'yes' : 'NO'}`,
    sample.cpuMs.toFixed(2),
    sample.memoryMb.toFixed(0),
  ]);
  const match = measureMatch();
  rows.push([
    'match of one',
    'in turn',
    ...[match.p50, match.p99, match.slowest].map((ms) => ms.toFixed(1)),
    '',
    match.cpuMs.toFixed(2),
    '',
  ]);
  const header = ['load', 'a second', 'p50 ms', 'p99 ms', 'slowest', 'p99 under', 'CPU ms each', 'MB'];
  const missed = samples
    .filter((sample) => !isWithin(sample))
    .map(({ load, p99 }) => `${load}: p99 is ${p99.toFixed(1)} ms, not under ${aims[load].p99Ms}`);
  return { report: `${formatTable(header, rows)}\n\n${growth}`, missed };
}
