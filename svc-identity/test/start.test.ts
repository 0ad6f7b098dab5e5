import { EnvError } from '@sabi/service-kit/env';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { readEnv, startIdentity } from '../src/service';
import { buildEnv, createTestKey, type Overrides } from './support/identity';

const findFaults = (overrides: Record<string, string>): readonly string[] => {
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

test('settings of an operator are accepted', () => {
  expect(findFaults({})).toEqual([]);
});

test.each<[string, Overrides, string]>([
  ['a short secret', { MAIL_TOKEN_SECRET: 'q8Zr2Lw5Vx9Tn4Kc' }, 'MAIL_TOKEN_SECRET'],
  ['a secret of one letter', { MAIL_TOKEN_SECRET: 'x'.repeat(40) }, 'MAIL_TOKEN_SECRET'],
  ['a placeholder', { MAIL_TOKEN_SECRET: 'please-change-me-to-something-long-123' }, 'MAIL_TOKEN_SECRET'],
  ...['JWT_SECRET', 'SECURITY_DB_ENCRYPTION_KEY'].flatMap((name): [string, Overrides, string][] => [
    [`a short ${name}`, { [name]: 'q8Zr2Lw5Vx9Tn4Kc' }, name],
    [`a ${name} of one letter`, { [name]: 'x'.repeat(40) }, name],
    [`a placeholder as ${name}`, { [name]: 'super-secret-jwt-token-with-at-least-32-characters-long' }, name],
  ]),
  ['providers on private networks', { EXTERNAL_ALLOW_PRIVATE_URLS: 'true' }, 'EXTERNAL_ALLOW_PRIVATE_URLS'],
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
  ['a site with a query', { SITE_URL: 'https://sabi.test/x?y' }, 'SITE_URL'],
  ['a site with a fragment', { SITE_URL: 'https://sabi.test/#x' }, 'SITE_URL'],
  ['a service with a user', { API_EXTERNAL_URL: 'https://u:p@sabi.test' }, 'API_EXTERNAL_URL'],
  ['no time for a request', { API_MAX_REQUEST_DURATION: '0' }, 'API_MAX_REQUEST_DURATION'],
  ['more time than a timer has', { API_MAX_REQUEST_DURATION: '1000h' }, 'API_MAX_REQUEST_DURATION'],
  ['every account an administrator', { JWT_DEFAULT_GROUP_NAME: 'service_role' }, 'JWT_ADMIN_ROLES'],
  ['administrators by the common role', { JWT_ADMIN_ROLES: 'authenticated' }, 'JWT_ADMIN_ROLES'],
  ['a duration without a unit', { SMTP_MAX_FREQUENCY: '60' }, 'SMTP_MAX_FREQUENCY'],
])('%s does not start', (_name, overrides, setting) => {
  const faults = findFaults(overrides);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${setting}: `));
});

test('outside production providers may be on private networks', () => {
  expect(findFaults({ NODE_ENV: 'development', EXTERNAL_ALLOW_PRIVATE_URLS: 'true' })).toEqual([]);
});

test('faults are reported without the values', () => {
  const faults = findFaults({ MAIL_TOKEN_SECRET: 'q8Zr2Lw5Vx9Tn4Kc', JWT_KEYS: JSON.stringify([jwk, jwk]) });
  expect(faults.join()).not.toContain('q8Zr2Lw5Vx9Tn4Kc');
  expect(faults.join()).not.toContain(String(jwk['d']));
});

test('without RabbitMQ and without an in-process broker it does not start', async () => {
  await expect(startIdentity(readEnv(buildEnv()), silentLogger)).rejects.toThrow(EnvError);
});
