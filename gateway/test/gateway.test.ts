import { listEndedSessionsRoute } from '@sabi/contracts/http/identity/ended-sessions';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { forEachUpstream } from '@sabi/contracts/services';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import request from 'supertest';
import { createPlatformOpenApi } from '../src/entry-points/http/openapi';
import { readEnv, startGateway } from '../src/service';

describe('the gateway', () => {
  let database: TestDatabase;
  let upstream: LoopbackServer;
  let silent: LoopbackServer;
  let settings: ReturnType<typeof readEnv>;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  /** The upstream's last event stream; a test continues it or its reader ends it. */
  let stream: ServerResponse | undefined;
  /** Number of requests that have reached the upstream. */
  let begun = 0;
  /** Resolves once a stopped gateway has ended. */
  let stopped: Promise<void> | undefined;
  /** The last request that reached the upstream. */
  let seen: { url: string; headers: IncomingMessage['headers']; bytes: number } | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    upstream = await startLoopbackServer((incoming, response) => {
      if (incoming.url?.startsWith(listEndedSessionsRoute.path)) return void response.writeHead(404).end();
      let bytes = 0;
      begun += 1;
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
      incoming.on('end', () => {
        seen = { url: incoming.url ?? '', headers: incoming.headers, bytes };
        if (incoming.url?.endsWith('/events')) {
          stream = response.writeHead(200, { 'Content-Type': 'text/event-stream' });
          stream.write('data: first\n\n');
        } else if (incoming.url?.endsWith('/leaving')) {
          response.setHeader('Connection', 'close').end('from upstream');
        } else response.setHeader('Content-Type', 'text/plain').end('from upstream');
      });
    });
    silent = await startLoopbackServer(() => undefined);
    settings = readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      DRAIN_DELAY_MS: '0',
      MONGODB_URI: database.uri,
      ...forEachUpstream('http://127.0.0.1:9'),
      SHELL_URL: upstream.url,
      IDENTITY_URL: upstream.url,
      PROFILE_URL: upstream.url,
      AI_URL: silent.url,
      UPSTREAM_TIMEOUT_MS: '20000', // all of it runs in one process, which may be delayed
    });
    gateway = await startGateway(settings, silentLogger);
    await gateway.ready;
  });

  afterAll(async () => {
    await Promise.all([gateway.stop(), stopped]);
    await Promise.all([upstream.stop(), silent.stop()]);
    await database.drop();
  });

  test('while it drains, each answer of an upstream ends the connection to the client', async () => {
    // Long enough for a request on a busy machine, and over while the other tests run.
    const leaving = await startGateway({ ...settings, DRAIN_DELAY_MS: 10_000 }, silentLogger);
    await leaving.ready;
    const connection = new Agent({ keepAlive: true });
    const ask = () => request(leaving.url).get('/api/profile/v1/profile').agent(connection);
    await ask().expect(200).expect('Connection', 'keep-alive');
    stopped = leaving.stop();
    await ask().expect(200, 'from upstream').expect('Connection', 'close');
    connection.destroy();
  });

  describe('forwarding', () => {
    test('an address of a service goes to it with path and query untouched', async () => {
      await request(gateway.url).get('/api/profile/v1/profile?a=1&a=2').expect(200, 'from upstream');
      expect(seen?.url).toBe('/api/profile/v1/profile?a=1&a=2');
    });

    test("an upstream that ends its connection does not end the client's", async () => {
      const connection = new Agent({ keepAlive: true });
      const ask = () => request(gateway.url).get('/api/profile/v1/leaving').agent(connection);
      await ask().expect(200, 'from upstream').expect('Connection', 'keep-alive');
      connection.destroy();
    });

    test('forged identity headers are dropped and replaced by what the gateway knows', async () => {
      await request(gateway.url)
        .get('/api/profile/v1/profile')
        .set({
          'X-User-Id': 'admin',
          'X-Forwarded-For': '6.6.6.6',
          'X-Real-IP': '6.6.6.6',
          'X-Internal-Role': 'staff',
        })
        .set('X-Request-Id', 'request-0001');
      expect(seen?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-request-id': 'request-0001' });
      expect(seen?.headers).not.toHaveProperty('x-user-id');
      expect(seen?.headers).not.toHaveProperty('x-real-ip');
      expect(seen?.headers).not.toHaveProperty('x-internal-role');
      expect(seen?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    });

    test('a page is sent with the security headers', async () => {
      const { headers } = await request(gateway.url).get('/some/page').expect(200);
      expect(headers['content-security-policy']).toContain("object-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe-eval');
      expect(headers['content-security-policy']).toContain("base-uri 'none'");
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain("style-src 'self';");
      expect(headers['content-security-policy-report-only']).toBe("require-trusted-types-for 'script'");
      // The map of the office, loaded by a click.
      expect(headers['content-security-policy']).toContain('frame-src https://www.openstreetmap.org;');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security'); // it came over plain HTTP
    });

    test('scripts are sent with what concerns them, anything a browser may show with all of it', async () => {
      const script = await request(gateway.url).get('/assets/shell.12345678.js').expect(200);
      expect(script.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(script.headers).not.toHaveProperty('content-security-policy');
      const worker = await request(gateway.url).get('/remotes/mf-hire/1.0.0/workers/pdf.12345678.js');
      expect(worker.headers['content-security-policy']).toBe("default-src 'none'");
      const picture = await request(gateway.url).get('/assets/favicon.12345678.svg').expect(200);
      expect(picture.headers['content-security-policy']).toContain("script-src 'self'");
    });

    test('an unknown address of an API is a problem, not a page', async () => {
      const { body } = await request(gateway.url).get('/api/nothing/v1').expect(404);
      expect(body.code).toBe('ROUTE_NOT_FOUND');
    });

    test('closing an event stream closes it at the upstream', async () => {
      const outgoing = httpRequest(`${gateway.url}/api/profile/v1/events`).end();
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
      await once(answer, 'data');
      expect(stream?.destroyed).toBe(false);
      outgoing.destroy();
      await eventually(() => expect(stream?.destroyed).toBe(true));
    });
  });

  describe('where an upstream has little time to begin its answer', () => {
    const beginMs = 400;
    let shortTimeoutGateway: typeof gateway;

    beforeAll(async () => {
      shortTimeoutGateway = await startGateway({ ...settings, UPSTREAM_TIMEOUT_MS: beginMs }, silentLogger);
      await shortTimeoutGateway.ready;
    });

    afterAll(() => shortTimeoutGateway.stop());

    /** Retries where the machine was delayed for longer than the timeout. */
    const ask = (path: string) =>
      eventually(async () => {
        const outgoing = httpRequest(`${shortTimeoutGateway.url}${path}`).end();
        const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
        if (answer.statusCode !== 504) return answer.setEncoding('utf8');
        answer.resume();
        throw new Error('The upstream was held up');
      });

    test('an event stream arrives piece by piece and outlives the time an answer may take to begin', async () => {
      const answer = await ask('/api/profile/v1/resumes/1/events');
      const pieces: string[] = [];
      answer.on('data', (piece: string) => pieces.push(piece));
      const ended = once(answer, 'end');
      await eventually(() => expect(pieces).toEqual(['data: first\n\n']));
      await delay(2 * beginMs);
      stream?.end('data: second\n\n');
      await ended;
      expect(pieces).toEqual(['data: first\n\n', 'data: second\n\n']);
    });

    test('an upstream that does not answer costs the caller a 504, one that is away a 502, and both say when to ask again', async () => {
      const late = await request(shortTimeoutGateway.url).get('/api/ai/v1/anything').expect(504);
      const { body, headers } = await request(gateway.url).get('/api/billing/v1/catalogue').expect(502);
      expect([late.headers['retry-after'], headers['retry-after']]).toEqual(['2', '2']);
      expect(body).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', status: 502 });
    });

    test('a client that does not send its request does not count against the service it is for', async () => {
      const before = begun;
      const dawdlers = Array.from({ length: 12 }, () =>
        httpRequest(`${shortTimeoutGateway.url}/api/profile/v1/profile`, {
          method: 'POST',
          headers: { 'Content-Length': 9 },
        }),
      );
      for (const dawdler of dawdlers) dawdler.on('error', () => undefined).write('begun');
      await eventually(() => expect(begun - before).toBe(dawdlers.length));
      await delay(2 * beginMs);
      for (const dawdler of dawdlers) dawdler.destroy();
      const answer = await ask('/api/profile/v1/profile');
      expect([answer.statusCode, await text(answer)]).toEqual([200, 'from upstream']);
    });
  });

  test('after failures in a row the circuit opens: refused at once, with the time to come back', async () => {
    const ask = () => request(gateway.url).get('/api/billing/v1/catalogue');
    let answer = await ask();
    // On a machine that is held up here it may have tried again meanwhile, and opened again.
    for (let tries = 1; tries < 20 && answer.status !== 503; tries += 1) answer = await ask();
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    await request(gateway.url).get('/api/profile/v1/profile').expect(200);
  });

  describe('body limits', () => {
    const upload = (bytes: number, chunked: boolean, mediaType = 'application/octet-stream') =>
      new Promise<{ status: number; received: number }>((resolve, reject) => {
        seen = undefined;
        const outgoing = httpRequest(`${gateway.url}/storage/v1/object/profile-assets/x/cv.pdf`, {
          method: 'POST',
          headers: { 'Content-Type': mediaType, ...(!chunked && { 'Content-Length': bytes }) },
        });
        outgoing.on('response', (answer) => {
          answer.resume();
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, received: seen?.bytes ?? 0 }));
        });
        outgoing.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
        });
        for (let sent = 0; sent < bytes; sent += 65_536)
          outgoing.write(Buffer.alloc(Math.min(65_536, bytes - sent)));
        outgoing.end();
      });

    test.each([false, true])('a file of exactly 10 MB passes (chunked: %s)', async (chunked) => {
      expect(await upload(cvMaxBytes, chunked)).toEqual({ status: 200, received: cvMaxBytes });
    });

    test.each([false, true])(
      'R28 one byte more is refused and never reaches the service whole (chunked: %s)',
      async (chunked) => {
        expect(await upload(cvMaxBytes + 1, chunked)).toEqual({ status: 413, received: 0 });
      },
    );

    test.each([false, true])('a form has room beside a file of 10 MB (chunked: %s)', async (chunked) => {
      const largest = cvMaxBytes + 200_000;
      const form = 'multipart/form-data; boundary=x';
      expect(await upload(largest, chunked, form)).toEqual({ status: 200, received: largest });
      expect(await upload(largest + 1, chunked, form)).toEqual({ status: 413, received: 0 });
    });

    test('a webhook larger than svc-billing takes is passed on to it, which keeps a trace', async () => {
      const withBilling = await startGateway({ ...settings, BILLING_URL: upstream.url }, silentLogger);
      await withBilling.ready;
      const sendWebhook = (letters: number) =>
        request(withBilling.url)
          .post('/webhooks/xendit')
          .send({ filler: 'x'.repeat(letters) });
      seen = undefined;
      await sendWebhook(100_000).expect(200);
      expect(seen).toMatchObject({ url: '/webhooks/xendit', bytes: 100_013 });
      await sendWebhook(1_048_576).expect(413);
      await withBilling.stop();
    });
  });

  describe('limits', () => {
    /** Without supertest, which would normalize the address. @returns the status */
    const postRaw = async (path: string): Promise<number | undefined> => {
      const { hostname, port } = new URL(gateway.url);
      const sent = httpRequest({ hostname, port, path, method: 'POST' }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };

    test('a caller who asks for mails again and again gets a retry delay, whatever address they claim', async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 31; index += 1) {
        const { status } = await request(gateway.url)
          .post('/auth/v1/recover')
          .set('X-Forwarded-For', `10.0.0.${index}`)
          .send({});
        statuses.push(status);
      }
      expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
      expect(statuses[30]).toBe(429);
      const { headers } = await request(gateway.url).post('/auth/v1/recover').send({}).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      for (const path of ['Recover', '/recover', '%72ecover', './recover', 'user/../recover', '\\recover'])
        expect({ path, status: await postRaw(`/auth/v1/${path}`) }).toEqual({ path, status: 429 });
      await request(gateway.url).get('/auth/v1/settings').expect(200);
    });
  });

  test('openapi.json is what the contract generates', () => {
    const committed = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(createPlatformOpenApi())));
  });
});
