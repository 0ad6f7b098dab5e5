import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { ServiceProcess } from '@sabi/test-kit/service-process';
import type { Servers } from './servers';

/** svc-hiring next to the pipeline's services, on the same broker. */
export interface HiringService {
  readonly process: ServiceProcess;
  readonly database: TestDatabase;
  close(): Promise<void>;
}

export async function startHiringService(
  { mongoUri, rabbit, issuer, fileStore }: Servers,
  {
    logFolder,
    profileUrl,
    billingUrl = 'http://127.0.0.1:1', // no application uses a plan
    env = {},
  }: { logFolder: string; profileUrl: string; billingUrl?: string; env?: Readonly<Record<string, string>> },
): Promise<HiringService> {
  const database = await createTestDatabase(mongoUri);
  const service = new ServiceProcess({
    workspace: 'svc-hiring',
    logFolder,
    env: {
      MONGODB_URI: database.uri,
      AMQP_URL: rabbit.url,
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      ...fileStore,
      PROFILE_URL: profileUrl,
      BILLING_URL: billingUrl,
      SITE_URL: 'https://sabi.test',
      NODE_ENV: 'test', // logs its mails, and has its search index in memory
      INVITATION_SECRET: randomBytes(32).toString('hex'),
      ...env,
    },
  });
  await service.start();
  return {
    process: service,
    database,
    close: async () => {
      await service.stop();
      await database.drop();
    },
  };
}
