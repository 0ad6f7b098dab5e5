import { forEachUpstream } from '@sabi/contracts/services';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import request from 'supertest';
import { readEnv, startGateway } from '../src/service';

type Gateway = Awaited<ReturnType<typeof startGateway>>;

let database: TestDatabase;
let shell: LoopbackServer;
/** One that allows local versions, one that does not. */
let gateway: Gateway;
let closed: Gateway;

const question = '/local-remote?remote=mf-blog&port=9000&to=%2Fblog';
const fields = { remote: 'mf-blog', port: '9000', to: '/blog' };
const cookie = 'sabi-local-remote=mf-blog@9000';

beforeAll(async () => {
  database = await createTestDatabase();
  shell = await startLoopbackServer((incoming, response) => {
    response.setHeader('Content-Type', 'text/plain');
    response.end(`local: ${incoming.headers['x-internal-local-remote'] ?? 'not allowed'}`);
  });
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: database.uri,
    ...forEachUpstream(shell.url),
  };
  [gateway, closed] = [
    await startGateway(readEnv({ ...env, LOCAL_REMOTES_ALLOWED: 'true' }), silentLogger),
    await startGateway(readEnv(env), silentLogger),
  ];
  await Promise.all([gateway.ready, closed.ready]);
});

afterAll(async () => {
  await gateway.stop();
  await closed.stop();
  await shell.stop();
  await database.drop();
});

const send = (form: object, headers: Record<string, string> = {}) =>
  request(gateway.url).post('/local-remote').type('form').set(headers).send(form);

test('a page asks first, in the language of the browser, and sets nothing', async () => {
  const { text, headers } = await request(gateway.url).get(question).set('Accept-Language', 'id').expect(200);
  expect(text).toContain('Tampilkan mf-blog lokal di peramban ini?');
  expect(text).toContain('http://127.0.0.1:9000');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('its form has this browser show the local version until it is closed, out of reach of scripts', async () => {
  const { headers } = await send(fields, { 'Sec-Fetch-Site': 'same-origin' })
    .expect(303)
    .expect('Location', '/blog');
  expect(headers['set-cookie']).toEqual(['sabi-local-remote=mf-blog@9000; Path=/; HttpOnly; SameSite=Lax']);
});

test.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sibling domain', { 'Sec-Fetch-Site': 'same-site' }],
  ['another origin, in a browser that names no site', { Origin: 'https://evil.example' }],
  ['a sandboxed page', { Origin: 'null' }],
])('a form of %s changes nothing', async (_sender, headers) => {
  const refused = await send(fields, headers).expect(403);
  expect(refused.headers['set-cookie']).toBeUndefined();
  const kept = await send({ end: 'yes', to: '/' }, headers).expect(403);
  expect(kept.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['a host', { port: '9000@evil.example' }],
  ['a port of the machine', { port: '80' }],
  ['no remote', { remote: 'https://evil.example' }],
])('%s is no local version', async (_what, change) => {
  const { headers } = await send({ ...fields, ...change }).expect(422);
  expect(headers['set-cookie']).toBeUndefined();
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/'])('it leads to no %s', async (to) => {
  await send({ ...fields, to })
    .expect(303)
    .expect('Location', '/');
});

test('the policy is opened to this one address, for the browser that has agreed', async () => {
  const own = await request(gateway.url)
    .get('/blog')
    .set('Cookie', cookie)
    .expect(200, 'local: mf-blog@9000');
  const policy = own.headers['content-security-policy'];
  for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* http://127\\.0\\.0\\.1:9000(;|$)`));
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("form-action 'self';");
  const other = await request(gateway.url).get('/blog').expect(200, 'local: ');
  expect(other.headers['content-security-policy']).not.toContain('127.0.0.1');
});

test('a cookie that names anything but a port opens nothing', async () => {
  const forged = 'sabi-local-remote=mf-blog@9000 https://evil.example';
  const { headers, text } = await request(gateway.url).get('/blog').set('Cookie', forged).expect(200);
  expect(text).toBe('local: ');
  expect(headers['content-security-policy']).not.toContain('evil.example');
});

test('a header of the client names no local version', async () => {
  const named = { 'x-internal-local-remote': 'mf-blog@9000' };
  await request(gateway.url).get('/blog').set(named).expect(200, 'local: ');
  await request(closed.url).get('/blog').set(named).expect(200, 'local: not allowed');
});

test('the way out needs no version and leads back', async () => {
  const { headers } = await send({ end: 'yes', to: '/id/blog' }).expect(303).expect('Location', '/id/blog');
  expect(headers['set-cookie']).toEqual([
    'sabi-local-remote=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
  ]);
});

test('a site that does not allow it knows neither page nor cookie', async () => {
  const { text } = await request(closed.url).get(question).expect(200);
  expect(text).toBe('local: not allowed'); // the shell's, which has no such page
  const { headers } = await request(closed.url)
    .get('/blog')
    .set('Cookie', cookie)
    .expect(200, 'local: not allowed');
  expect(headers['content-security-policy']).not.toContain('127.0.0.1');
  const posted = await request(closed.url).post('/local-remote').type('form').send(fields);
  expect(posted.headers['set-cookie']).toBeUndefined();
});
