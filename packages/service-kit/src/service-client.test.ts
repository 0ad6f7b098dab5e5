import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { createRequestContext, runInRequestContext } from './request-context';
import { createServiceClient, readJson, type ServiceClient } from './service-client';

let server: Server | undefined;
let client: ServiceClient | undefined;
const received: IncomingMessage[] = [];

afterEach(async () => {
  client?.close();
  received.length = 0;
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** @returns a client of a service that answers so */
async function open(answer: RequestListener, options: { timeoutMs?: number } = {}) {
  const started = createServer((request, response) => {
    received.push(request);
    answer(request, response);
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/readiness`;
  client = createServiceClient({ name: 'offers', url, logger: silentLogger, ...options });
  return client;
}

const answerWith =
  (status: number, body: object = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const request = { path: '/api/offers/v1', authorization: 'Bearer token', read: readJson };
const unavailable = { code: 'DEPENDENCY_UNAVAILABLE', retryAfterSeconds: 5 };

test("the service is asked for the caller, within the caller's trace", async () => {
  const from = await open(answerWith(200, { price: 5 }));
  const context = createRequestContext({ requestId: 'request-1' });
  const answer = runInRequestContext(context, () => from.get({ ...request, query: { kind: 'a b' } }));
  await expect(answer).resolves.toEqual({ price: 5 });
  expect(received[0]?.url).toBe('/api/offers/v1?kind=a+b');
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer token',
    'x-request-id': 'request-1',
    traceparent: context.traceparent,
  });
});

test('what is posted is sent as JSON', async () => {
  const bodies: string[] = [];
  const from = await open((incoming, response) => {
    incoming.setEncoding('utf8').on('data', (part: string) => bodies.push(part));
    incoming.on('end', () => answerWith(200, { left: 4 })(incoming, response));
  });
  await expect(from.post({ ...request, body: { quantity: 1 } })).resolves.toEqual({ left: 4 });
  expect(bodies).toEqual(['{"quantity":1}']);
  expect(received[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
});

test('a caller may read a status that is no success', async () => {
  const from = await open(answerWith(404));
  await expect(from.get({ ...request, read: async ({ status }) => status })).resolves.toBe(404);
});

test.each<[string, RequestListener]>([
  ['fails', answerWith(500)],
  ['refuses', answerWith(429)],
  ['answers something else', (_request, response) => void response.end('{')],
  ['redirects', (_request, response) => void response.writeHead(302, { Location: '/' }).end()],
  ['breaks off', (incoming) => void incoming.socket.destroy()],
])('a service that %s is unavailable', async (_what, answer) => {
  await expect((await open(answer)).get(request)).rejects.toMatchObject(unavailable);
  expect(received).toHaveLength(1);
});

test('a service that does not answer in time is unavailable', async () => {
  const from = await open(() => undefined, { timeoutMs: 50 });
  await expect(from.get(request)).rejects.toMatchObject(unavailable);
});

test('after five failures the service is not asked', async () => {
  const from = await open(answerWith(500));
  for (let count = 0; count < 6; count += 1)
    await expect(from.get(request)).rejects.toMatchObject(unavailable);
  expect(from.state()).toBe('open');
  expect(received).toHaveLength(5);
});

test('refusals are no failures', async () => {
  const from = await open(answerWith(401));
  for (let count = 0; count < 6; count += 1)
    await expect(from.get(request)).rejects.toMatchObject(unavailable);
  expect(from.state()).toBe('closed');
  expect(received).toHaveLength(6);
});
