import { createPrivateKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { createAuditCollections } from '@sabi/audit/audit-collections';
import { queues } from '@sabi/contracts/messages/queues';
import { createLoneBroker, type InProcessBroker } from '@sabi/event-bus/in-process-bus';
import type { Logger } from '@sabi/service-kit/logger';
import type { TestDatabase } from '@sabi/test-kit/database';
import { createServiceDatabase } from '@sabi/test-kit/service-database';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { SignJWT } from 'jose';
import type { HashCost } from '../../src/integrations/password-hasher';
import { readEnv, startIdentity } from '../../src/service';
import { startMailServer, type TestMailServer } from '@sabi/test-kit/mail-server';

export const issuer = 'https://sabi.test/auth/v1';
export const siteUrl = 'https://sabi.test';
/** Not a common password. */
export const password = 'k9#vQz!lantai';

export type Overrides = Record<string, string>;

export interface TestIdentity {
  readonly url: string;
  readonly database: TestDatabase;
  /** Used unless the settings name RabbitMQ. */
  readonly broker: InProcessBroker;
  readonly mailServer: TestMailServer;
  readonly signingKey: TestKey;
  readonly mailSecret: string;
  /** Signs with the service's key; claims override defaults, undefined removes one. */
  sign(claims: Record<string, unknown>): Promise<string>;
  /** A token of an operator. */
  signAdmin(): Promise<string>;
  createClient(): GoTrueClient;
  stop(): Promise<void>;
}

export interface TestKey {
  readonly kid: string;
  readonly alg: 'ES256' | 'RS256';
  readonly jwk: Record<string, unknown>;
}

export function createTestKey(alg: TestKey['alg'] = 'ES256'): TestKey {
  const { privateKey } =
    alg === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  return { kid, alg, jwk: { ...privateKey.export({ format: 'jwk' }), kid, alg } };
}

/** An operator's settings. */
export function buildEnv(overrides: Overrides = {}): Overrides {
  return {
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: 'mongodb://127.0.0.1:27017/identity',
    SITE_URL: siteUrl,
    JWT_KEYS: JSON.stringify([createTestKey().jwk]),
    JWT_ISSUER: issuer,
    MAIL_TOKEN_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: 'smtp://127.0.0.1:2525',
    SMTP_ADMIN_EMAIL: 'no-reply@sabi.test',
    ...overrides,
  };
}

/** Test providers use 127.0.0.1 without TLS, which production refuses. */
export const privateUrls: Overrides = { NODE_ENV: 'test', EXTERNAL_ALLOW_PRIVATE_URLS: 'true' };

/** For tests about other things: the usual cost took a quarter of their processor time. */
const cheapHashes: HashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/**
 * The service with its own database and mail server.
 * @param options.passwordCost the usual cost, for tests of hashes and response times
 */
export async function startTestIdentity(
  overrides: Overrides = {},
  { logger = silentLogger, passwordCost = cheapHashes }: { logger?: Logger; passwordCost?: HashCost } = {},
): Promise<TestIdentity> {
  const [database, mailServer] = await Promise.all([createServiceDatabase('identity'), startMailServer()]);
  await createAuditCollections(database.db, 'svc-identity'); // emptied by the previous test
  const signingKey = createTestKey();
  const env = readEnv(
    buildEnv({
      MONGODB_URI: database.uri,
      SMTP_URL: mailServer.url,
      JWT_KEYS: JSON.stringify([signingKey.jwk]),
      // Concurrent requests take turns in the database, and the machine may pause.
      API_MAX_REQUEST_DURATION: '60s',
      ...overrides,
    }),
  );
  const broker = createLoneBroker(queues, 'identity');
  const service = await startIdentity(env, logger, {
    passwordCost,
    ...(!env.AMQP_URL && { inProcess: broker }),
  });
  await service.ready;
  const sign: TestIdentity['sign'] = (claims) => signWith(signingKey, claims);
  return {
    url: service.url,
    database,
    broker,
    mailServer,
    signingKey,
    mailSecret: env.MAIL_TOKEN_SECRET ?? '',
    sign,
    signAdmin: () => sign({ role: 'service_role', sub: undefined, aud: undefined, session_id: undefined }),
    createClient: () => createTestClient(service.url),
    stop: async () => {
      await service.stop();
      await mailServer.stop();
      await database.drop();
    },
  };
}

export function signWith({ kid, alg, jwk }: TestKey, claims: Record<string, unknown>): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: issuer,
    aud: 'authenticated',
    iat: now,
    exp: now + 600,
    role: 'authenticated',
    ...claims,
  };
  return new SignJWT(payload)
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .sign(createPrivateKey({ key: jwk, format: 'jwk' }));
}

export function createTestClient(url: string): GoTrueClient {
  return new AuthClient({
    url: `${url}/auth/v1`,
    storageKey: randomUUID(),
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

let addresses = 0;
export const uniqueEmail = (): string => `person-${process.pid}-${(addresses += 1)}@example.com`;

/** Link and code of a confirmation mail. */
export function readMail(text: string | undefined): { link: URL; token: string; code: string } {
  const link = new URL(/https:\/\/\S+/.exec(text ?? '')?.[0] ?? '');
  return { link, token: link.searchParams.get('token') ?? '', code: /^\d{6}$/m.exec(text ?? '')?.[0] ?? '' };
}
