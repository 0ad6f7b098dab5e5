/**
 * @jest-environment node
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@sabi/service-kit/logger';
import { createPageDataClient, findPageDataSource, type PageDataClient } from './page-data-client';

const source = { path: '/jobs', from: '/api/hiring/v1/pages' };
const address = { language: 'id', path: '/jobs', search: '?q=a&q=b' } as const;
const logger = createLogger({ service: 'test', level: 'silent' });

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let client: PageDataClient;
let now: number;
const asked: IncomingMessage[] = [];

beforeEach(async () => {
  asked.length = 0;
  now = 1;
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = createPageDataClient({
    platformUrl: `http://127.0.0.1:${port}`,
    timeoutMs: 5000,
    logger,
    clock: { now: () => now },
  });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const answerWith =
  (status: number, body = '{"total":1}', etag = '"one"') =>
  (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { ETag: etag }).end(body);

test('the source is asked with the address of the page and its language, and without a token', async () => {
  answer = answerWith(200);
  expect(await client.get(source, address)).toEqual({ status: 200, data: { total: 1 }, version: '"one"' });
  const url = new URL(asked[0]?.url ?? '', 'http://source');
  expect(url.pathname).toBe(source.from);
  expect(Object.fromEntries(url.searchParams)).toEqual({ url: '/jobs?q=a&q=b', language: 'id' });
  expect(asked[0]?.headers.authorization).toBeUndefined();
});

test('each visit asks again, and what has not changed is not sent again', async () => {
  answer = answerWith(200);
  await client.get(source, address);
  answer = answerWith(304, '');
  expect(await client.get(source, address)).toMatchObject({ data: { total: 1 } });
  expect(asked[1]?.headers).toMatchObject({ 'if-none-match': '"one"', 'cache-control': 'max-age=0' });
  answer = answerWith(200, '{"total":0}', '"two"');
  expect(await client.get(source, address)).toMatchObject({ data: { total: 0 }, version: '"two"' });
});

test('what is gone comes with its data, what is missing does not, and neither leaves a copy of before', async () => {
  answer = answerWith(200);
  await client.get(source, address);
  answer = answerWith(410, '{"kind":"closed"}', '"three"');
  expect(await client.get(source, address)).toMatchObject({ status: 410, data: { kind: 'closed' } });
  answer = answerWith(404);
  expect(await client.get(source, address)).toBe('missing');
  answer = answerWith(500);
  expect(await client.get(source, address)).toBeNull();
});

test('while the source is away its last answer lasts for a minute', async () => {
  answer = answerWith(200);
  await client.get(source, address);
  answer = (request) => request.socket.destroy();
  now += 59_999;
  expect(await client.get(source, address)).toMatchObject({ data: { total: 1 } });
  now += 1;
  expect(await client.get(source, address)).toBeNull();
});

test.each([
  ['without an ETag', (_: IncomingMessage, response: ServerResponse) => response.end('{}')],
  ['that is no JSON', answerWith(200, '<p>')],
  ['with another status', answerWith(503)],
])('an answer %s is none', async (_what, broken) => {
  answer = broken;
  expect(await client.get(source, address)).toBeNull();
});

test('the longest path that holds the page names its source', () => {
  const inner = { path: '/jobs/archive', from: '/api/archive/v1/pages' };
  const remote = { pageData: [source, inner] };
  expect(findPageDataSource(remote, '/jobs/archive/1')).toBe(inner);
  expect(findPageDataSource(remote, '/jobs/archived')).toBe(source);
  expect(findPageDataSource(remote, '/jobsite')).toBeUndefined();
  expect(findPageDataSource({}, '/jobs')).toBeUndefined();
});
