import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SupervisedMongo, startSupervisedMongo } from '@sabi/dev-infra/supervised-mongo';
import { startRabbit } from '@sabi/dev-infra/rabbit';
import { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import type { Broker } from '@sabi/event-bus/messaging';
import { queues } from '@sabi/contracts/messages/queues';
import type { Env } from './env';
import { readFreeBytes, toMegabytes, watchFreeSpace } from './free-space';
import { describePayments } from './payments';
import type { Secrets } from './secrets';
import { describeProviders } from './sign-in-providers';
import { startMailboxThread } from './start-mailbox-thread';

/** Servers that the services depend on, as texts for the screen and as settings. */
export interface Infrastructure {
  readonly mongoUri: string;
  readonly broker: Broker;
  readonly smtpUrl: string;
  readonly fileStore: Readonly<Record<string, string>>;
  /** `database: MongoDB 6.0.5`, one line each. */
  readonly descriptions: readonly string[];
  readonly mailboxUrl: string | null;
  /** Settles once the broker, the slowest to start, takes connections; services wait for it by themselves. */
  readonly brokerReady: Promise<void>;
  stop(): Promise<void>;
}

/** Uses the servers named in the settings; starts the others or stands in for them. */
export async function startInfrastructure(
  env: Env,
  { mongoPassword }: Secrets,
  report: (text: string) => void,
): Promise<Infrastructure> {
  const dataDir = env.DATA_DIR;
  const [mongo, rabbit, mailbox] = await Promise.all([
    env.MONGODB_URI ? null : startDatabase(env, mongoPassword, report),
    env.AMQP_URL ? null : startRabbit({ folder: join(dataDir, 'rabbit') }),
    env.SMTP_URL
      ? null
      : startMailboxThread(
          {
            webPort: env.MAIL_WEB_PORT,
            folder: join(dataDir, 'mails'),
            allowedHosts: env.ALLOWED_HOSTS,
          },
          report,
        ),
  ]);
  const stopWatching = env.S3_ENDPOINT
    ? undefined
    : watchFreeSpace({ folder: dataDir, minFreeBytes: env.FILE_STORE_MIN_FREE_BYTES, report });
  const amqpUrl = env.AMQP_URL ?? rabbit?.url;
  return {
    mongoUri: env.MONGODB_URI ?? mongo?.uri ?? '',
    broker: amqpUrl ? { amqpUrl } : { inProcess: new InProcessBroker(queues) },
    smtpUrl: env.SMTP_URL ?? mailbox?.smtpUrl ?? '',
    fileStore: chooseFileStore(env),
    mailboxUrl: mailbox?.webUrl ?? null,
    brokerReady: rabbit?.ready ?? Promise.resolve(),
    descriptions: [
      `database   ${mongo ? mongo.description : 'MongoDB of MONGODB_URI'}`,
      `messages   ${amqpUrl ? `RabbitMQ${rabbit ? '' : ' of AMQP_URL'}` : 'in-process (stand-in: rabbitmq-server is not installed)'}`,
      `files      ${env.S3_ENDPOINT ? 'S3 of S3_ENDPOINT' : 'folder (stand-in: S3_ENDPOINT is not set)'}`,
      `mail       ${mailbox ? 'maildev (keeps every mail, sends none)' : 'server of SMTP_URL'}`,
      `search     ${env.OPENSEARCH_URL ? 'OpenSearch of OPENSEARCH_URL' : 'MiniSearch in this process, 20,000 jobs at most (stand-in: OPENSEARCH_URL is not set)'}`,
      `AI         ${env.OPENAI_API_KEY ? 'provider of OPENAI_API_KEY' : 'sandbox/ai (stand-in: OPENAI_API_KEY is not set)'}`,
      ...describeProviders(env),
      describePayments(env),
    ],
    stop: async () => {
      stopWatching?.();
      await Promise.all([mailbox?.stop(), rabbit?.stop(), mongo?.stop()]);
    },
  };
}

async function startDatabase(
  { DATA_DIR: dataDir, FILE_STORE_MIN_FREE_BYTES: minFreeBytes }: Env,
  password: string,
  report: (text: string) => void,
): Promise<SupervisedMongo> {
  const keyFile = join(dataDir, 'mongo.key');
  // The members' shared key. This replica set has one member, so the key need not be kept.
  await writeFile(keyFile, randomBytes(48).toString('base64'), { mode: 0o600 });
  return startSupervisedMongo({
    folder: join(dataDir, 'mongo'),
    access: { keyFile, user: 'sabi', password },
    report,
    onChange: (state) => {
      if (state === 'back') report('The database is back.');
      else void describeEnd(dataDir, minFreeBytes).then(report);
    },
  });
}

async function describeEnd(dataDir: string, minFreeBytes: number): Promise<string> {
  const freeBytes = await readFreeBytes(dataDir).catch(() => minFreeBytes);
  const cause =
    freeBytes < minFreeBytes
      ? ` ${toMegabytes(freeBytes)} MB are left on the disk of ${dataDir}: please make room.`
      : '';
  return `The database has ended and is started again, until it stays.${cause}`;
}

function chooseFileStore(env: Env): Record<string, string> {
  if (!env.S3_ENDPOINT) return { FILE_STORE_DIR: join(env.DATA_DIR, 'files') };
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const settings = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** A database per service on the same server. */
export function databaseUri(mongoUri: string, name: string): string {
  const uri = new URL(mongoUri);
  uri.pathname = `/${name}`;
  return uri.href;
}
