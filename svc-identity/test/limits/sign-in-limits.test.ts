import { request } from 'node:http';
import { createAccount } from '../support/accounts';
import { password, startTestIdentity, type TestIdentity } from '../support/identity';

interface Try {
  readonly email: string;
  readonly password?: string;
  /** Loopback address of the request. */
  readonly from?: string;
  readonly forwarded?: string;
}

/** A sign-in over a connection from a chosen loopback address. */
function signInFrom(
  { url }: TestIdentity,
  { email, password: tried = 'not-this-one-7', from = '127.0.0.1', forwarded }: Try,
): Promise<{ status: number; retryAfter: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/auth/v1/token?grant_type=password`,
      {
        method: 'POST',
        localAddress: from,
        agent: false,
        headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded },
      },
      (response) => {
        response.resume().once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: Number(response.headers['retry-after'] ?? 0),
          }),
        );
      },
    );
    sent.once('error', reject).end(JSON.stringify({ email, password: tried }));
  });
}

const statusesOf = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('wrong passwords without a proxy', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity({ TRUSTED_PROXY_HOPS: '0' });
  });

  afterAll(() => identity.stop());

  test('S9 of 100 tries ten are checked, and the others get Retry-After', async () => {
    const { email } = await createAccount(identity);
    const answers = await Promise.all(Array.from({ length: 100 }, () => signInFrom(identity, { email })));
    expect(statusesOf(answers)).toEqual({ 400: 10, 429: 90 });
    const waits = answers.filter(({ status }) => status === 429).map(({ retryAfter }) => retryAfter);
    expect(Math.min(...waits)).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15 * 60);
  });

  test('S10 while one address attacks, the owner signs in from another', async () => {
    const { email } = await createAccount(identity);
    const attacker = '127.0.0.66';
    await Promise.all(Array.from({ length: 30 }, () => signInFrom(identity, { email, from: attacker })));
    expect((await signInFrom(identity, { email, password, from: attacker })).status).toBe(429);
    expect((await signInFrom(identity, { email, password, from: '127.0.0.67' })).status).toBe(200);
  });

  test('S11 200 made-up X-Forwarded-For values are one client', async () => {
    const { email } = await createAccount(identity);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        signInFrom(identity, { email, forwarded: `198.51.100.${index}` }),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 400: 10, 429: 190 });
  });
});

describe('wrong passwords behind a proxy', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test("S11 values that a client adds to X-Forwarded-For in front of the proxy's change nothing", async () => {
    const { email } = await createAccount(identity);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        signInFrom(identity, { email, forwarded: `198.51.100.${index}, 203.0.113.5` }),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 400: 10, 429: 190 });
    expect((await signInFrom(identity, { email, password, forwarded: '203.0.113.6' })).status).toBe(200);
  });

  test('S11 an IPv6 /64 is one client, its neighbour another', async () => {
    const { email } = await createAccount(identity);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        signInFrom(identity, { email, forwarded: `2001:db8:0:1:${index}::1` }),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 400: 10, 429: 2 });
    expect((await signInFrom(identity, { email, password, forwarded: '2001:db8:0:2::1' })).status).toBe(200);
  });
});
