import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { cvParseFailed, cvParseRequested, cvParseSucceeded } from '@sabi/contracts/messages/cv';
import { cvResultsQueue } from '@sabi/contracts/messages/queues';
import { startMongo } from '@sabi/dev-infra/mongo';
import { startRabbit } from '@sabi/dev-infra/rabbit';
import { fileStoreSettings, startS3 } from '@sabi/dev-infra/s3';
import { on } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import { createMessagingIndexes, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { FileStore } from '@sabi/file-store/file-store';
import { createFileStore } from '@sabi/file-store/from-env';
import { createLogger } from '@sabi/service-kit/logger';
import { childrenOf, readMemory } from '@sabi/test-kit/process-memory';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import getPort from 'get-port';
import { MongoClient } from 'mongodb';
import type { Findings } from '../figures/findings';
import { formatTable, percentile } from '../figures/statistics';
import { Processes } from '../load/processes';
import { withComment } from './with-comment';

const corpus = join(repositoryRoot, 'svc-ai/test/corpus/files');
const workerCounts = [1, 2, 4];
const memorySampleMs = 50;
/** After this time without a result, the remaining files count as failed. */
const longestSilenceMs = 90_000;

interface Outcome {
  readonly seconds: number;
  readonly latenciesMs: readonly number[];
  readonly failed: number;
  readonly peakMb: number;
}

/** Everything but the service, with svc-profile's part: requests and results. */
interface Surroundings {
  readonly env: Record<string, string>;
  readonly messaging: Messaging;
  readonly files: FileStore;
  onResult: (cvId: string, isRead: boolean) => void;
  stop(): Promise<void>;
}

/**
 * CVs of the corpus, made distinct, through store, queue and the built service, for several numbers of workers.
 * @param only with this number of workers alone
 */
export async function measureQueue(cvs: number, only?: number): Promise<Findings> {
  const surroundings = await start();
  if (!surroundings)
    return {
      report: 'the queue was not measured: RabbitMQ or versitygw is not installed',
      missed: ['queue'],
    };
  try {
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const workers of only ? [only] : workerCounts) {
      const outcome = await run(surroundings, cvs, workers);
      const row = [
        String(workers),
        (outcome.latenciesMs.length / outcome.seconds).toFixed(1),
        ...[0.5, 0.99].map((share) => `${(percentile(outcome.latenciesMs, share) / 1000).toFixed(1)} s`),
        String(outcome.failed),
        `${outcome.peakMb.toFixed(0)} MB`,
      ];
      rows.push(row);
      if (outcome.failed > 0) missed.push(`queue: ${outcome.failed} CVs failed with ${workers} workers`);
      // A thousand CVs take a quarter of an hour per number of workers, so each row is printed at once.
      console.error(row.join('  '));
    }
    const table = formatTable(['workers', 'CVs/s', 'p50', 'p99', 'failed', 'memory'], rows);
    return { report: `${cvs} CVs asked for at once\n${table}`, missed };
  } finally {
    await surroundings.stop();
  }
}

async function run(surroundings: Surroundings, cvs: number, workers: number): Promise<Outcome> {
  const processes = new Processes();
  const port = await getPort();
  const pid = await processes.start('svc-ai/dist/main.js', {
    env: { ...surroundings.env, PORT: String(port), CV_PARSE_CONCURRENCY: String(workers) },
    healthUrl: `http://127.0.0.1:${port}/healthz/startup`, // without svc-identity the service never gets ready
  });
  let peakMb = 0;
  const sample = setInterval(() => {
    const all = [pid, ...childrenOf(pid)].map((each) => readMemory(each).residentMb);
    peakMb = Math.max(
      peakMb,
      all.reduce((sum, each) => sum + each, 0),
    );
  }, memorySampleMs);
  try {
    return { ...(await askForAll(surroundings, cvs)), peakMb };
  } finally {
    clearInterval(sample);
    await processes.stop();
  }
}

async function askForAll(surroundings: Surroundings, cvs: number): Promise<Omit<Outcome, 'peakMb'>> {
  const askedAt = new Map<string, number>();
  const latenciesMs: number[] = [];
  let failed = 0;
  let heardAt = 0;
  surroundings.onResult = (cvId, isRead) => {
    const asked = askedAt.get(cvId);
    if (asked === undefined) return;
    heardAt = performance.now();
    latenciesMs.push(heardAt - asked);
    if (!isRead) failed += 1;
  };
  const requests = await storeAll(surroundings.files, cvs);
  const startedAt = performance.now();
  for (const request of requests) {
    askedAt.set(request.resume_id, performance.now());
    await surroundings.messaging.bus.publish(
      createMessage(cvParseRequested, request, { actor: request.user_id }),
    );
  }
  heardAt = performance.now();
  while (latenciesMs.length < cvs && performance.now() - heardAt < longestSilenceMs) await delay(20);
  return {
    seconds: (heardAt - startedAt) / 1000,
    latenciesMs,
    failed: failed + cvs - latenciesMs.length,
  };
}

/** Stores the corpus repeatedly with different trailing comments: equal bytes would be read only once. */
async function storeAll(files: FileStore, cvs: number) {
  const names = (await readdir(corpus)).filter((name) => ['.pdf', '.docx'].includes(extname(name))).sort();
  return Promise.all(
    Array.from({ length: cvs }, async (_, index) => {
      const name = names[index % names.length] ?? '';
      const file = withComment(await readFile(join(corpus, name)), extname(name));
      const user_id = randomUUID();
      const file_key = `${user_id}/cv_${Date.now()}${extname(name)}`;
      const stored = Readable.from([file]);
      await files.put(file_key, stored, { mediaType: 'application/octet-stream' });
      return { resume_id: randomUUID(), user_id, file_key, file_name: 'CV' };
    }),
  );
}

async function start(): Promise<Surroundings | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-bench-'));
  const [mongo, rabbit, s3] = await Promise.all([
    startMongo({ folder: join(folder, 'mongo') }),
    startRabbit({ folder: join(folder, 'rabbit') }),
    startS3({ folder: join(folder, 's3') }),
  ]);
  const stopAll = async () => {
    await Promise.all([mongo.stop(), rabbit?.stop(), s3?.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  if (!rabbit || !s3) {
    await stopAll();
    return undefined;
  }
  await rabbit.ready;
  const store = fileStoreSettings(s3);
  const client = await MongoClient.connect(mongo.uri);
  const db = client.db('profile');
  await createMessagingIndexes(db);
  const logger = createLogger({ service: 'bench', level: 'silent' });
  const broker = { amqpUrl: rabbit.url };
  const messaging = await startMessaging({ service: 'svc-profile', broker, client, db, logger });
  const surroundings: Surroundings = {
    env: { ...store, ...serviceSettings(mongo.uri), AMQP_URL: rabbit.url },
    messaging,
    files: createFileStore(store),
    onResult: () => undefined,
    stop: async () => {
      await messaging.stop(1000);
      await client.close();
      await stopAll();
    },
  };
  const forwardResult = (isRead: boolean) => async (result: { resume_id: string }) => {
    surroundings.onResult(result.resume_id, isRead);
    return undefined;
  };
  const handlers = [on(cvParseSucceeded, forwardResult(true)), on(cvParseFailed, forwardResult(false))];
  await messaging.subscribe([{ queue: cvResultsQueue, concurrency: 20, handlers }]);
  return surroundings;
}

function serviceSettings(mongoUri: string): Record<string, string> {
  const database = new URL(mongoUri);
  database.pathname = '/ai';
  return {
    MONGODB_URI: database.href,
    IDENTITY_JWKS_URL: 'http://127.0.0.1:1/jwks.json',
    IDENTITY_ISSUER: 'http://127.0.0.1:1',
    VISITOR_SECRET: randomBytes(32).toString('base64url'),
    CV_PARSER_ENGINE: 'rules',
  };
}
