import type { EnvError } from '@sabi/service-kit/env';
import { readEnv } from '../src/service';
import { createAccount } from './support/accounts';
import { solved, startCaptchaServer, type TestCaptchaServer } from './support/captcha-server';
import { buildEnv, password, startTestIdentity, type TestIdentity, uniqueEmail } from './support/identity';
import { post } from './support/mails';

const secret = '0x-secret-of-the-site';
const missing = {
  status: 400,
  body: {
    code: 'captcha_failed',
    message: 'captcha protection: request disallowed (no captcha_token found)',
  },
};
const secured = (captchaToken: string) => ({ gotrue_meta_security: { captcha_token: captchaToken } });

describe('captcha', () => {
  let captcha: TestCaptchaServer;
  let identity: TestIdentity;

  beforeAll(async () => {
    captcha = await startCaptchaServer(secret);
    identity = await startTestIdentity({
      SECURITY_CAPTCHA_ENABLED: 'true',
      SECURITY_CAPTCHA_PROVIDER: 'turnstile',
      SECURITY_CAPTCHA_SECRET: secret,
      SECURITY_CAPTCHA_URL: captcha.url,
      // Enough for every answer on a slow machine.
      SECURITY_CAPTCHA_TIMEOUT: '20s',
      EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
      PASSKEY_ENABLED: 'true',
    });
  });

  beforeEach(() => {
    captcha.mode = 'well';
    captcha.asked.splice(0);
  });

  afterAll(async () => {
    await identity.stop();
    await captcha.stop();
  });

  const guarded = (): [string, Record<string, unknown>][] => [
    ['/signup', { email: uniqueEmail(), password }],
    ['/signup', {}],
    ['/recover', { email: uniqueEmail() }],
    ['/resend', { type: 'signup', email: uniqueEmail() }],
    ['/magiclink', { email: uniqueEmail() }],
    ['/otp', { email: uniqueEmail() }],
    ['/passkeys/authentication/options', {}],
  ];

  test.each(guarded())('%s %j needs a token, once, with the address of who asks', async (path, body) => {
    for (const token of [undefined, null, '', '  ']) {
      const given = { ...body, gotrue_meta_security: { captcha_token: token } };
      expect(await post(identity, path, given)).toMatchObject(missing);
    }
    expect(await post(identity, path, body)).toMatchObject(missing);
    expect(await post(identity, path, { ...body, gotrue_meta_security: null })).toMatchObject(missing);
    expect(captcha.asked).toEqual([]);
    expect((await post(identity, path, { ...body, ...secured(solved) })).status).toBe(200);
    expect(captcha.asked).toEqual([
      { secret, response: solved, remoteip: expect.stringMatching(/127\.0\.0\.1/) },
    ]);
  });

  test('a refusal of the provider is reported with its reason, and has no effect', async () => {
    const email = uniqueEmail();
    expect(await post(identity, '/signup', { email, password, ...secured('made-up') })).toMatchObject({
      status: 400,
      body: {
        code: 'captcha_failed',
        message: 'captcha protection: request disallowed (invalid-input-response, timeout-or-duplicate)',
      },
    });
    expect(await identity.database.db.collection('users').findOne({ email })).toBeNull();
  });

  test('of the grants of a token only the password grant needs one', async () => {
    const { email } = await createAccount(identity);
    const signIn = (extra: object) =>
      post(identity, '/token?grant_type=password', { email, password, ...extra });
    expect(await signIn({})).toMatchObject(missing);
    const { status, body } = await signIn(secured(solved));
    expect(status).toBe(200);
    const refresh = { refresh_token: body['refresh_token'] };
    expect((await post(identity, '/token?grant_type=refresh_token', refresh)).status).toBe(200);
    const code = { auth_code: 'a', code_verifier: 'b' };
    expect((await post(identity, '/token?grant_type=pkce', code)).body).toMatchObject({
      code: 'flow_state_not_found',
    });
  });

  test('the published client sends it', async () => {
    const { email } = await createAccount(identity);
    const { error } = await identity
      .createClient()
      .signInWithPassword({ email, password, options: { captchaToken: solved } });
    expect(error).toBeNull();
  });

  test('an administrator needs none; other callers with a token do', async () => {
    const { email } = await createAccount(identity);
    const body = { email, password };
    const admin = await post(identity, '/token?grant_type=password', body, {
      token: await identity.signAdmin(),
    });
    expect(admin.status).toBe(200);
    for (const token of [
      String(admin.body['access_token']),
      await identity.sign({ role: 'anon' }),
      'rubbish',
    ])
      expect(await post(identity, '/token?grant_type=password', body, { token })).toMatchObject(missing);
    expect(captcha.asked).toEqual([]);
  });

  const expectUnavailable = async (at: TestIdentity) => {
    const answer = await post(at, '/recover', { email: uniqueEmail(), ...secured(solved) });
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'unexpected_failure', message: 'captcha verification process failed' },
    });
    expect(answer.headers.get('Retry-After')).toBe('5');
  };

  test('while the provider returns errors, all requests are refused', async () => {
    captcha.mode = 'broken';
    await expectUnavailable(identity);
  });

  test('while the provider does not answer, all requests are refused', async () => {
    captcha.mode = 'silent';
    const shortTimeout = await startTestIdentity({
      SECURITY_CAPTCHA_ENABLED: 'true',
      SECURITY_CAPTCHA_SECRET: secret,
      SECURITY_CAPTCHA_URL: captcha.url,
      SECURITY_CAPTCHA_TIMEOUT: '300ms',
    });
    try {
      await expectUnavailable(shortTimeout);
      expect(captcha.asked).toHaveLength(1);
    } finally {
      await shortTimeout.stop();
    }
  });
});

test('without captcha a token is ignored', async () => {
  const identity = await startTestIdentity();
  try {
    const body = { email: uniqueEmail(), ...secured('made-up') };
    expect((await post(identity, '/recover', body)).status).toBe(200);
  } finally {
    await identity.stop();
  }
});

test.each([
  ['no secret', { SECURITY_CAPTCHA_SECRET: '' }, 'SECURITY_CAPTCHA_SECRET: is required where'],
  ['another provider', { SECURITY_CAPTCHA_PROVIDER: 'riddles' }, 'SECURITY_CAPTCHA_PROVIDER: '],
  ['no address', { SECURITY_CAPTCHA_URL: 'javascript:alert(1)' }, 'SECURITY_CAPTCHA_URL: '],
])('captcha with %s does not start', (_name, overrides, fault) => {
  const on = { SECURITY_CAPTCHA_ENABLED: 'true', SECURITY_CAPTCHA_SECRET: secret };
  expect(() => readEnv(buildEnv(on))).not.toThrow();
  expect(() => readEnv(buildEnv({ ...on, ...overrides }))).toThrow(
    expect.objectContaining({ faults: [expect.stringContaining(fault)] }) as EnvError,
  );
});
