import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startMongo } from '@sabi/dev-infra/mongo';
import autocannon from 'autocannon';
import { readCpuMs } from '../figures/cpu-time';
import { type IdleProcess, readMemoryUse, restMs, watchMemoryUse } from '../figures/process-memory';
import { formatTable, median } from '../figures/statistics';
import { Processes } from '../load/processes';
import { findWrk, runWrk, type WrkResult } from '../load/wrk';
import { describeProcesses, measureAlone } from './identity-processes';
import { type Contestant, type Reference, startOurs, startReference } from './identity-servers';

const rounds = 3;
const seconds = 5;
const connections = 32;
const password = 'k9#vQz!lantai';
/** Requests per second of a Go server of the same contract, on two cores shared with its database. */
const aims: Readonly<Record<string, number>> = { 'GET /user': 2600, refresh: 560, 'password sign-in': 35 };

interface Sample {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly serviceCpuMs: number;
  readonly databaseCpuMs: number;
  readonly failed: number;
}

interface Account {
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A load: the repeated requests of each connection. */
type Load = (accounts: readonly Account[]) => autocannon.Request[];

const loads: Readonly<Record<string, Load>> = {
  'GET /health': () => [{ path: '/health' }],
  'GET /user': (accounts) =>
    accounts.map(({ accessToken }) => ({
      path: '/user',
      headers: { authorization: `Bearer ${accessToken}` },
    })),
  refresh: (accounts) => [refreshChains(accounts.map(({ refreshToken }) => refreshToken))],
  'password sign-in': (accounts) => [
    inTurn(accounts, post('/token?grant_type=password', {}), ({ email }) => ({
      body: JSON.stringify({ email, password }),
    })),
  ],
  'sign-up': () => [
    {
      ...post('/signup', {}),
      setupRequest: (request) => ({ ...request, body: JSON.stringify({ email: newEmail(), password }) }),
    },
  ],
};

/**
 * Accounts, sessions and tokens under load: svc-identity with a process per core and MongoDB on the same machine; then
 * the start time of one process, and the memory of all at rest, under load and afterwards.
 * @param reference asked in turn with ours, so that a busy machine meets both alike
 */
export async function measureIdentity(reference?: Reference): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-bench-'));
  const mongo = await startMongo({ folder });
  const starts: readonly ((processes: Processes, workers: number) => Promise<Contestant>)[] = [
    (processes, workers) => startOurs(processes, mongo, workers),
    ...(reference ? [(processes: Processes) => startReference(processes, reference)] : []),
  ];
  const processes = new Processes();
  try {
    const alone: IdleProcess[] = [];
    for (const start of starts) alone.push(await measureAlone((each) => start(each, 1)));
    const contestants = await Promise.all(starts.map((start) => start(processes, cpus().length)));
    const watches = contestants.map(({ pid }) => watchMemoryUse(pid));
    const wrk = await findWrk();
    const samples = await measureInTurn(contestants, wrk);
    const peaks = watches.map((stop) => stop());
    await delay(restMs);
    const after = contestants.map(({ pid }) => readMemoryUse(pid));
    return [
      `${describe(samples)}\nGET by ${wrk ? 'wrk' : 'autocannon, for wrk is not on PATH'}; POST by autocannon`,
      describeProcesses({ alone, peaks, after }),
    ].join('\n\n');
  } finally {
    await processes.stop();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Load → samples of each contestant. */
type Samples = ReadonlyMap<string, readonly Sample[][]>;

async function measureInTurn(contestants: readonly Contestant[], wrk?: string): Promise<Samples> {
  const samples = new Map(Object.keys(loads).map((name) => [name, contestants.map((): Sample[] => [])]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, load] of Object.entries(loads)) {
      for (const [index, contestant] of contestants.entries()) {
        const sample = await measure(contestant, load(await signUpAll(contestant.url)), wrk);
        if (round > 0) samples.get(name)?.[index]?.push(sample); // the first round warms up
      }
    }
  }
  return samples;
}

async function measure(
  contestant: Contestant,
  requests: autocannon.Request[],
  wrk?: string,
): Promise<Sample> {
  const { url, pid, databasePid = Number.NaN } = contestant;
  const before = [readCpuMs(pid), readCpuMs(databasePid)] as const;
  const { requests: total, ...result } = await run(url, requests, wrk);
  const done = Math.max(1, total);
  return {
    ...result,
    serviceCpuMs: (readCpuMs(pid) - before[0]) / done,
    databaseCpuMs: (readCpuMs(databasePid) - before[1]) / done,
  };
}

/** Uses wrk where it is installed and no request depends on an answer; otherwise a client in Node. */
async function run(url: string, requests: autocannon.Request[], wrk?: string): Promise<WrkResult> {
  const [first] = requests;
  if (wrk && first?.path && requests.every(({ method, setupRequest }) => !method && !setupRequest)) {
    const headers = requests.map((request) => (request.headers ?? {}) as Record<string, string>);
    return runWrk(wrk, { url: `${url}${first.path}`, headers, connections, seconds });
  }
  const result = await autocannon({ url, connections, duration: seconds, requests });
  return {
    requestsPerSecond: result.requests.average,
    requests: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

function signUpAll(url: string): Promise<Account[]> {
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const email = newEmail();
      const response = await fetch(`${url}/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
      const session = (await response.json()) as { access_token: string; refresh_token: string };
      return { email, accessToken: session.access_token, refreshToken: session.refresh_token };
    }),
  );
}

/** One account per request, never the same for two at once, as if each connection were another person. */
function inTurn(
  accounts: readonly Account[],
  base: autocannon.Request,
  complete: (account: Account) => autocannon.Request,
): autocannon.Request {
  let next = 0;
  return {
    ...base,
    setupRequest: (request) => {
      const account = accounts[next++ % accounts.length];
      return account ? { ...request, ...complete(account) } : request;
    },
  };
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

function describe(samples: Samples): string {
  const rows = [...samples].map(([name, [ours = [], reference = []]]) => {
    const middle = (key: keyof Sample) => median(ours.map((sample) => sample[key]));
    const rate = middle('requestsPerSecond');
    const aim = aims[name];
    return [
      name,
      rate.toFixed(0),
      aim ? `${(rate / aim).toFixed(2)} of ${aim}` : '',
      ...describeReference(rate, reference),
      `${middle('p50').toFixed(0)} ms`,
      `${middle('p99').toFixed(0)} ms`,
      `${middle('serviceCpuMs').toFixed(2)} ms`,
      `${middle('databaseCpuMs').toFixed(2)} ms`,
      String(middle('failed')),
    ];
  });
  const isCompared = [...samples.values()].some(([, reference]) => reference);
  return [
    `${connections} connections, medians of ${rounds} rounds of ${seconds} s; service, database and load share the cores`,
    formatTable(
      [
        ...['', 'requests/s', 'aim'],
        ...(isCompared ? ['reference'] : []),
        ...['p50', 'p99', 'CPU service', 'CPU MongoDB', 'failed'],
      ],
      rows,
    ),
  ].join('\n');
}

function describeReference(rate: number, reference: readonly Sample[]): string[] {
  if (reference.length === 0) return [];
  const theirs = median(reference.map(({ requestsPerSecond }) => requestsPerSecond));
  const failed = median(reference.map((sample) => sample.failed));
  return [`${(rate / theirs).toFixed(2)} of ${theirs.toFixed(0)}${failed > 0 ? `, ${failed} failed` : ''}`];
}
