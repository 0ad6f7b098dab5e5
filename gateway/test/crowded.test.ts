import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { forEachUpstream } from '@sabi/contracts/services';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { readEnv, startGateway } from '../src/service';

const each = 64;
const total = 512;
const path = '/api/profile/v1/profile';

describe('R35 when one client takes all places at a service that does not answer', () => {
  let database: TestDatabase;
  let upstream: LoopbackServer;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  /** Requests that the service holds unanswered. */
  let held: ServerResponse[];
  let sent: ClientRequest[];
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

  beforeAll(async () => {
    database = await createTestDatabase();
    upstream = await startLoopbackServer((incoming, response) => {
      held.push(response);
      if (incoming.headers.accept === 'text/event-stream')
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': here\n\n');
    });
    const { url } = upstream;
    gateway = await startGateway(
      readEnv({
        ...{
          NODE_ENV: 'test',
          PORT: '0',
          DRAIN_DELAY_MS: '0',
          TRUSTED_PROXY_HOPS: '1',
          MONGODB_URI: database.uri,
        },
        ...forEachUpstream(url),
        IDENTITY_URL: 'http://127.0.0.1:9', // its list of ended sessions would take a place
        UPSTREAM_TIMEOUT_MS: '60000', // longer than a test takes
      }),
      silentLogger,
    );
    await gateway.ready;
  });
  beforeEach(() => {
    held = [];
    sent = [];
  });
  afterEach(async () => {
    for (const each of sent) each.destroy();
    await eventually(() => expect(held.every(({ destroyed }) => destroyed)).toBe(true));
  });
  afterAll(async () => {
    await gateway.stop();
    await upstream.stop();
    await database.drop();
  });

  const from = (network: number) => `198.51.100.${network}`;
  /** @returns the answer, once there is one */
  const ask = (network: number, headers: Record<string, string> = {}, method = 'GET') => {
    const { hostname, port } = new URL(gateway.url);
    const options = { ...{ hostname, port, path, method, agent } };
    const outgoing = request({ ...options, headers: { 'X-Forwarded-For': from(network), ...headers } });
    outgoing.on('error', () => undefined); // ended by the test
    sent.push(outgoing);
    if (method === 'POST') outgoing.write('{'); // and no more comes
    else outgoing.end();
    return once(outgoing, 'response').then(([answer]) => answer as IncomingMessage);
  };
  const statusesOf = async (answers: readonly Promise<IncomingMessage>[], count: number) => {
    const statuses: (number | undefined)[] = [];
    for (const answer of answers)
      answer.then(({ statusCode }) => statuses.push(statusCode)).catch(() => undefined);
    await eventually(() => expect(statuses).toHaveLength(count));
    return statuses;
  };
  const repeat = <T>(count: number, work: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => work(index));

  test.each([
    ['requests', 'GET'],
    ['posts that are never sent to their end', 'POST'],
  ])('%s beyond its share are refused at once, and others get through', async (_what, method) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(method === 'POST' && { 'Content-Length': '9' }),
    };
    const greedy = repeat(each + 20, () => ask(1, headers, method));
    expect(await statusesOf(greedy, 20)).toEqual(Array(20).fill(429));
    await eventually(() => expect(held.length).toBe(each));
    void ask(2).catch(() => undefined);
    await eventually(() => expect(held.length).toBe(each + 1));
  });

  test('event streams take no place of those who want an answer, and have a share of their own', async () => {
    const streams = repeat(each + 5, () => ask(1, { Accept: 'text/event-stream' }));
    const statuses = await statusesOf(streams, each + 5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    void ask(1).catch(() => undefined);
    await eventually(() => expect(held.length).toBe(each + 1));
  });

  test('when every place is taken, the next caller is refused at once and not kept waiting', async () => {
    const networks = total / each;
    for (const network of repeat(networks, (index) => index + 1))
      repeat(each, () => void ask(network).catch(() => undefined));
    await eventually(() => expect(held.length).toBe(total));
    const { statusCode, headers } = await ask(networks + 1);
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    for (const response of held.slice(0, 1)) response.end('at last');
    void ask(networks + 2).catch(() => undefined);
    await eventually(() => expect(held.length).toBe(total + 1));
  });
});
