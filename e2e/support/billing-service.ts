import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import type { Servers } from './servers';
import { ServiceProcess } from '@sabi/test-kit/service-process';
import { TcpGate } from './tcp-gate';

/** svc-billing next to the pipeline's services, on the same broker, paid at sandbox/xendit. */
export interface BillingService {
  readonly process: ServiceProcess;
  readonly database: TestDatabase;
  /** The broker through a gate. */
  readonly broker: TcpGate;
  /** sandbox/xendit. */
  readonly provider: ServiceProcess;
  close(): Promise<void>;
}

export async function startBillingService(
  { mongoUri, rabbit, issuer }: Servers,
  logFolder: string,
): Promise<BillingService> {
  const secretKey = `xnd_development_${randomBytes(24).toString('hex')}`;
  const callbackToken = randomBytes(32).toString('hex');
  const provider = new ServiceProcess({
    workspace: 'sandbox/xendit',
    logFolder,
    env: { SECRET_KEY: secretKey, CALLBACK_TOKEN: callbackToken },
  });
  const [database, broker] = await Promise.all([
    createTestDatabase(mongoUri),
    TcpGate.start(rabbit.url),
    provider.start(),
  ]);
  const service = new ServiceProcess({
    workspace: 'svc-billing',
    logFolder,
    env: {
      MONGODB_URI: database.uri,
      AMQP_URL: broker.url,
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      SITE_URL: 'https://sabi.test',
      NODE_ENV: 'test', // logs its mails
      STAFF_EMAIL: 'staff@sabi.test',
      XENDIT_SECRET_KEY: secretKey,
      XENDIT_URL: provider.url,
      XENDIT_WEBHOOK_TOKEN: callbackToken,
    },
  });
  await service.start();
  return {
    process: service,
    database,
    broker,
    provider,
    close: async () => {
      await service.stop();
      await provider.stop();
      await broker.close();
      await database.drop();
    },
  };
}
