import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { queues } from '@sabi/contracts/messages/queues';
import { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import { createLogger } from '@sabi/service-kit/logger';
import type { RunningService } from '@sabi/service-kit/service';
import type { TestDatabase } from '@sabi/test-kit/database';
import { createServiceDatabase } from '@sabi/test-kit/service-database';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import request, { type Test } from 'supertest';
import { type AiOptions, readEnv, startAi } from '../../src/service';
import { shareThreads } from './built-service';
import { type ScriptedModel, startScriptedModel } from './scripted-model';
import { testSettings } from './settings';

export interface Question {
  readonly body: object;
  /** Access token of the caller. */
  readonly token?: string;
  /** `name=value`, as the browser stores it. */
  readonly cookie?: string;
  /** The visitor's address, as the gateway sends it. */
  readonly address?: string;
  /** Browser name, by which visitors without a cookie are counted; unique by default. */
  readonly browser?: string;
  readonly language?: string;
  /** Defaults to the first instance. */
  readonly service?: RunningService;
}

/** Service instances over one database, behind a gateway, with a scripted model. */
export interface Site {
  readonly database: TestDatabase;
  readonly model: ScriptedModel;
  readonly issuer: TokenIssuer;
  readonly log: () => string;
  /** URL of the first instance. */
  readonly url: string;
  /** URL of its metrics. */
  readonly metricsUrl: string;
  start(env?: Record<string, string>): Promise<RunningService>;
  analyze(question: Question): Test;
  consult(question: Question): Test;
  /** @param token of the account; if missing, the request has no session */
  listClaimed(token?: string): Test;
  stop(): Promise<void>;
}

/** @param parts with the document process, for tests that send documents */
export async function startSite(
  env: Record<string, string> = {},
  parts: Pick<AiOptions, 'childPath' | 'threads'> = {},
): Promise<Site> {
  const [database, model, issuer, shared] = await Promise.all([
    createServiceDatabase('ai'),
    startScriptedModel(),
    startTokenIssuer(),
    shareThreads(),
  ]);
  const { childPath, threads = shared } = parts;
  const lines: string[] = [];
  const logger = createLogger({
    service: 'svc-ai',
    level: 'trace',
    destination: { write: (line) => void lines.push(line) },
  });
  const running: RunningService[] = [];
  const start = async (changes: Record<string, string> = {}): Promise<RunningService> => {
    const settings = {
      ...testSettings,
      MONGODB_URI: database.uri,
      FILE_STORE_DIR: tmpdir(),
      METRICS_PORT: '0',
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: model.url,
      ...env,
      ...changes,
    };
    const inProcess = new InProcessBroker(queues);
    const service = await startAi(readEnv(settings), logger, {
      inProcess,
      threads,
      ...(childPath && { childPath }),
    });
    running.push(service);
    await service.ready;
    return service;
  };
  const first = await start();
  const ask = (path: string, { service = first, ...question }: Question): Test => {
    const {
      body,
      token,
      cookie,
      address = '203.0.113.7',
      browser = randomUUID(),
      language = 'en',
    } = question;
    const pending = request(service.url)
      .post(path)
      .set({ 'X-Forwarded-For': address, 'User-Agent': browser, 'Accept-Language': language })
      .set(cookie ? { Cookie: cookie } : {})
      .send(body);
    return token ? pending.auth(token, { type: 'bearer' }) : pending;
  };
  return {
    database,
    model,
    issuer,
    log: () => lines.join(''),
    url: first.url,
    metricsUrl: metricsOf(first),
    start,
    analyze: (question) => ask('/functions/v1/cv-analyzer', question),
    consult: (question) => ask('/functions/v1/ai-consultant', question),
    listClaimed: (token) => {
      const pending = request(first.url).get('/api/ai/v1/claimed-analyses');
      return token ? pending.auth(token, { type: 'bearer' }) : pending;
    },
    stop: async () => {
      await Promise.all(running.map((service) => service.stop()));
      await Promise.all([model.close(), issuer.close(), database.drop()]);
    },
  };
}

export function metricsOf({ metricsUrl }: RunningService): string {
  if (!metricsUrl) throw new Error('Nothing is counted here');
  return metricsUrl;
}

/** The visitor's cookie of a response, as a browser returns it. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  const [cookie] = (headers['set-cookie'] ?? []) as string[];
  if (!cookie) throw new Error('The answer sets no cookie');
  return cookie.split(';')[0] ?? '';
}

/** The database rejects writes to a collection meanwhile. */
export async function withWritesRefused<T>(
  { database: { db } }: Site,
  collection: string,
  work: () => PromiseLike<T>,
): Promise<T> {
  await db.command({ collMod: collection, validator: { never: { $exists: true } } });
  try {
    return await work();
  } finally {
    await db.command({ collMod: collection, validator: {} });
  }
}
