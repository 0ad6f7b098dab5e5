import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import type { Servers } from './servers';
import { ServiceProcess } from './service-process';

/** svc-billing beside the pipeline's services, on the same broker, paid at sandbox/xendit. */
export interface BillingService {
  readonly process: ServiceProcess;
  readonly database: TestDatabase;
  close(): Promise<void>;
}

export async function startBillingService(
  { mongoUri, rabbit, issuer }: Servers,
  logFolder: string,
): Promise<BillingService> {
  const secretKey = `xnd_development_${randomBytes(24).toString('base64url')}`;
  const provider = new ServiceProcess({
    workspace: 'sandbox/xendit',
    logFolder,
    env: { SECRET_KEY: secretKey },
  });
  const [database] = await Promise.all([createTestDatabase(mongoUri), provider.start()]);
  const service = new ServiceProcess({
    workspace: 'svc-billing',
    logFolder,
    env: {
      MONGODB_URI: database.uri,
      AMQP_URL: rabbit.url,
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      SITE_URL: 'https://sabi.test',
      XENDIT_SECRET_KEY: secretKey,
      XENDIT_URL: provider.url,
      XENDIT_WEBHOOK_TOKEN: randomBytes(32).toString('base64url'),
    },
  });
  await service.start();
  return {
    process: service,
    database,
    close: async () => {
      await service.stop();
      await provider.stop();
      await database.drop();
    },
  };
}
