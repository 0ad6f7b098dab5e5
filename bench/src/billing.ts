import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMongo } from '@sabi/dev-infra/mongo';
import { startRabbit } from '@sabi/dev-infra/rabbit';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import autocannon from 'autocannon';
import getPort from 'get-port';
import { MongoClient } from 'mongodb';
import { Processes } from './processes';
import { formatTable, median } from './statistics';

const rounds = 3;
const seconds = 10;
const connections = 16;
const accounts = 500;
/** Asked for so often, a check answers within so long. */
const aim = { checksPerSecond: 500, p99Ms: 10 };
const checkPath = '/api/billing/v1/entitlements/check?kind=job_application';

/** The check of an entitlement, as other services ask for it: svc-billing in one process, MongoDB beside it. */
export async function measureBilling(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-bench-'));
  const [mongo, rabbit, issuer] = await Promise.all([
    startMongo({ folder: join(folder, 'mongo') }),
    startRabbit({ folder: join(folder, 'rabbit') }),
    startTokenIssuer(),
  ]);
  if (!rabbit) throw new Error('svc-billing needs RabbitMQ where it runs by itself: install it first');
  await rabbit.ready;
  const processes = new Processes();
  try {
    const database = new URL(mongo.uri);
    database.pathname = '/billing';
    const url = await startService(processes, { mongoUri: database.href, amqpUrl: rabbit.url, issuer });
    const tokens = await openAccounts(database.href, issuer);
    const results: autocannon.Result[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const result = await checkAll(url, tokens);
      if (round > 0) results.push(result); // the first round warms up
    }
    return describe(results);
  } finally {
    await processes.stop();
    await issuer.close();
    await rabbit.stop();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startService(
  processes: Processes,
  { mongoUri, amqpUrl, issuer }: { mongoUri: string; amqpUrl: string; issuer: TokenIssuer },
): Promise<string> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  await processes.start('svc-billing/dist/main.js', {
    env: {
      PORT: String(port),
      MONGODB_URI: mongoUri,
      AMQP_URL: amqpUrl,
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      SITE_URL: url,
      XENDIT_SECRET_KEY: 'xnd_development_nobody',
      XENDIT_WEBHOOK_TOKEN: randomBytes(32).toString('base64'),
    },
    healthUrl: `${url}/healthz/ready`,
  });
  return url;
}

/** Accounts with as many lots as one that has bought for some years. @returns a token of each */
async function openAccounts(mongoUri: string, issuer: TokenIssuer): Promise<string[]> {
  const client = await MongoClient.connect(mongoUri);
  const userIds = Array.from({ length: accounts }, () => randomUUID());
  const rows = userIds.map((userId) => ({
    _id: userId,
    user_id: userId,
    entries: 40,
    lots: Array.from({ length: 40 }, () => buildLot()),
    next_end: new Date(Date.now() + 86_400_000),
  }));
  await client.db().collection<{ _id: string }>('entitlement_accounts').insertMany(rows);
  await client.close();
  return Promise.all(userIds.map((sub) => issuer.sign({ sub })));
}

const buildLot = () => ({
  lot_id: randomUUID(),
  kind: 'job_application',
  cause: 'plan',
  order_id: randomUUID(),
  granted: 25,
  remaining: 20,
  ends_at: new Date(Date.now() + 86_400_000),
});

const checkAll = (url: string, tokens: readonly string[]): Promise<autocannon.Result> =>
  autocannon({
    url,
    connections,
    duration: seconds,
    overallRate: aim.checksPerSecond,
    requests: tokens.map((token) => ({ path: checkPath, headers: { authorization: `Bearer ${token}` } })),
  });

function describe(results: readonly autocannon.Result[]): string {
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (failed > 0) throw new Error(`${failed} checks were not answered`);
  const rate = median(results.map(({ requests }) => requests.average));
  const [p50, p99] = [
    median(results.map(({ latency }) => latency.p50)),
    median(results.map(({ latency }) => latency.p99)),
  ];
  const table = formatTable(
    ['load', 'a second', 'p50 ms', 'p99 ms', 'aim'],
    [['entitlement check', rate.toFixed(0), String(p50), String(p99), `p99 under ${aim.p99Ms} ms`]],
  );
  return `${table}\n${p99 < aim.p99Ms ? 'within the aim' : 'NOT within the aim'}`;
}
