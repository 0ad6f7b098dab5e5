import { createHmac } from 'node:crypto';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { call, createSignedIn } from '../support/accounts';
import { type Claims, forge, now } from '../support/forged-tokens';
import { issuer, type Overrides, startTestIdentity, type TestIdentity } from '../support/identity';

/** Secrets of GoTrue's command line and of its compose file. */
const demonstrationSecrets = [
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
];
const ownSecret = 'k9#vQz!of-an-older-installation-0123456789';
const sign = (secret: string, claims: Claims) =>
  forge({ alg: 'HS256', typ: 'JWT' }, claims, (input) =>
    createHmac('sha256', secret).update(input).digest('base64url'),
  );
/** As printed by GoTrue's command line. */
const serviceKey = (secret: string) =>
  sign(secret, { iss: 'supabase-demo', role: 'service_role', exp: 1983812996 });
const endless = (secret: string) => sign(secret, { role: 'service_role' });

async function withIdentity(overrides: Overrides, use: (identity: TestIdentity) => Promise<void>) {
  const identity = await startTestIdentity({ NODE_ENV: 'development', ...overrides });
  try {
    await use(identity);
  } finally {
    await identity.stop();
  }
}
const administrate = async (identity: TestIdentity, token: string) => {
  const { status, body } = await call(identity, 'GET', '/auth/v1/admin/users', { token });
  return status === 200 ? 200 : body['msg'];
};
const noEnd = 'invalid JWT: unable to parse or verify signature, token has invalid claims: exp is required';

test.each(demonstrationSecrets)("in development a project's published keys work: %s", async (secret) => {
  await withIdentity({ JWT_KEYS: '', JWT_SECRET: secret, MAILER_AUTOCONFIRM: 'true' }, async (identity) => {
    const admin = new GoTrueAdminApi({
      url: `${identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${serviceKey(secret)}` },
    });
    expect((await admin.listUsers()).error).toBeNull();
    expect(await administrate(identity, endless(secret))).toBe(200);
    const { client, userId } = await createSignedIn({
      ...identity,
      signAdmin: async () => serviceKey(secret),
    });
    expect((await client.getUser()).data.user?.id).toBe(userId);
    const ended = sign(secret, { role: 'service_role', exp: now() - 60 });
    expect(await administrate(identity, ended)).toMatch(/token is expired$/);
  });
});

test('another secret accepts tokens without an expiry if set, also those of users', async () => {
  const { lines, logger } = recordLog();
  const identity = await startTestIdentity(
    { NODE_ENV: 'development', JWT_SECRET: ownSecret, JWT_ALLOW_LEGACY_TOKENS: 'true' },
    { logger },
  );
  try {
    const { userId } = await createSignedIn(identity);
    const token = sign(ownSecret, { sub: userId, aud: 'authenticated', role: 'authenticated' });
    expect((await call(identity, 'GET', '/auth/v1/user', { token })).body['id']).toBe(userId);
    expect(await administrate(identity, token)).toBe('User not allowed');
    expect(await administrate(identity, endless(`${ownSecret}x`))).toMatch(/signature is invalid$/);
    expect(await administrate(identity, await identity.sign({ role: 'service_role', exp: undefined }))).toBe(
      noEnd,
    );
    expect(JSON.stringify(lines)).toContain('tokens.legacy');
  } finally {
    await identity.stop();
  }
});

test('without the setting tokens need an expiry and our issuer', async () => {
  await withIdentity({ JWT_SECRET: ownSecret }, async (identity) => {
    expect(await administrate(identity, sign(ownSecret, { iss: issuer, role: 'service_role' }))).toBe(noEnd);
    const foreign = sign(ownSecret, { iss: 'supabase-demo', role: 'service_role', exp: now() + 60 });
    expect(await administrate(identity, foreign)).toMatch(/token has invalid issuer$/);
  });
});
