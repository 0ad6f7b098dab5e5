import { createAuditKey } from '@sabi/test-kit/audit-key';
import { findEnvFaults } from '@sabi/test-kit/find-env-faults';
import { readEnv } from './env';

const settings = {
  NODE_ENV: 'production',
  PORT: '0',
  MONGODB_URI: 'mongodb://127.0.0.1:1/notification',
  IDENTITY_JWKS_URL: 'http://127.0.0.1:1/jwks',
  IDENTITY_ISSUER: 'http://127.0.0.1:1',
  HIRING_URL: 'http://127.0.0.1:1',
  PROFILE_URL: 'http://127.0.0.1:1',
  NOTIFICATION_SECRET: 'Tb4wQn8ZkXs2LmVd6RfHy0JcGp9UeAa3',
  SITE_URL: 'https://sabi.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@sabi.test',
  AUDIT_SIGNING_KEY: createAuditKey(),
};

test('without its database and the issuer of tokens it does not start, and all faults are named', () => {
  expect(findEnvFaults(() => readEnv(settings))).toEqual([]);
  const { MONGODB_URI: _uri, IDENTITY_ISSUER: _issuer, ...rest } = settings;
  const names = findEnvFaults(() => readEnv(rest)).map((fault) => fault.split(':')[0]);
  expect(names).toEqual(['MONGODB_URI', 'IDENTITY_ISSUER']);
});

test('without a key that signs the audit chain it does not start in production', () => {
  const { AUDIT_SIGNING_KEY: _key, ...rest } = settings;
  expect(findEnvFaults(() => readEnv(rest))).toEqual([expect.stringMatching(/^AUDIT_SIGNING_KEY/)]);
  expect(findEnvFaults(() => readEnv({ ...rest, NODE_ENV: 'development' }))).toEqual([]);
});
