import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startMongo } from '@sabi/dev-infra/mongo';
import { startRabbit } from '@sabi/dev-infra/rabbit';
import { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import type { Broker } from '@sabi/event-bus/messaging';
import { queues } from '@sabi/contracts/messages/queues';
import type { Env } from './env';
import type { Mailbox } from './mailbox';
import { describePayments } from './payments';
import { describeProviders } from './sign-in-providers';

/** What the services stand on, in words for the screen and as settings for them. */
export interface Infrastructure {
  readonly mongoUri: string;
  readonly broker: Broker;
  readonly smtpUrl: string;
  readonly fileStore: Readonly<Record<string, string>>;
  /** `database: MongoDB 6.0.5`, one line each. */
  readonly descriptions: readonly string[];
  readonly mailboxUrl: string | null;
  /** Settles once the broker takes connections, the slowest of all to start; the services await it by themselves. */
  readonly brokerReady: Promise<void>;
  stop(): Promise<void>;
}

/** Uses what the settings name; starts or stands in for the rest. */
export async function startInfrastructure(env: Env, report: (text: string) => void): Promise<Infrastructure> {
  const dataDir = env.DATA_DIR;
  await mkdir(dataDir, { recursive: true });
  const [mongo, rabbit, mailbox] = await Promise.all([
    env.MONGODB_URI ? null : startMongo({ folder: join(dataDir, 'mongo'), report }),
    env.AMQP_URL ? null : startRabbit({ folder: join(dataDir, 'rabbit') }),
    env.SMTP_URL ? null : startMailbox(env),
  ]);
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
      `AI         ${env.OPENAI_API_KEY ? 'provider of OPENAI_API_KEY' : 'sandbox/ai (stand-in: OPENAI_API_KEY is not set)'}`,
      ...describeProviders(env),
      describePayments(env),
    ],
    stop: async () => {
      await Promise.all([mailbox?.stop(), rabbit?.stop(), mongo?.stop()]);
    },
  };
}

/** Loaded only now: the broker and the database are starting meanwhile. */
async function startMailbox({ MAIL_WEB_PORT: webPort, DATA_DIR }: Env): Promise<Mailbox> {
  const mailbox = await import('./mailbox');
  return mailbox.startMailbox({ webPort, folder: join(DATA_DIR, 'mails') });
}

function chooseFileStore(env: Env): Record<string, string> {
  if (!env.S3_ENDPOINT) return { FILE_STORE_DIR: join(env.DATA_DIR, 'files') };
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const settings = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** Each service has a database of its own on the same server. */
export function databaseUri(mongoUri: string, name: string): string {
  const uri = new URL(mongoUri);
  uri.pathname = `/${name}`;
  return uri.href;
}
