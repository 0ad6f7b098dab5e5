import { once } from 'node:events';
import { Agent, createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import request from 'supertest';
import { Upstream } from './upstream';

const clientHello = 0x16;

test('an upstream behind https is spoken to by TLS, under its own name and not the one the visitor asked for', async () => {
  let greeting: Buffer = Buffer.alloc(0);
  const upstreamServer = createServer((socket) => {
    socket.once('data', (bytes: Buffer) => {
      greeting = bytes;
      socket.destroy();
    });
  }).listen(0, 'localhost');
  await once(upstreamServer, 'listening');
  const { port } = upstreamServer.address() as AddressInfo;
  const upstream = new Upstream('test', `https://localhost:${port}`, silentLogger);
  const site = createSite(upstream);
  await request(site).get('/').set('Host', 'site.example').expect(502);
  upstream.close();
  upstreamServer.close();
  expect(greeting[0]).toBe(clientHello);
  expect(greeting.includes('localhost')).toBe(true);
  expect(greeting.includes('site.example')).toBe(false);
});

test('that an upstream ends its connection is between the two: the visitor keeps the one to the gateway', async () => {
  const upstreamServer = createHttpServer((_incoming, response) => {
    response.setHeader('Connection', 'close').end('done');
  }).listen(0, 'localhost');
  await once(upstreamServer, 'listening');
  const { port } = upstreamServer.address() as AddressInfo;
  const upstream = new Upstream('test', `http://localhost:${port}`, silentLogger);
  const agent = new Agent({ keepAlive: true });
  await request(createSite(upstream))
    .get('/')
    .agent(agent)
    .expect(200, 'done')
    .expect('Connection', 'keep-alive');
  agent.destroy();
  upstream.close();
  upstreamServer.close();
});

test.each([
  ['get', 200, 2],
  ['post', 502, 1],
] as const)(
  'a connection that breaks before the answer: %s is answered %i',
  async (method, status, times) => {
    let asked = 0;
    const upstreamServer = createHttpServer((incoming, response) => {
      asked += 1;
      if (asked === 1) incoming.socket.destroy();
      else response.end('done');
    }).listen(0, 'localhost');
    await once(upstreamServer, 'listening');
    const { port } = upstreamServer.address() as AddressInfo;
    const upstream = new Upstream('test', `http://localhost:${port}`, silentLogger);
    await request(createSite(upstream))[method]('/').expect(status);
    upstream.close();
    upstreamServer.close();
    expect(asked).toBe(times);
  },
);

describe('with the time in the hands of the test', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('a second try is waited for as long as the first, and no longer', async () => {
    let asked = 0;
    const upstreamServer = createHttpServer((incoming) => {
      asked += 1;
      if (asked === 1) incoming.socket.destroy();
      else upstreamServer.emit('second try');
    }).listen(0, 'localhost');
    await once(upstreamServer, 'listening');
    const { port } = upstreamServer.address() as AddressInfo;
    const upstream = new Upstream('test', `http://localhost:${port}`, silentLogger);
    const failed = jest.fn();
    const secondTry = once(upstreamServer, 'second try');
    const answered = request(createSite(upstream, { timeoutMs: 2000, failed }))
      .get('/')
      .then(({ status }) => status);
    await secondTry;
    await jest.advanceTimersByTimeAsync(1999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'UPSTREAM_TIMEOUT' }));
    expect(await answered).toBe(502);
    upstream.close();
    upstreamServer.closeAllConnections();
    upstreamServer.close();
    expect(asked).toBe(2);
  });
});

interface SiteOptions {
  /** The default is long enough for a slow machine. */
  readonly timeoutMs?: number;
  readonly failed?: (error: Error) => void;
}

function createSite(upstream: Upstream, { timeoutMs = 20_000, failed }: SiteOptions = {}) {
  return createHttpServer((incoming, response) => {
    upstream.forward(incoming, response, { maxBodyBytes: 0, timeoutMs }).catch((error: Error) => {
      failed?.(error);
      response.writeHead(502).end(error.message);
    });
  });
}
