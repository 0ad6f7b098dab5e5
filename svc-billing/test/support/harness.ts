import { randomUUID } from 'node:crypto';
import { queues } from '@sabi/contracts/messages/queues';
import { createLoneBroker, type InProcessBroker } from '@sabi/event-bus/in-process-bus';
import type { Messaging } from '@sabi/event-bus/messaging';
import { readEnv as readSandboxEnv, startSandboxXendit } from '@sabi/sandbox-xendit/service';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { type RunningService, startService } from '@sabi/service-kit/service';
import type { TestDatabase } from '@sabi/test-kit/database';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import { Xendit } from '@sabi/test-kit/xendit';
import { type Dependencies, openDependencies } from '../../src/dependencies';
import type { Redemptions } from '../../src/domain/catalogue/redemptions';
import { assembleBilling, readEnv } from '../../src/service';
import { createBillingDatabase } from './billing-database';

export const callbackToken = 'kV3mQ9xTz7LrPw2YbN8cHd5GfJ1sUa6E';
export const staffEmail = 'staff@sabi.test';
export const secretKey = 'xnd_development_of_the_tests';

/** The required settings; the provider's address is unreachable. Only production requires a mail server. */
export const requiredEnv = {
  NODE_ENV: 'test',
  SITE_URL: 'https://sabi.test',
  STAFF_EMAIL: staffEmail,
  XENDIT_SECRET_KEY: secretKey,
  XENDIT_WEBHOOK_TOKEN: callbackToken,
  XENDIT_URL: 'http://127.0.0.1:9',
};

export interface Account {
  readonly userId: string;
  readonly token: string;
}

export interface TestService {
  readonly url: string;
  readonly database: TestDatabase;
  readonly issuer: TokenIssuer;
  readonly broker: InProcessBroker;
  readonly xendit: Xendit;
  readonly dependencies: Dependencies;
  /** Sent mails, oldest first. */
  readonly mails: readonly Mail[];
  account(userMetadata?: Record<string, unknown>): Promise<Account>;
  staffToken(): Promise<string>;
  stop(): Promise<void>;
}

export interface TestServiceOptions {
  /** Overrides redemptions of some kinds. */
  readonly redemptions?: Partial<Redemptions>;
  readonly env?: Record<string, string>;
  /** Uses RabbitMQ instead of the in-process broker. */
  readonly amqpUrl?: string | undefined;
}

/** The service on a free port with its own database and the payment sandbox. */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const [database, issuer, sandbox] = await Promise.all([
    createBillingDatabase(),
    startTokenIssuer(),
    startXendit(),
  ]);
  const broker = createLoneBroker(queues, 'billing');
  const env = readEnv({
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: database.uri,
    IDENTITY_JWKS_URL: issuer.jwksUrl,
    IDENTITY_ISSUER: issuer.issuer,
    ...requiredEnv,
    XENDIT_URL: sandbox.url,
    ...options.env,
  });
  let dependencies: Dependencies | undefined;
  const mails: Mail[] = [];
  const service: RunningService = await startService({
    env,
    logger: silentLogger,
    assemble: async (signal) => {
      const opened = await openDependencies({
        env,
        logger: silentLogger,
        broker: options.amqpUrl ? { amqpUrl: options.amqpUrl } : { inProcess: broker },
        sweepMs: 3_600_000,
        signal,
      });
      dependencies = {
        ...opened,
        redemptions: { ...opened.redemptions, ...options.redemptions },
        mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
        // RabbitMQ's queues are declared with their delays.
        messaging: options.amqpUrl ? opened.messaging : hurry(opened.messaging),
      };
      return assembleBilling(dependencies);
    },
  });
  await service.ready;
  const xendit = new Xendit(sandbox.url);
  await xendit.sendWebhooksTo(`${service.url}/webhooks/xendit`);
  return {
    url: service.url,
    database,
    issuer,
    broker,
    xendit,
    mails,
    get dependencies() {
      if (!dependencies) throw new Error('The service is not ready');
      return dependencies;
    },
    account: async (user_metadata = {}) => {
      const userId = randomUUID();
      return { userId, token: await issuer.sign({ sub: userId, user_metadata }) };
    },
    staffToken: () => issuer.sign({ role: 'service_role', sub: 'rina', session_id: undefined }),
    stop: async () => {
      await service.stop();
      await sandbox.stop();
      await issuer.close();
      await database.drop();
    },
  };
}

/** Divides all retry delays. */
export function hurry(messaging: Messaging, times = 1000): Messaging {
  return {
    ...messaging,
    subscribe: (subscriptions) =>
      messaging.subscribe(
        subscriptions.map(({ queue, ...rest }) => {
          const retryDelaysMs = queue.retryDelaysMs.map((ms) => ms / times);
          return { ...rest, queue: { ...queue, retryDelaysMs } };
        }),
      ),
  };
}

async function startXendit(): Promise<RunningService> {
  const env = readSandboxEnv({
    PORT: '0',
    SECRET_KEY: secretKey,
    CALLBACK_TOKEN: callbackToken,
    NOTIFY_EXPIRED: 'true',
    NOTIFY_PAID_AFTER_EXPIRY: 'true',
    REQUESTS_PER_MINUTE: '100000',
  });
  const sandbox = await startSandboxXendit(env, silentLogger);
  await sandbox.ready;
  return sandbox;
}
