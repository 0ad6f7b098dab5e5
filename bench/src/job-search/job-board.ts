import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { jobPageSchema, searchJobsRoute } from '@sabi/contracts/http/hiring/board';
import { forEachUpstream } from '@sabi/contracts/services';
import { startMongo } from '@sabi/dev-infra/mongo';
import { startOpenSearch } from '@sabi/dev-infra/opensearch';
import { startRabbit } from '@sabi/dev-infra/rabbit';
import { createAuditKey } from '@sabi/test-kit/audit-key';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import getPort from 'get-port';
import { MongoClient } from 'mongodb';
import { measureTime } from '../figures/elapsed-time';
import type { Findings } from '../figures/findings';
import { formatTable } from '../figures/statistics';
import { type Arrival, type ArrivalResult, meetArrivals } from '../load/arrivals';
import { Processes } from '../load/processes';
import { sampleSearch } from './sample-search';
import { publishJob, storeJobs } from './stored-jobs';

const run = promisify(execFile);
const rebuildProgram = join(repositoryRoot, 'svc-hiring/dist/entry-points/commands/rebuild-search.js');

/** With more the node needs more memory than usual. */
const mostForUsualHeap = 200_000;
const perSecond = 20;
const warmUpSeconds = 5;
const aims = { p95Ms: 200, p99Ms: 400, findableMs: 2000 };
const publishings = 5;
const pollMs = 20;

interface SearchServers {
  readonly mongoUri: string;
  readonly searchUrl: string;
  readonly folder: string;
}

interface Board extends SearchServers {
  /** Of the gateway. */
  readonly url: string;
}

/**
 * Searches of the job board as a visitor makes them: through gateway and svc-hiring, each a process, with MongoDB and
 * OpenSearch; at rest, while the index is rebuilt, and after a job is published.
 */
export async function measureJobBoard(size: { postings: number; seconds: number }): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-bench-board-'));
  await chmod(folder, 0o755); // OpenSearch runs as a user of its own
  const processes = new Processes();
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const mongo = await startMongo({ folder: join(folder, 'mongo') });
    closers.unshift(() => mongo.stop());
    const rabbit = await startRabbit({ folder: join(folder, 'rabbit') });
    if (!rabbit) throw new Error('svc-hiring needs RabbitMQ where it runs by itself: install it first');
    closers.unshift(() => rabbit.stop());
    const search = await startOpenSearch({
      folder: join(folder, 'search'),
      report: console.log,
      ...(size.postings > mostForUsualHeap && { heapMb: 2048 }),
    });
    if (!search) throw new Error('The bench needs OpenSearch');
    closers.unshift(() => search.stop());
    const issuer = await startTokenIssuer();
    closers.unshift(() => issuer.close());
    await rabbit.ready;
    const uri = new URL(mongo.uri);
    uri.pathname = '/hiring';
    const servers = { mongoUri: uri.href, searchUrl: search.url, folder };
    const client = await MongoClient.connect(servers.mongoUri);
    closers.unshift(() => client.close());
    // Before svc-hiring starts, as it would make the missing index itself.
    const storedMs = await measureTime(() => storeJobs(client.db(), { ...servers, count: size.postings }));
    const indexedMs = await measureTime(() => rebuild(servers));
    const around = { ...servers, platformUri: mongo.uri, amqpUrl: rabbit.url, issuer };
    const board = { ...servers, url: await startBoard(processes, around) };
    return await measureOn(board, { ...size, client, storedMs, indexedMs });
  } finally {
    await processes.stop();
    for (const close of closers) await close();
  }
}

interface Surroundings extends SearchServers {
  readonly platformUri: string;
  readonly amqpUrl: string;
  readonly issuer: { readonly issuer: string; readonly jwksUrl: string };
}

/** @returns address of the gateway */
async function startBoard(processes: Processes, around: Surroundings): Promise<string> {
  const [servicePort, gatewayPort] = [await getPort(), await getPort()];
  const service = `http://127.0.0.1:${servicePort}`;
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  await processes.start('svc-hiring/dist/main.js', {
    env: {
      PORT: String(servicePort),
      MONGODB_URI: around.mongoUri,
      AMQP_URL: around.amqpUrl,
      OPENSEARCH_URL: around.searchUrl,
      IDENTITY_JWKS_URL: around.issuer.jwksUrl,
      IDENTITY_ISSUER: around.issuer.issuer,
      PROFILE_URL: service, // no recruiter is asked for
      BILLING_URL: service, // nobody applies
      FILE_STORE_DIR: join(around.folder, 'files'),
      SITE_URL: gateway,
      NODE_ENV: 'test', // mails go to the log
      INVITATION_SECRET: randomBytes(32).toString('hex'),
      AUDIT_SIGNING_KEY: createAuditKey(),
    },
    healthUrl: `${service}/healthz/ready`,
  });
  const platform = new URL(around.platformUri);
  platform.pathname = '/platform';
  await processes.start('gateway/dist/main.js', {
    env: {
      PORT: String(gatewayPort),
      MONGODB_URI: platform.href,
      ...forEachUpstream(service),
      READS_PER_MINUTE: '100000000', // the load comes from one network
      NODE_ENV: 'test',
    },
    healthUrl: `${gateway}/healthz/ready`,
  });
  return gateway;
}

interface Stored {
  readonly postings: number;
  readonly seconds: number;
  readonly client: MongoClient;
  readonly storedMs: number;
  readonly indexedMs: number;
}

async function measureOn(
  board: Board,
  { postings, seconds, client, storedMs, indexedMs }: Stored,
): Promise<Findings> {
  await load(board, { seconds: warmUpSeconds });
  const rest = await load(board, { seconds });
  let rebuiltMs = 0;
  const rebuilding = measureTime(() => rebuild(board)).then((ms) => {
    rebuiltMs = ms;
  });
  // About as long as the rebuild takes.
  const underRebuild = await load(board, { seconds: Math.ceil(indexedMs / 1000) });
  await rebuilding;
  const findableMs = await measurePublishing(board, client);
  const rows = [
    ['stored', `${postings} jobs in ${describeSeconds(storedMs)}`],
    ['index', `made in ${describeSeconds(indexedMs)}`],
    [`${perSecond} searches a second for ${seconds} s`, describe(rest)],
    [`while the index is made again in ${describeSeconds(rebuiltMs)}`, describe(underRebuild)],
    ['published to found', `slowest of ${publishings}: ${findableMs} ms`],
  ];
  const missed = [
    ...(rest.p95 > aims.p95Ms ? [`p95 above ${aims.p95Ms} ms`] : []),
    ...(rest.p99 > aims.p99Ms ? [`p99 above ${aims.p99Ms} ms`] : []),
    ...(rest.failures.size + underRebuild.failures.size > 0 ? ['searches failed'] : []),
    ...(findableMs > aims.findableMs ? [`a job was not found within ${aims.findableMs} ms`] : []),
  ];
  return { report: formatTable(['what', 'measured'], rows), missed };
}

async function rebuild({ mongoUri, searchUrl }: SearchServers): Promise<void> {
  await run(process.execPath, [rebuildProgram], {
    env: { ...process.env, LOG_LEVEL: 'error', MONGODB_URI: mongoUri, OPENSEARCH_URL: searchUrl },
  });
}

const load = ({ url }: Board, { seconds }: { seconds: number }): Promise<ArrivalResult> => {
  let number = 0;
  return meetArrivals(url, { perSecond, seconds, next: () => searchOf(number++) });
};

/** The answer has all facets. */
function searchOf(number: number): Arrival {
  const { words, area = '', payFrom } = sampleSearch(number);
  const filters = new URLSearchParams({ q: words, area, pay_min: String(1 + payFrom) });
  return { path: `${searchJobsRoute.path}?${filters.toString()}` };
}

/** @returns milliseconds from when the slowest job was published to the first search that found it */
async function measurePublishing(board: Board, client: MongoClient): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < publishings; number += 1) {
    const name = `PT Baru ${number}`;
    const publishing = publishJob(name, board);
    while ((await countJobsOf(board, `pt-baru-${number}`)) === 0) await delay(pollMs);
    const foundAt = Date.now();
    await publishing;
    const job = await client
      .db()
      .collection<{ published_at: Date }>('jobs')
      .find()
      .sort({ created_at: -1 })
      .limit(1)
      .next();
    if (!job) throw new Error(`The job of ${name} is not stored`);
    times.push(foundAt - job.published_at.getTime());
  }
  return Math.max(...times);
}

async function countJobsOf({ url }: Board, slug: string): Promise<number> {
  const answer = await fetch(`${url}${searchJobsRoute.path}?company=${slug}`);
  if (answer.status === 404) return 0; // there is no such company yet
  return jobPageSchema.parse(await answer.json()).total;
}

const describeSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function describe({ p50, p95, p99, slowest, failures }: ArrivalResult): string {
  const failed = [...failures].map(([reason, count]) => `${count} ${reason}`).join(', ') || 'none failed';
  const [middle, most, nearlyAll, all] = [p50, p95, p99, slowest].map((ms) => `${Math.round(ms)} ms`);
  return `p50 ${middle}, p95 ${most}, p99 ${nearlyAll}, slowest ${all}, ${failed}`;
}
