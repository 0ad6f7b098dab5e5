import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { startMailServer, type TestMailServer } from '@sabi/test-kit/mail-server';
import type { Servers } from './servers';
import { ServiceProcess } from './service-process';

/** svc-identity beside the pipeline's services, on the same broker, with a mail server. */
export interface AccountService {
  readonly process: ServiceProcess;
  readonly database: TestDatabase;
  readonly mailServer: TestMailServer;
  close(): Promise<void>;
}

export async function startAccountService(servers: Servers, logFolder: string): Promise<AccountService> {
  const [database, mailServer] = await Promise.all([createTestDatabase(servers.mongoUri), startMailServer()]);
  const service = new ServiceProcess({
    workspace: 'svc-identity',
    logFolder,
    env: {
      MONGODB_URI: database.uri,
      AMQP_URL: servers.rabbit.url,
      SMTP_URL: mailServer.url,
      SMTP_ADMIN_EMAIL: 'no-reply@sabi.example',
      SITE_URL: 'https://sabi.example',
      JWT_ISSUER: 'https://sabi.example/auth/v1',
      JWT_KEYS: JSON.stringify([createKey()]),
      MAIL_TOKEN_SECRET: randomBytes(32).toString('base64'),
    },
  });
  await service.start();
  return {
    process: service,
    database,
    mailServer,
    close: async () => {
      await service.stop();
      await mailServer.stop();
      await database.drop();
    },
  };
}

export function createKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256' };
}
