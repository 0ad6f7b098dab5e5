import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataFolder } from '@sabi/dev-infra/data-folder';
import { startMongo } from '@sabi/dev-infra/mongo';
import { startRabbit } from '@sabi/dev-infra/rabbit';
import { type S3Access, startS3 } from '@sabi/dev-infra/s3';

/** Addresses of a run's infrastructure, passed to the test processes through the environment. */
const variables = { mongoUri: 'TEST_MONGODB_URI', amqpUrl: 'TEST_AMQP_URL', s3: 'TEST_S3' } as const;

interface Infrastructure {
  users: number;
  stop(): Promise<void>;
}

declare global {
  // Shared by the jest projects of one run, which share a process.
  var sabiTestInfrastructure: Promise<Infrastructure> | undefined;
}

/** Starts MongoDB, and RabbitMQ and an S3 server where installed, once for all projects of a jest run. */
export async function acquireInfrastructure(): Promise<void> {
  globalThis.sabiTestInfrastructure ??= startInfrastructure();
  (await globalThis.sabiTestInfrastructure).users += 1;
}

export async function releaseInfrastructure(): Promise<void> {
  const infrastructure = await globalThis.sabiTestInfrastructure;
  if (!infrastructure) return;
  infrastructure.users -= 1;
  if (infrastructure.users > 0) return;
  globalThis.sabiTestInfrastructure = undefined;
  await infrastructure.stop();
}

async function startInfrastructure(): Promise<Infrastructure> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-test-')); // an S3 server needs what file systems in memory often lack
  const dataFolder = await createDataFolder();
  const [mongo, rabbit, s3] = await Promise.all([
    startMongo({
      folder: join(dataFolder, 'mongo'),
      isDurable: false,
      removesExpired: false,
      report: console.log,
    }),
    startRabbit({ folder: join(dataFolder, 'rabbit') }),
    startS3({ folder: join(folder, 's3') }),
  ]);
  await rabbit?.ready;
  process.env[variables.mongoUri] = mongo.uri;
  if (rabbit) process.env[variables.amqpUrl] = rabbit.url;
  if (s3) process.env[variables.s3] = JSON.stringify(s3);
  return {
    users: 0,
    stop: async () => {
      await Promise.all([mongo.stop(), rabbit?.stop(), s3?.stop()]);
      await Promise.all([folder, dataFolder].map((each) => rm(each, { recursive: true, force: true })));
    },
  };
}

export function testMongoUri(): string {
  const uri = process.env[variables.mongoUri];
  if (!uri) throw new Error('This workspace has no `infrastructure: true` in its jest.config.mjs');
  return uri;
}

/** undefined without RabbitMQ. */
export function testAmqpUrl(): string | undefined {
  return process.env[variables.amqpUrl];
}

/** undefined without an S3 server. */
export function testS3(): S3Access | undefined {
  const description = process.env[variables.s3];
  return description ? (JSON.parse(description) as S3Access) : undefined;
}
