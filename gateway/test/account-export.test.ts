import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExportPart } from '@sabi/contracts/http/account-export';
import { listEndedSessionsRoute } from '@sabi/contracts/http/identity/ended-sessions';
import { forEachUpstream } from '@sabi/contracts/services';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { readZip } from '@sabi/test-kit/read-zip';
import { recordLog } from '@sabi/test-kit/recorded-log';
import request from 'supertest';
import { otherParts } from '../src/domain/account-export/export-parts';
import { readEnv, startGateway } from '../src/service';

const path = '/api/account/v1/export';
const token = `Bearer ${randomBytes(24).toString('hex')}`;
const cv = randomBytes(3_000_000);

type Play = (request: IncomingMessage, response: ServerResponse) => void;
const json =
  (body: object, status = 200, headers: Record<string, string> = {}): Play =>
  (_request, response) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const part = (documents: ExportPart['documents'], files: ExportPart['files'] = []) =>
  json({ documents, files });
const file = (name: string, address = '/files/cv.pdf', size_bytes = cv.length) => ({
  folder: 'cv',
  name,
  size_bytes,
  address,
});

describe('a copy of one’s data', () => {
  let database: TestDatabase;
  let services: LoopbackServer;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  /** Answers of the services, by path; tests replace single ones. */
  let plays: Record<string, Play>;
  let asked: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  const log = recordLog({ service: 'gateway', level: 'trace' });

  beforeAll(async () => {
    database = await createTestDatabase();
    services = await startLoopbackServer((incoming, response) => {
      const { method = '', url = '', headers } = incoming;
      if (!url.startsWith(listEndedSessionsRoute.path)) asked.push({ method, url, headers }); // the gateway’s own
      const play = plays[url.split('?')[0] ?? ''];
      if (play) play(incoming, response);
      else response.writeHead(404).end();
    });
    const env = readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      DRAIN_DELAY_MS: '0',
      MONGODB_URI: database.uri,
      ...forEachUpstream(services.url),
    });
    gateway = await startGateway(env, log.logger);
    await gateway.ready;
  });

  afterAll(async () => {
    await gateway.stop();
    await services.stop();
    await database.drop();
  });

  beforeEach(() => {
    asked = [];
    plays = {
      ...Object.fromEntries(
        otherParts.map(({ upstream, path: at }) => [at, part([{ name: upstream, data: {} }])]),
      ),
      '/auth/v1/user/export': part([{ name: 'account', data: { email: 'ayu@mail.example' } }]),
      '/api/profile/v1/export': part(
        [{ name: 'profile', data: { first_name: 'Ayu' } }],
        [file('CV Ayu.pdf')],
      ),
      '/files/cv.pdf': (_request, response) =>
        void response.writeHead(200, { 'Content-Length': cv.length }).end(cv),
    };
  });

  const ask = (language = 'en') =>
    request(gateway.url)
      .get(path)
      .set({ Authorization: token, 'Accept-Language': language, 'User-Agent': 'A browser' })
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      });
  const problemOf = (body: unknown) => JSON.parse((body as Buffer).toString()) as Record<string, unknown>;
  const read = async (language?: string) => {
    const { body, headers } = await ask(language).expect(200);
    return { entries: await readZip(body as Buffer), headers, size: (body as Buffer).length };
  };

  test('is one zip of what every service has, with its size sent first and never kept', async () => {
    const { entries, headers, size } = await read();
    expect([...entries.keys()]).toEqual([
      'README.txt',
      'account.json',
      ...otherParts.map(({ upstream }) => `${upstream}.json`),
      'cv/CV Ayu.pdf',
    ]);
    expect(JSON.parse(String(entries.get('account.json')))).toEqual({ email: 'ayu@mail.example' });
    expect(entries.get('cv/CV Ayu.pdf')?.equals(cv)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': expect.stringMatching(/^attachment; filename="sabi-data-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'no-store',
    });
    expect(log.lines.join('')).not.toMatch(/ayu|files\/cv/i);
  });

  test('says in the caller’s language what is in it and whom to ask', async () => {
    const english = String((await read('en')).entries.get('README.txt'));
    expect(english).toContain('Your Sabi data');
    expect(english).toContain(`${gateway.url}/contact-us`);
    const indonesian = String((await read('id')).entries.get('README.txt'));
    expect(indonesian).toContain('Data Sabi Anda');
    expect(indonesian).toContain(`${gateway.url}/id/contact-us`);
  });

  test('every service is asked in the caller’s name, the account last, when all else is known to be there', async () => {
    await ask('id').expect(200);
    expect(asked.map(({ method, url }) => `${method} ${url}`).slice(otherParts.length)).toEqual([
      'HEAD /files/cv.pdf',
      'GET /auth/v1/user/export',
      'GET /files/cv.pdf',
    ]);
    for (const { headers } of asked) {
      expect(headers).toMatchObject({
        authorization: token,
        'accept-language': 'id',
        'user-agent': 'A browser',
        'x-forwarded-for': '127.0.0.1',
        'x-request-id': expect.any(String),
      });
    }
    expect(new Set(asked.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
  });

  test.each([
    [403, 'insufficient_aal'],
    [400, 'reauthentication_needed'],
    [401, 'no_authorization'],
  ])('a refusal of svc-identity is the caller’s: %s %s', async (status, code) => {
    plays['/auth/v1/user/export'] = json({ code, message: 'No' }, status);
    const { body, headers } = await ask().expect(status);
    expect(problemOf(body)).toEqual({ code, message: 'No' });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a client over the limit gets a retry delay', async () => {
    plays['/auth/v1/user/export'] = json({ code: 'over_request_rate_limit' }, 429, { 'Retry-After': '1234' });
    await ask().expect(429).expect('Retry-After', '1234');
  });

  const faults: [string, string, Play][] = [
    ['a service fails', '/api/ai/v1/export', json({ secret: 'internal' }, 500)],
    ['a service answers something else', '/api/profile/v1/export', json({ secret: 'internal' })],
    ['a service is away', '/api/ai/v1/export', (incoming) => void incoming.socket.destroy()],
    ['a file is gone', '/files/cv.pdf', json({}, 404)],
    ['a file is not what was said', '/files/cv.pdf', json({})],
    [
      'a file would lead elsewhere',
      '/api/profile/v1/export',
      part([], [file('cv.pdf', '/\\127.0.0.1:9/cv.pdf')]),
    ],
  ];

  test.each(faults)(
    'all or nothing: when %s there is no archive, and nothing is noted',
    async (_fault, url, play) => {
      plays[url] = play;
      const { body, headers } = await ask('id').expect(503);
      expect(headers['retry-after']).toBe('60');
      expect(problemOf(body)).toMatchObject({
        code: 'DEPENDENCY_UNAVAILABLE',
        detail: 'Salinan data Anda belum dapat disiapkan saat ini. Silakan coba beberapa menit lagi.',
      });
      expect(String(body)).not.toMatch(/svc-|profile|127\.0|internal/);
      expect(asked.map(({ url: one }) => one)).not.toContain('/auth/v1/user/export');
    },
  );

  test('a file that breaks off breaks the connection: half an archive is never taken for a whole one', async () => {
    plays['/files/cv.pdf'] = ({ method }, response) => {
      response.writeHead(200, { 'Content-Length': cv.length });
      if (method === 'HEAD') response.end();
      else response.write(cv.subarray(0, 1_000_000), () => response.destroy());
    };
    await expect(ask()).rejects.toThrow(/aborted|socket hang up|ECONNRESET/);
  });

  test('names of files are safe and each is there once', async () => {
    const files = ['../cv.pdf', '../cv.pdf', 'CV:1.pdf'].map((name) => file(name));
    plays['/api/profile/v1/export'] = part([], files);
    const { entries } = await read();
    expect([...entries.keys()].filter((name) => name.startsWith('cv/'))).toEqual([
      'cv/_cv.pdf',
      'cv/_cv (2).pdf',
      'cv/CV_1.pdf',
    ]);
  });

  test('the files of many applications are checked several at a time, the account after all of them', async () => {
    const small = Buffer.from('cv');
    const files = Array.from({ length: 20 }, (_none, no) =>
      file(`${no}.pdf`, '/files/small.pdf', small.length),
    );
    plays['/api/hiring/v1/export'] = part([], files);
    const checked: ServerResponse[] = [];
    plays['/files/small.pdf'] = ({ method }, response) => {
      response.writeHead(200, { 'Content-Length': small.length });
      if (method !== 'HEAD') return void response.end(small);
      checked.push(response);
      // None is answered before others are asked for.
      if (checked.length === 4) for (const each of checked.splice(0)) each.end();
    };
    // Besides the files: README, account, a CV, and the documents of all parts but the one replaced above.
    expect((await read()).entries.size).toBe(files.length + otherParts.length + 2);
    const order = asked.map(({ method, url }) => `${method} ${url}`);
    expect(order.lastIndexOf('HEAD /files/small.pdf')).toBeLessThan(
      order.indexOf('GET /auth/v1/user/export'),
    );
  });

  test('without a session the request is refused and no service is called, and only GET is answered', async () => {
    const { body } = await request(gateway.url).get(path).expect(401);
    expect(body.code).toBe('TOKEN_MISSING');
    await request(gateway.url).head(path).set('Authorization', token).expect(405);
    await request(gateway.url).post(path).set('Authorization', token).expect(405);
    expect(asked).toEqual([]);
  });

  test.each(['/auth/v1/user/export', '/api/profile/v1/export', '/api/ai/v1/export'])(
    'the part %s is not served by itself',
    async (address) => {
      const { body } = await request(gateway.url).get(address).set('Authorization', token).expect(404);
      expect(body.code).toBe('ROUTE_NOT_FOUND');
      expect(asked).toEqual([]);
    },
  );
});
