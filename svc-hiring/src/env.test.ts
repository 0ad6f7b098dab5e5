import { createAuditKey } from '@sabi/test-kit/audit-key';
import { findEnvFaults } from '@sabi/test-kit/find-env-faults';
import { readEnv } from './env';

const settings = {
  NODE_ENV: 'production',
  PORT: '0',
  MONGODB_URI: 'mongodb://127.0.0.1:1/hiring',
  IDENTITY_JWKS_URL: 'http://127.0.0.1:1/jwks',
  IDENTITY_ISSUER: 'http://127.0.0.1:1',
  PROFILE_URL: 'http://127.0.0.1:1',
  BILLING_URL: 'http://127.0.0.1:1',
  SITE_URL: 'https://sabi.test',
  NOTIFICATION_SECRET: 'Tb4wQn8ZkXs2LmVd6RfHy0JcGp9UeAa3',
  INVITATION_SECRET: 'kV3mQ9xTz7LrPw2YbN8cHd5GfJ1sUa6E',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@sabi.test',
  AUDIT_SIGNING_KEY: createAuditKey(),
};

const findFaults = (source: Record<string, string>) => findEnvFaults(() => readEnv(source));

test('without a way to send mails it does not start in production', () => {
  const { SMTP_URL: _url, MAIL_FROM: _from, ...rest } = settings;
  expect(findFaults(settings)).toEqual([]);
  expect(findFaults(rest).map((fault) => fault.split(':')[0])).toEqual(['SMTP_URL', 'MAIL_FROM']);
  expect(findFaults({ ...rest, NODE_ENV: 'development' })).toEqual([]);
});

test('without a key that signs the audit chain it does not start in production', () => {
  const { AUDIT_SIGNING_KEY: _key, ...rest } = settings;
  expect(findFaults(rest)).toEqual([expect.stringMatching(/^AUDIT_SIGNING_KEY/)]);
  expect(findFaults({ ...rest, AUDIT_SIGNING_KEY: 'rahasia' })).toEqual([expect.stringMatching(/Ed25519/)]);
  expect(findFaults({ ...rest, NODE_ENV: 'development' })).toEqual([]);
});

test('processes of different roles need an index that they share', () => {
  expect(findFaults({ ...settings, HIRING_ROLE: 'worker' })).toEqual([
    expect.stringMatching(/^OPENSEARCH_URL.*HIRING_ROLE/),
  ]);
  const url = { OPENSEARCH_URL: 'http://127.0.0.1:1' };
  for (const HIRING_ROLE of ['all', 'web', 'worker'])
    expect(findFaults({ ...settings, ...url, HIRING_ROLE })).toEqual([]);
  expect(findFaults({ ...settings, HIRING_ROLE: 'board' })).toEqual([expect.stringMatching(/^HIRING_ROLE/)]);
});

test('the secret of invitations comes from a random source', () => {
  expect(findFaults({ ...settings, INVITATION_SECRET: 'short' })[0]).toMatch(/^INVITATION_SECRET/);
});
