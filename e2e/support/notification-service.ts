import { randomUUID } from 'node:crypto';
import { notificationRequested } from '@sabi/contracts/messages/notification';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { ServiceProcess } from '@sabi/test-kit/service-process';
import type { Servers } from './servers';

/** svc-notification next to the pipeline's services, on the same broker. */
export interface NotificationService {
  readonly process: ServiceProcess;
  readonly database: TestDatabase;
  close(): Promise<void>;
}

interface NotificationOptions {
  readonly logFolder: string;
  readonly hiringUrl: string;
  /** By default it is away, so that no mail is sent. */
  readonly profileUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export async function startNotificationService(
  servers: Servers,
  options: NotificationOptions,
): Promise<NotificationService> {
  const service = await createNotificationService(servers, options);
  await service.process.start();
  return service;
}

/** Not yet started. */
export async function createNotificationService(
  { mongoUri, rabbit, issuer }: Servers,
  { logFolder, hiringUrl, profileUrl = 'http://127.0.0.1:1', env = {} }: NotificationOptions,
): Promise<NotificationService> {
  const database = await createTestDatabase(mongoUri);
  const service = new ServiceProcess({
    workspace: 'svc-notification',
    logFolder,
    env: {
      MONGODB_URI: database.uri,
      AMQP_URL: rabbit.url,
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      HIRING_URL: hiringUrl,
      PROFILE_URL: profileUrl,
      SITE_URL: 'https://sabi.test',
      NODE_ENV: 'test',
      ...env,
    },
  });
  return {
    process: service,
    database,
    close: async () => {
      await service.stop();
      await database.drop();
    },
  };
}

/** Requests a notification as a service does, by its outbox. */
export async function requestNotification(
  { db }: Pick<TestDatabase, 'db'>,
  userId: string,
  applicationId: string = randomUUID(),
): Promise<void> {
  const body = {
    user_id: userId,
    kind: 'application_moved',
    topic: 'applications',
    subject: { type: 'application', id: applicationId },
    dedupe_key: randomUUID(),
  } as const;
  await db.collection<{ _id: string; type: string; [field: string]: unknown }>('outbox').insertOne({
    _id: randomUUID(),
    type: notificationRequested.type,
    exchange: notificationRequested.exchange,
    body: notificationRequested.schema.parse(body),
    occurredAt: new Date(),
    correlationId: randomUUID(),
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    actor: null,
    tries: 0,
    leaseUntil: new Date(0),
    parkedAt: null,
    lastError: null,
  });
}
