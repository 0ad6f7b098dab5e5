import dns from 'node:dns';
import { text } from 'node:stream/consumers';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { isPublicAddress } from '../domain/providers/fetch-rules';
import { AddressForbidden, assertFetchable, createGuardedFetch } from './guarded-fetch';

type Looked = (error: null, addresses: { address: string; family: number }[]) => void;

let server: LoopbackServer;
let url: string;

beforeAll(async () => {
  server = await startLoopbackServer((request, response) => {
    if (request.url === '/slow') return;
    if (request.url === '/huge') return void response.end('x'.repeat(2_000_000));
    if (request.url === '/elsewhere') return void response.writeHead(302, { Location: '/' }).end();
    void text(request).then((body) => response.end(JSON.stringify({ method: request.method, body })));
  });
  url = server.url;
});

afterAll(() => server.stop());

/** Enough for every response on a slow machine. */
const timeoutMs = 20_000;
const lenient = createGuardedFetch({ arePrivateUrlsAllowed: true, timeoutMs });
const strict = createGuardedFetch({ arePrivateUrlsAllowed: false });

test('a form is sent and its response read; a redirect is returned, not followed', async () => {
  const body = new URLSearchParams({ a: '1' });
  expect(await (await lenient(url, { method: 'POST', body })).json()).toEqual({
    method: 'POST',
    body: 'a=1',
  });
  const answer = await lenient(`${url}/elsewhere`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
});

test('a response that is too large or too late, or an aborted request, is an error', async () => {
  await expect(lenient(`${url}/huge`)).rejects.toThrow(/larger/);
  await expect(lenient(`${url}/slow`, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  await expect(lenient('file:///etc/passwd')).rejects.toThrow(AddressForbidden);
});

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:192.168.0.1]/',
  'https://localhost/',
  'https://mongo.internal/',
  'https://user@example.com/',
])('%s is not requested', async (address) => {
  await expect(strict(address)).rejects.toThrow(AddressForbidden);
});

describe('with a list of hosts', () => {
  const hosts = ['127.0.0.1', '*.example.com'];
  const listed = createGuardedFetch({ arePrivateUrlsAllowed: true, timeoutMs, hosts });

  test('S88 a listed host is requested', async () => {
    await expect(listed(url)).resolves.toHaveProperty('status', 200);
    const rules = { arePrivateUrlsAllowed: false, hosts: ['accounts.example.com', '*.example.org'] };
    for (const host of ['accounts.example.com', 'ACCOUNTS.example.com.', 'a.b.example.org'])
      expect(() => assertFetchable(new URL(`https://${host}/`), rules)).not.toThrow();
  });

  test.each([
    'https://example.com/',
    'https://badexample.com/',
    'https://a.example.com.evil.example/',
    'http://localhost/',
  ])('S88 %s, which is not listed, is not requested', async (address) => {
    await expect(listed(address)).rejects.toThrow(AddressForbidden);
  });
});

test('a name that resolves into a private network, by one of its addresses or at a second lookup, is not requested', async () => {
  const looked = jest.spyOn(dns, 'lookup').mockImplementation(((
    _host: string,
    _options: object,
    done: Looked,
  ) => {
    done(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]);
  }) as unknown as typeof dns.lookup);
  await expect(strict('https://innocent.example/')).rejects.toThrow(AddressForbidden);
  expect(looked).toHaveBeenCalled();
  looked.mockRestore();
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1', true],
  ['100.64.0.1', false],
  ['192.0.2.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
])('%s is public: %s', (ip, expected) => expect(isPublicAddress(ip)).toBe(expected));
