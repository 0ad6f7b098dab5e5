import { randomUUID } from 'node:crypto';
import { accountErased } from '@sabi/contracts/messages/account';
import type { MessageDefinition } from '@sabi/contracts/messages/message';
import { queues } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import { createLoneBroker } from '@sabi/event-bus/in-process-bus';
import { startService } from '@sabi/service-kit/service';
import type { TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { createServiceDatabase } from '@sabi/test-kit/service-database';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import request, { type Test } from 'supertest';
import { type Dependencies, openDependencies } from '../../src/dependencies';
import { assembleSample, readEnv } from '../../src/service';

export interface Account {
  readonly userId: string;
  readonly token: string;
}

export interface TestService {
  readonly url: string;
  readonly database: TestDatabase;
  readonly dependencies: Dependencies;
  readonly issuer: TokenIssuer;
  account(): Promise<Account>;
  call(method: 'get' | 'put', path: string, caller: Account | null, body?: object): Test;
  /** Sends a message by the outbox and waits until it is handled. */
  publish<Body>(definition: MessageDefinition<Body>, body: Body): Promise<void>;
  /** Waits until the account's data is removed. */
  erase(account: Account): Promise<void>;
  stop(): Promise<void>;
}

export const base = '/api/sample/v1';

/** The service on a free port with its own database. */
export async function startTestService(): Promise<TestService> {
  const [database, issuer] = await Promise.all([createServiceDatabase('sample'), startTokenIssuer()]);
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: database.uri,
    IDENTITY_JWKS_URL: issuer.jwksUrl,
    IDENTITY_ISSUER: issuer.issuer,
  });
  const broker = { inProcess: createLoneBroker(queues, 'sample') };
  let opened: Dependencies | undefined;
  const service = await startService({
    env,
    logger: silentLogger,
    assemble: async (signal) => {
      opened = await openDependencies({ env, logger: silentLogger, broker, queues, signal });
      return assembleSample(opened);
    },
  });
  await service.ready;
  if (!opened) throw new Error('The service is not ready');
  const dependencies = opened;
  const publish: TestService['publish'] = async (definition, body) => {
    const message = createMessage(definition, body);
    await dependencies.transact((transaction) => dependencies.outbox.append(message, transaction));
    const handled = { _id: new RegExp(`:${message.id}$`), state: 'done' } as object;
    await eventually(async () =>
      expect(await database.db.collection('inbox').countDocuments(handled)).toBe(1),
    );
  };
  return {
    url: service.url,
    database,
    dependencies,
    issuer,
    account: async () => {
      const userId = randomUUID();
      return { userId, token: await issuer.sign({ sub: userId, session_id: randomUUID() }) };
    },
    call: (method, path, caller, body) => {
      const pending = request(service.url)[method](`${base}${path}`);
      if (caller) void pending.set('authorization', `Bearer ${caller.token}`);
      if (body) void pending.send(body);
      return pending;
    },
    publish,
    erase: ({ userId }) => publish(accountErased, { user_id: userId }),
    stop: async () => {
      await service.stop();
      await issuer.close();
      await database.drop();
    },
  };
}
