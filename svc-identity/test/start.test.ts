import { EnvError } from '@sabi/service-kit/env';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { readEnv, startIdentity } from '../src/service';
import { buildEnv, createTestKey } from './support/identity';

const faultsOf = (overrides: Record<string, string>): readonly string[] => {
  try {
    readEnv(buildEnv(overrides));
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.faults;
  }
};
const { jwk } = createTestKey();
const { d: _private, ...publicJwk } = jwk;

test('settings as an operator gives them are accepted', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  ['a short secret', { MAIL_TOKEN_SECRET: 'q8Zr2Lw5Vx9Tn4Kc' }, 'MAIL_TOKEN_SECRET'],
  ['a secret of one letter', { MAIL_TOKEN_SECRET: 'x'.repeat(40) }, 'MAIL_TOKEN_SECRET'],
  ['a placeholder', { MAIL_TOKEN_SECRET: 'please-change-me-to-something-long-123' }, 'MAIL_TOKEN_SECRET'],
  ['no secret', { MAIL_TOKEN_SECRET: '' }, 'MAIL_TOKEN_SECRET'],
  ['no mail server', { SMTP_URL: '' }, 'SMTP_URL'],
  ['no site', { SITE_URL: '' }, 'SITE_URL'],
  ['a site that is no address', { SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
  ['no keys', { JWT_KEYS: '' }, 'JWT_KEYS'],
  ['an empty list of keys', { JWT_KEYS: '[]' }, 'JWT_KEYS'],
  ['half a list of keys', { JWT_KEYS: '[{' }, 'JWT_KEYS'],
  ['a public key', { JWT_KEYS: JSON.stringify([publicJwk]) }, 'JWT_KEYS'],
  [
    'a shared secret for a key',
    { JWT_KEYS: '[{"kty":"oct","k":"c2VjcmV0","kid":"a","alg":"HS256"}]' },
    'JWT_KEYS',
  ],
  ['a key without an id', { JWT_KEYS: JSON.stringify([{ ...jwk, kid: undefined }]) }, 'JWT_KEYS'],
  ['a key of the wrong kind', { JWT_KEYS: JSON.stringify([{ ...jwk, alg: 'RS256' }]) }, 'JWT_KEYS'],
  ['two keys of one id', { JWT_KEYS: JSON.stringify([jwk, jwk]) }, 'JWT_KEYS'],
  ['a minimum below six', { PASSWORD_MIN_LENGTH: '5' }, 'PASSWORD_MIN_LENGTH'],
  ['a duration without a unit', { SMTP_MAX_FREQUENCY: '60' }, 'SMTP_MAX_FREQUENCY'],
])('%s does not start', (_name, overrides, setting) => {
  const faults = faultsOf(overrides);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${setting}: `));
});

test('what is wrong is said without repeating it', () => {
  const faults = faultsOf({ MAIL_TOKEN_SECRET: 'q8Zr2Lw5Vx9Tn4Kc', JWT_KEYS: JSON.stringify([jwk, jwk]) });
  expect(faults.join()).not.toContain('q8Zr2Lw5Vx9Tn4Kc');
  expect(faults.join()).not.toContain(String(jwk['d']));
});

test('without RabbitMQ and without a stand-in it does not start', async () => {
  await expect(startIdentity(readEnv(buildEnv()), silentLogger)).rejects.toThrow(EnvError);
});
