import { call, createAccount, currentVersion, signIn } from '../support/accounts';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';

const allowed = 3;

describe('requests limited by network', () => {
  let identity: TestIdentity;
  let userToken: string;
  const routes: Readonly<Record<string, [string, string, () => unknown]>> = {
    'sign-up': ['POST', '/signup', () => ({ email: uniqueEmail(), password })],
    'anonymous sign-up': ['POST', '/signup', () => ({})],
    'change of account': ['PUT', '/user', () => ({ data: { a: 1 } })],
    'sign-in': ['POST', '/token?grant_type=password', () => ({ email: uniqueEmail(), password })],
    refresh: ['POST', '/token?grant_type=refresh_token', () => ({ refresh_token: 'abcdefghijkl' })],
  };
  const ask = (name: string, from: string) => {
    const [method, path, body] = routes[name] ?? ['GET', '/', () => ({})];
    return call(identity, method, `/auth/v1${path}`, {
      token: userToken,
      body: body(),
      headers: { ...currentVersion, 'X-Forwarded-For': from },
    });
  };

  beforeAll(async () => {
    identity = await startTestIdentity({
      RATE_LIMIT_HEADER: 'X-Forwarded-For',
      RATE_LIMIT_OTP: String(allowed),
      RATE_LIMIT_TOKEN_REFRESH: String(allowed),
      RATE_LIMIT_ANONYMOUS_USERS: String(allowed),
      EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    });
    const { email } = await createAccount(identity);
    const { data } = await (await signIn(identity, email)).getSession();
    userToken = data.session?.access_token ?? '';
  });

  afterAll(() => identity.stop());

  test.each(Object.keys(routes).map((name, index) => [name, `203.0.113.${index + 1}`]))(
    'S9 %s: whoever asks too often waits, others do not',
    async (name, network) => {
      for (let request = 0; request < allowed; request += 1)
        expect((await ask(name, network)).status).not.toBe(429);
      const refused = await ask(name, network);
      expect(refused).toMatchObject({
        status: 429,
        body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      });
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await ask(name, `${network}0`)).status).not.toBe(429);
    },
  );

  test('S11 values that a client adds to the header do not change its network', async () => {
    const statuses: number[] = [];
    for (let request = 0; request <= allowed; request += 1)
      statuses.push((await ask('refresh', `198.51.100.${request}, 203.0.113.99`)).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  test('sign-ups with and without an address are counted apart', async () => {
    for (let request = 0; request <= allowed; request += 1) await ask('sign-up', '203.0.113.77');
    expect((await ask('anonymous sign-up', '203.0.113.77')).status).toBe(200);
  });
});

test('without RATE_LIMIT_HEADER requests are not counted by network', async () => {
  const identity = await startTestIdentity({ RATE_LIMIT_TOKEN_REFRESH: '1' });
  try {
    for (let request = 0; request < 5; request += 1) {
      const { status } = await call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
        body: { refresh_token: 'abcdefghijkl' },
      });
      expect(status).toBe(400);
    }
  } finally {
    await identity.stop();
  }
});

test('a configured header of the proxy contains the client', async () => {
  const identity = await startTestIdentity({
    RATE_LIMIT_HEADER: 'X-Real-Ip',
    RATE_LIMIT_TOKEN_REFRESH: '1',
  });
  const ask = async (address: string) => {
    const { status } = await call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: 'abcdefghijkl' },
      headers: { 'X-Real-Ip': address, 'X-Forwarded-For': '203.0.113.1' },
    });
    return status;
  };
  try {
    expect([await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.2')]).toEqual([400, 429, 400]);
  } finally {
    await identity.stop();
  }
});
