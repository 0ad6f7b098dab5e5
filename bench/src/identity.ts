import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMongo } from '@sabi/dev-infra/mongo';
import autocannon from 'autocannon';
import getPort from 'get-port';
import { readCpuMs } from './cpu-time';
import { Processes } from './processes';
import { formatTable, median } from './statistics';

const rounds = 3;
const seconds = 5;
const connections = 32;
const password = 'k9#vQz!lantai';
/** What a Go server of the same contract reached on two cores with its database beside it, requests a second. */
const aims: Readonly<Record<string, number>> = { 'GET /user': 2600, refresh: 560, 'password sign-in': 35 };

interface Sample {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly serviceCpuMs: number;
  readonly databaseCpuMs: number;
  readonly failed: number;
}

interface Service {
  readonly url: string;
  readonly pid: number;
  readonly databasePid: number;
}

interface Account {
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A load: what each of the connections asks for, again and again. */
type Load = (accounts: readonly Account[]) => autocannon.Request[];

const loads: Readonly<Record<string, Load>> = {
  'GET /health': () => [{ path: '/health' }],
  'GET /user': (accounts) =>
    accounts.map(({ accessToken }) => ({
      path: '/user',
      headers: { authorization: `Bearer ${accessToken}` },
    })),
  refresh: (accounts) => [refreshChains(accounts.map(({ refreshToken }) => refreshToken))],
  'password sign-in': (accounts) =>
    accounts.map(({ email }) => post('/token?grant_type=password', { email, password })),
  'sign-up': () => [
    {
      ...post('/signup', {}),
      setupRequest: (request) => ({ ...request, body: JSON.stringify({ email: newEmail(), password }) }),
    },
  ],
};

/** Accounts, sessions and tokens under load: svc-identity in a process of its own, with MongoDB beside it. */
export async function measureIdentity(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-bench-'));
  const mongo = await startMongo({ folder });
  const processes = new Processes();
  try {
    const service = await startService(processes, mongo);
    const samples = new Map<string, Sample[]>();
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, load] of Object.entries(loads)) {
        const sample = await measure(service, load(await signUpAll(service.url)));
        if (round > 0) samples.set(name, [...(samples.get(name) ?? []), sample]); // the first round warms up
      }
    }
    return describe(samples);
  } finally {
    await processes.stop();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startService(processes: Processes, mongo: { uri: string; pid: number }): Promise<Service> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const database = new URL(mongo.uri);
  database.pathname = '/identity';
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pid = await processes.start('svc-identity/dist/main.js', {
    env: {
      NODE_ENV: 'development', // messages go within the process; none are sent here
      PORT: String(port),
      MONGODB_URI: database.href,
      MAILER_AUTOCONFIRM: 'true',
      JWT_KEYS: JSON.stringify([
        { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256' },
      ]),
    },
    healthUrl: `${url}/healthz/ready`,
  });
  return { url, pid, databasePid: mongo.pid };
}

async function measure(service: Service, requests: autocannon.Request[]): Promise<Sample> {
  const before = [readCpuMs(service.pid), readCpuMs(service.databasePid)] as const;
  const result = await autocannon({ url: service.url, connections, duration: seconds, requests });
  const done = Math.max(1, result.requests.total);
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    serviceCpuMs: (readCpuMs(service.pid) - before[0]) / done,
    databaseCpuMs: (readCpuMs(service.databasePid) - before[1]) / done,
    failed: result.non2xx + result.errors,
  };
}

/** As many accounts with a session as there are connections. */
function signUpAll(url: string): Promise<Account[]> {
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const email = newEmail();
      const response = await fetch(`${url}/signup`, {
        method: 'POST',
        body: JSON.stringify({ email, password }),
      });
      if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
      const session = (await response.json()) as { access_token: string; refresh_token: string };
      return { email, accessToken: session.access_token, refreshToken: session.refresh_token };
    }),
  );
}

/** As many chains as connections; each exchanges its token for the next one, as a client does. */
function refreshChains(firstTokens: readonly string[]): autocannon.Request {
  const tokens = [...firstTokens];
  return {
    ...post('/token?grant_type=refresh_token', {}),
    setupRequest: (request) => ({ ...request, body: JSON.stringify({ refresh_token: tokens.shift() }) }),
    onResponse: (status, body) => {
      if (status === 200) tokens.push((JSON.parse(body) as { refresh_token: string }).refresh_token);
    },
  };
}

function post(path: string, body: object): autocannon.Request {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

const newEmail = () => `${randomUUID()}@example.com`;

function describe(samples: ReadonlyMap<string, readonly Sample[]>): string {
  const rows = [...samples].map(([name, taken]) => {
    const middle = (key: keyof Sample) => median(taken.map((sample) => sample[key]));
    const rate = middle('requestsPerSecond');
    const aim = aims[name];
    return [
      name,
      rate.toFixed(0),
      aim ? `${(rate / aim).toFixed(2)} of ${aim}` : '',
      `${middle('p50')} ms`,
      `${middle('p99')} ms`,
      `${middle('serviceCpuMs').toFixed(2)} ms`,
      `${middle('databaseCpuMs').toFixed(2)} ms`,
      String(middle('failed')),
    ];
  });
  return [
    `${connections} connections, medians of ${rounds} rounds of ${seconds} s; service, database and load share the cores`,
    formatTable(['', 'requests/s', 'aim', 'p50', 'p99', 'CPU service', 'CPU MongoDB', 'failed'], rows),
  ].join('\n');
}
