import { createAuditKey } from '@sabi/test-kit/audit-key';
import { findEnvFaults } from '@sabi/test-kit/find-env-faults';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { readEnv } from './env';
import { startProfile } from './service';

const settings = {
  PORT: '0',
  MONGODB_URI: 'mongodb://127.0.0.1:1/profile',
  IDENTITY_JWKS_URL: 'http://127.0.0.1:1/jwks',
  IDENTITY_ISSUER: 'http://127.0.0.1:1',
  BILLING_URL: 'http://127.0.0.1:1',
  FILE_LINK_SECRET: 'kV3mQ9xTz7LrPw2YbN8cHd5GfJ1sUa6E',
  UNSUBSCRIBE_SECRET: 'Pq8wZt2NsLk6VdXc4RfJh0MyGb7TeUa1',
  SHARE_LINK_SECRET: 'Zr5yWm8QcLd2VnXk7TfPh3JsGb9ReUa4',
  NOTIFICATION_SECRET: 'Tb4wQn8ZkXs2LmVd6RfHy0JcGp9UeAa3',
  FILE_STORE_DIR: '/tmp',
  SMTP_URL: 'smtp://127.0.0.1:1',
  STAFF_EMAIL: 'staff@sabi.test',
  MAIL_FROM: 'no-reply@sabi.test',
  SITE_URL: 'https://sabi.test',
  AUDIT_SIGNING_KEY: createAuditKey(),
};

const findFaults = (source: Record<string, string>) => findEnvFaults(() => readEnv(source));

test('what is not set has its default', () => {
  expect(readEnv(settings)).toMatchObject({
    RESUME_QUOTA_BYTES: 104_857_600,
    S3_BUCKET: 'profile-assets',
    INQUIRIES_PER_NETWORK: 5,
  });
});

test('every fault is named at once, and no value', () => {
  const secret = 'too-short';
  const faults = findFaults({ FILE_LINK_SECRET: secret, RESUME_QUOTA_BYTES: '5', MONGODB_URI: 'http://x' });
  expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
    'BILLING_URL',
    'FILE_LINK_SECRET',
    'IDENTITY_ISSUER',
    'IDENTITY_JWKS_URL',
    'MONGODB_URI',
    'PORT',
    'RESUME_QUOTA_BYTES',
    'SHARE_LINK_SECRET',
    'UNSUBSCRIBE_SECRET',
  ]);
  expect(faults.join()).not.toContain(secret);
});

test.each([
  ['31 bytes', 'kV3mQ9xTz7LrPw2YbN8cHd5GfJ1sUa6'],
  ['a placeholder', 'change-me-change-me-change-me-123456'],
  ['another placeholder', 'YOUR_SECRET_GOES_HERE_0123456789abcdef'],
  ['one character', 'a'.repeat(64)],
])('a link secret of %s is refused', (_what, secret) => {
  expect(findFaults({ ...settings, FILE_LINK_SECRET: secret })).toHaveLength(1);
});

test('only in development and tests may the way to the staff be left out', () => {
  const { SMTP_URL: _url, STAFF_EMAIL: _staff, MAIL_FROM: _from, SITE_URL: _site, ...rest } = settings;
  const missing = findFaults(rest).map((fault) => fault.split(':')[0]);
  expect(missing.sort()).toEqual(['MAIL_FROM', 'SITE_URL', 'SMTP_URL', 'STAFF_EMAIL']);
  expect(findFaults({ ...rest, NODE_ENV: 'development' })).toEqual([]);
});

test('without a key that signs the audit chain it does not start in production', () => {
  const { AUDIT_SIGNING_KEY: _key, ...rest } = settings;
  expect(findFaults(rest)).toEqual([expect.stringMatching(/^AUDIT_SIGNING_KEY/)]);
  expect(findFaults({ ...rest, NODE_ENV: 'development' })).toEqual([]);
});

test('without a broker the start fails and says so', async () => {
  await expect(startProfile(readEnv(settings), silentLogger)).rejects.toThrow(/AMQP_URL/);
});
