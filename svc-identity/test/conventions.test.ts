import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@sabi/test-kit/eventually';
import { createIdentityOpenApi } from '../src/entry-points/http/openapi';
import { call, createSignedIn, currentVersion } from './support/accounts';
import { password, startTestIdentity, type TestIdentity } from './support/identity';

describe('conventions of every endpoint', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  describe.each(['', '/auth/v1'])('under %j', (base) => {
    test('an unknown address is 404 in plain text', async () => {
      for (const path of ['/nope', '/', '/SIGNUP', '/admin', '/.well-known/x']) {
        const { status, text, headers } = await call(identity, 'GET', `${base}${path}`);
        expect([status, text]).toEqual([404, '404 page not found\n']);
        expect(headers.get('Content-Type')).toContain('text/plain');
      }
    });

    test.each([
      ['GET', '/signup', 'POST'],
      ['DELETE', '/user', 'GET, PUT'],
      ['PUT', '/verify', 'GET, POST'],
      ['POST', '/health', 'GET'],
      ['DELETE', '/admin/users', 'GET, POST'],
    ])('%s %s is 405 with the allowed methods', async (method, path, allowed) => {
      const { status, text, headers } = await call(identity, method, `${base}${path}`);
      expect([status, text, headers.get('Allow')]).toEqual([405, '', allowed]);
    });

    test('a slash at the end makes no difference', async () => {
      expect((await call(identity, 'GET', `${base}/health/`)).status).toBe(200);
    });

    test('health, settings and key set', async () => {
      expect((await call(identity, 'GET', `${base}/health`)).body).toMatchObject({
        name: 'GoTrue',
        version: expect.any(String),
      });
      const settings = (await call(identity, 'GET', `${base}/settings`)).body;
      expect(settings).toMatchObject({
        disable_signup: false,
        mailer_autoconfirm: false,
        saml_enabled: false,
      });
      expect(Object.keys(settings['external'] as object)).toHaveLength(26);
      expect(settings['external']).toMatchObject({
        email: true,
        phone: false,
        anonymous_users: false,
        google: false,
      });
      const { body, headers } = await call(identity, 'GET', `${base}/.well-known/jwks.json`);
      const { kid, jwk } = identity.signingKey;
      const publicPart = {
        kid,
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
        kty: 'EC',
        crv: 'P-256',
        x: jwk['x'],
        y: jwk['y'],
      };
      expect(body).toEqual({ keys: [publicPart] });
      expect(headers.get('Cache-Control')).toBe('public, max-age=600');
    });
  });

  test.each([
    ['none', {}, { code: 400, error_code: 'validation_failed', msg: 'missing email or phone' }, null],
    [
      '2024-01-01',
      currentVersion,
      { code: 'validation_failed', message: 'missing email or phone' },
      '2024-01-01',
    ],
    [
      'a later one',
      { 'X-Supabase-Api-Version': '2030-12-31' },
      { code: 'validation_failed', message: 'missing email or phone' },
      '2024-01-01',
    ],
    [
      'an earlier one',
      { 'X-Supabase-Api-Version': '2023-12-31' },
      { code: 400, error_code: 'validation_failed', msg: 'missing email or phone' },
      null,
    ],
    [
      'no date',
      { 'X-Supabase-Api-Version': '2024-13-01' },
      { code: 400, error_code: 'validation_failed', msg: 'missing email or phone' },
      null,
    ],
  ])('an error for API version %s', async (_version, headers, body, echoed) => {
    const answer = await call(identity, 'POST', '/auth/v1/token?grant_type=password', { body: {}, headers });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(body);
    expect(answer.headers.get('X-Supabase-Api-Version')).toBe(echoed);
    expect(answer.headers.get('x-sb-error-code')).toBe('validation_failed');
  });

  test.each([
    [
      'current',
      currentVersion,
      { code: 'weak_password', message: 'Password should be at least 6 characters.' },
    ],
    [
      'first',
      {},
      { code: 422, error_code: 'weak_password', msg: 'Password should be at least 6 characters.' },
    ],
  ])('a weak password in the %s version', async (_version, headers, body) => {
    const answer = await call(identity, 'POST', '/signup', {
      body: { email: 'a@example.com', password: 'k9#vQ' },
      headers,
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ ...body, weak_password: { reasons: ['length'] } });
  });

  test.each([
    ['nothing', ''],
    ['half a body', '{"email":'],
    ['an array', '[]'],
    ['a text', '"email"'],
    ['a number for an address', '{"email":1}'],
    ['a list for a password', '{"email":"a@example.com","password":["x"]}'],
    ['a text for data', '{"email":"a@example.com","password":"x","data":"x"}'],
  ])('%s is bad_json', async (_name, rawBody) => {
    const { status, body } = await call(identity, 'POST', '/auth/v1/signup', {
      rawBody,
      headers: currentVersion,
    });
    expect([status, body['code']]).toEqual([400, 'bad_json']);
    expect(body['message']).toMatch(/^Could not parse request body as JSON: /);
  });

  test('a body of any type is parsed as JSON, and unknown keys are ignored', async () => {
    const { status, body } = await call(identity, 'POST', '/auth/v1/token?grant_type=password', {
      rawBody: JSON.stringify({ email: 'a@example.com', password, zzz: 1 }),
      headers: { ...currentVersion, 'Content-Type': 'text/plain' },
    });
    expect([status, body['code']]).toEqual([400, 'invalid_credentials']);
  });

  test('more than a mebibyte is 413', async () => {
    const rawBody = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(1_100_000) });
    const { status, body } = await call(identity, 'POST', '/auth/v1/signup', {
      rawBody,
      headers: currentVersion,
    });
    expect({ status, body }).toEqual({
      status: 413,
      body: { code: 'request_entity_too_large', message: 'Request body too large (max 1048576 bytes)' },
    });
  });

  test('a page of another origin may call, with the headers of the client', async () => {
    const asked = 'authorization,apikey,content-type,x-client-info,x-supabase-api-version';
    const preflight = await call(identity, 'OPTIONS', '/auth/v1/signup', {
      headers: {
        Origin: 'https://a.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': asked,
      },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': asked,
    });
    const { headers } = await call(identity, 'GET', '/auth/v1/user', {
      headers: { Origin: 'https://a.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('X-Total-Count, Link, X-Supabase-Api-Version');
  });

  test('an unknown header is not allowed', async () => {
    const { headers } = await call(identity, 'OPTIONS', '/auth/v1/signup', {
      headers: {
        Origin: 'https://a.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-evil',
      },
    });
    expect(headers.get('access-control-allow-headers')).toBeNull();
  });

  test('responses about an account are not cacheable', async () => {
    const { client } = await createSignedIn(identity);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    expect((await call(identity, 'GET', '/auth/v1/user', { token })).headers.get('Cache-Control')).toBe(
      'no-store',
    );
  });

  test('openapi.json is what the contract generates, and the service serves it', async () => {
    const generated = JSON.parse(JSON.stringify(createIdentityOpenApi()));
    expect(JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8'))).toEqual(generated);
    expect((await call(identity, 'GET', '/openapi.json')).body).toEqual(generated);
  });

  test('the probes answer', async () => {
    // Not ready while the database takes over a second, as on a slow machine.
    await eventually(async () =>
      expect((await call(identity, 'GET', '/healthz/ready')).body).toEqual({ ready: true, blockers: [] }),
    );
  });
});
