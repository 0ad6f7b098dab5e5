import { startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { Webhook } from 'standardwebhooks';
import { createHooks, type HookTimes } from '../../src/integrations/hooks';
import { newHookSecret, startHookServer, type TestHookServer } from '../support/hook-server';

const name = 'before-user-created';
/** Long enough for all attempts on a slow machine. */
const times = { timeoutMs: 10_000, backoffMs: 20 };
const limit = 200 * 1024;
const ok = { status: 200, body: { fine: true } };

describe('a call of a hook', () => {
  let server: TestHookServer;
  const secrets = [newHookSecret(), newHookSecret()].map((secret) => secret.slice('v1,'.length));

  beforeAll(async () => {
    server = await startHookServer();
  });

  beforeEach(() => server.reset());

  afterAll(() => server.stop());

  const hooksTo = (url: string, within: HookTimes) =>
    createHooks(new Map([[name, { url, secrets }]]), silentLogger, within);
  const call = (payload: Record<string, unknown> = {}, url = `${server.url}/${name}`, within = times) =>
    hooksTo(url, within).call(name, { ip: '203.0.113.7', payload });
  const failure = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      ({ status, code, message }: { status: number; code: string; message: string }) => [
        status,
        code,
        message,
      ],
    );

  test('is signed by each secret, and contains its metadata', async () => {
    server.answer(name, ok);
    expect(await call({ user: { id: 'user-1' } })).toEqual({ fine: true });
    const [received] = server.calls;
    expect(received?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(received?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const secret of secrets)
      expect(new Webhook(secret).verify(received?.rawBody ?? '', received?.headers ?? {})).toEqual({
        metadata: {
          uuid: received?.headers['webhook-id'],
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          name,
          ip_address: '203.0.113.7',
        },
        user: { id: 'user-1' },
      });
    const [stranger] = [newHookSecret().slice('v1,'.length)];
    expect(() => new Webhook(stranger).verify(received?.rawBody ?? '', received?.headers ?? {})).toThrow();
  });

  test('that is answered without a body has no outcome', async () => {
    server.answer(name, { status: 204, headers: {}, body: '' });
    expect(await call()).toBeUndefined();
  });

  test.each([429, 503])('that is answered %d is made three times, with one id', async (status) => {
    let tries = 0;
    const busy = { status, headers: { 'Retry-After': 'true' } };
    server.answer(name, () => ((tries += 1) < 3 ? busy : ok));
    expect(await call()).toEqual({ fine: true });
    expect(new Set(server.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(server.calls).toHaveLength(3);
    server.reset();
    server.answer(name, busy);
    const unavailable = [503, 'unexpected_failure', 'Service currently unavailable due to hook'];
    expect(await failure(call())).toEqual(unavailable);
    expect(server.calls).toHaveLength(3);
    server.reset();
    server.answer(name, { status });
    expect(await failure(call())).toEqual(unavailable);
    expect(server.calls).toHaveLength(1);
  });

  test('waits as long as Retry-After says, and not at all when that is too long', async () => {
    server.answer(name, { status: 503, headers: { 'Retry-After': '3600' } });
    expect(await failure(call())).toMatchObject([503, 'unexpected_failure', expect.anything()]);
    expect(server.calls).toHaveLength(1);
  });

  test('to an unavailable server is tried three times', async () => {
    // Port 1, because a stopped server's port may be another test's.
    expect(await failure(call({}, 'http://127.0.0.1:1/'))).toEqual([
      422,
      'hook_timeout_after_retry',
      'Failed to reach hook after maximum retries',
    ]);
  });

  test('whose connection breaks is made again', async () => {
    let connections = 0;
    const breaking = await startLoopbackServer((request, response) => {
      connections += 1;
      if (connections < 3) request.socket.destroy();
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"third":true}');
    });
    expect(await call({}, `${breaking.url}/`)).toEqual({ third: true });
    await breaking.stop();
  });

  test('has one timeout for all attempts', async () => {
    // A third attempt would succeed within its own time, but exceeds the total, however slow the machine is.
    const [timeoutMs, brokenAfterMs] = [2000, 1200];
    let tries = 0;
    const breaking = await startLoopbackServer((request, response) => {
      tries += 1;
      if (tries < 3) setTimeout(() => request.socket.destroy(), brokenAfterMs);
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"third":true}');
    });
    expect(await failure(call({}, `${breaking.url}/`, { ...times, timeoutMs }))).toEqual([
      422,
      'hook_timeout',
      'Failed to reach hook within maximum time of 2.000000 seconds',
    ]);
    expect(tries).toBeLessThan(3);
    await breaking.stop();
  });

  test('holds 200 KB at most, and so does the answer', async () => {
    const overSize = [
      422,
      'hook_payload_over_size_limit',
      `Payload size exceeded size limit of ${limit} bytes`,
    ];
    expect(await failure(call({ text: 'x'.repeat(limit) }))).toEqual(overSize);
    expect(server.calls).toEqual([]);
    const headers = { 'Content-Type': 'application/json' };
    const frame = '{"text":""}'.length;
    server.answer(name, { headers, body: `{"text":"${'x'.repeat(limit - frame)}"}` });
    expect(await failure(call())).toBeNull();
    server.answer(name, { headers, body: `{"text":"${'x'.repeat(limit - frame + 1)}"}` });
    expect(await failure(call())).toEqual(overSize);
  });

  test.each([
    [undefined, 'Invalid Content-Type: Missing Content-Type header'],
    ['json', 'Invalid Content-Type header: it is no media type'],
    ['text/html', 'Invalid JSON response. Received content-type: text/html'],
  ])('that is answered as %j is refused', async (contentType, message) => {
    server.answer(name, { headers: contentType ? { 'Content-Type': contentType } : {} });
    expect(await failure(call())).toEqual([400, 'hook_payload_invalid_content_type', message]);
  });

  test('may be answered with a character set, and 202', async () => {
    server.answer(name, {
      ...ok,
      status: 202,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    });
    expect(await call()).toEqual({ fine: true });
  });

  test.each([
    [{ http_code: 403, message: 'Not from here.' }, [403, 'unknown', 'Not from here.']],
    [{ http_code: 503, message: 'Later.' }, [503, 'unexpected_failure', 'Later.']],
    [{ message: 'Because.' }, [400, 'unknown', 'Because.']],
    [{ http_code: 200, message: 'Odd.' }, [400, 'unknown', 'Odd.']],
    [{ http_code: 422 }, [422, 'unknown', 'The request was refused by a hook']],
  ])('that is answered %j is refused with its message', async (error, refusal) => {
    server.answer(name, { body: { error } });
    expect(await failure(call())).toEqual(refusal);
    expect(server.calls).toHaveLength(1);
  });

  test.each([
    [{ status: 400, body: { error: { message: 'x' } } }, 'Invalid payload sent to hook'],
    [{ status: 401 }, 'Hook requires authorization token'],
    [{ status: 500 }, 'Unexpected status code returned from hook: 500'],
    [{ status: 302, headers: { Location: '/elsewhere' } }, 'Unexpected status code returned from hook: 302'],
    [{ body: '{' }, 'Error unmarshaling JSON output.'],
  ])('that is answered %j fails, and is not made again', async (answer, message) => {
    server.answer(name, answer);
    expect(await failure(call())).toEqual([500, 'unexpected_failure', message]);
    expect(server.calls).toHaveLength(1);
  });
});
