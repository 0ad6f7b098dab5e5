import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forEachUpstream } from '@sabi/contracts/services';
import { startMongo } from '@sabi/dev-infra/mongo';
import { startRabbit } from '@sabi/dev-infra/rabbit';
import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import autocannon from 'autocannon';
import getPort from 'get-port';
import { formatTable, median } from '../figures/statistics';
import { Processes } from './processes';

const rounds = 3;
const seconds = 5;
const connections = 32;
const path = '/api/billing/v1/catalogue';

interface Sample {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/** One service directly, through a bare proxy and through the gateway, in turns, each in a process of its own. */
export async function measureGateway(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-bench-'));
  const [mongo, rabbit] = await Promise.all([
    startMongo({ folder: join(folder, 'mongo') }),
    startRabbit({ folder: join(folder, 'rabbit') }),
  ]);
  if (!rabbit) throw new Error('svc-billing needs RabbitMQ where it runs by itself: install it first');
  await rabbit.ready;
  const issuer = await startTokenIssuer();
  const processes = new Processes();
  try {
    const urls = await startContestants(processes, { mongoUri: mongo.uri, amqpUrl: rabbit.url }, issuer);
    const samples = new Map<string, Sample[]>();
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, url] of Object.entries(urls)) {
        const sample = await load(`${url}${path}`);
        if (round > 0) samples.set(name, [...(samples.get(name) ?? []), sample]); // the first round warms up
      }
    }
    return describe(samples);
  } finally {
    await processes.stop();
    await issuer.close();
    await mongo.stop();
    await rabbit.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startContestants(
  processes: Processes,
  { mongoUri, amqpUrl }: { mongoUri: string; amqpUrl: string },
  issuer: { issuer: string; jwksUrl: string },
) {
  const [servicePort, proxyPort, gatewayPort] = [await getPort(), await getPort(), await getPort()];
  const database = (name: string) => {
    const uri = new URL(mongoUri);
    uri.pathname = `/${name}`;
    return uri.href;
  };
  const service = `http://127.0.0.1:${servicePort}`;
  const proxy = `http://127.0.0.1:${proxyPort}`;
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  await processes.start('svc-billing/dist/main.js', {
    env: {
      PORT: String(servicePort),
      MONGODB_URI: database('billing'),
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      AMQP_URL: amqpUrl,
      SITE_URL: gateway,
      NODE_ENV: 'test', // mails go to the log
      STAFF_EMAIL: 'staff@sabi.test',
      XENDIT_SECRET_KEY: randomBytes(24).toString('hex'),
      XENDIT_WEBHOOK_TOKEN: randomBytes(24).toString('hex'),
    },
    healthUrl: `${service}/healthz/ready`,
  });
  await processes.start('bench/dist/bare-proxy.js', {
    args: [String(proxyPort), service],
    healthUrl: `${proxy}${path}`,
  });
  await processes.start('gateway/dist/main.js', {
    env: {
      NODE_ENV: 'test',
      PORT: String(gatewayPort),
      MONGODB_URI: database('platform'),
      ...forEachUpstream(service),
      READS_PER_MINUTE: '100000000',
      REQUESTS_AT_ONCE: '512',
    },
    healthUrl: `${gateway}/healthz/ready`,
  });
  return { service, 'bare proxy': proxy, gateway };
}

async function load(url: string): Promise<Sample> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: seconds });
  return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

function describe(samples: Map<string, Sample[]>): string {
  const middle = (name: string, key: keyof Sample) =>
    median((samples.get(name) ?? []).map((sample) => sample[key]));
  const rows = [...samples.keys()].map((name) => [
    name,
    middle(name, 'requestsPerSecond').toFixed(0),
    `${middle(name, 'p50')} ms`,
    `${middle(name, 'p99')} ms`,
    `${(middle(name, 'requestsPerSecond') / middle('service', 'requestsPerSecond')).toFixed(2)}`,
    String(middle(name, 'failed')),
  ]);
  const rate = middle('gateway', 'requestsPerSecond') / middle('bare proxy', 'requestsPerSecond');
  const tail = middle('gateway', 'p99') / middle('bare proxy', 'p99');
  return [
    `GET ${path}, ${connections} connections, medians of ${rounds} rounds of ${seconds} s`,
    formatTable(['', 'requests/s', 'p50', 'p99', 'of direct', 'failed'], rows),
    `gateway : bare proxy   ${rate.toFixed(2)} of its requests a second (aim ≥ 0.50), ${tail.toFixed(2)} times its p99 (aim ≤ 2.00)`,
  ].join('\n');
}
