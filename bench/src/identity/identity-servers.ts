import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import getPort from 'get-port';
import type { Processes } from '../load/processes';

/** A server under test that implements GoTrue's contract. */
export interface Contestant {
  readonly url: string;
  readonly pid: number;
  /** Process id of the database, if started here. */
  readonly databasePid?: number;
  /** From start to ready. */
  readonly startMs: number;
}

/** The server to compare with, and an empty database that has its tables. */
export interface Reference {
  readonly binary: string;
  readonly databaseUrl: string;
}

export async function startOurs(
  processes: Processes,
  mongo: { readonly uri: string; readonly pid: number },
  workers: number,
): Promise<Contestant> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const database = new URL(mongo.uri);
  database.pathname = '/identity';
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const begun = performance.now();
  const pid = await processes.start('svc-identity/dist/main.js', {
    env: {
      NODE_ENV: 'development', // messages stay within the process; none are sent here
      PORT: String(port),
      MONGODB_URI: database.href,
      MAILER_AUTOCONFIRM: 'true',
      WEB_CONCURRENCY: String(workers),
      MAIL_TOKEN_SECRET: randomBytes(32).toString('hex'),
      JWT_KEYS: JSON.stringify([
        { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256' },
      ]),
    },
    healthUrl: `${url}/healthz/ready`,
  });
  return { url, pid, databasePid: mongo.pid, startMs: performance.now() - begun };
}

export async function startReference(
  processes: Processes,
  { binary, databaseUrl }: Reference,
): Promise<Contestant> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const pid = await processes.startProgram(binary, ['serve'], {
    env: {
      API_EXTERNAL_URL: url,
      DATABASE_URL: databaseUrl,
      DB_NAMESPACE: 'auth',
      GOTRUE_API_HOST: '127.0.0.1',
      GOTRUE_DB_DRIVER: 'postgres',
      // By default it opens as many connections as there are requests and closes all but two again.
      GOTRUE_DB_MAX_POOL_SIZE: '20',
      GOTRUE_DB_MAX_IDLE_POOL_SIZE: '20',
      GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true',
      GOTRUE_JWT_AUD: 'authenticated',
      GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
      GOTRUE_JWT_SECRET: randomBytes(32).toString('hex'),
      GOTRUE_LOG_LEVEL: 'error',
      GOTRUE_MAILER_AUTOCONFIRM: 'true',
      GOTRUE_SITE_URL: url,
      PORT: String(port),
    },
    healthUrl: `${url}/health`,
  });
  return { url, pid, startMs: performance.now() - begun };
}
