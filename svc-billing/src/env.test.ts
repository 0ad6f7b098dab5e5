import { createAuditKey } from '@sabi/test-kit/audit-key';
import { findEnvFaults } from '@sabi/test-kit/find-env-faults';
import { readEnv } from './env';

const settings = {
  NODE_ENV: 'production',
  PORT: '0',
  MONGODB_URI: 'mongodb://127.0.0.1:1/billing',
  IDENTITY_JWKS_URL: 'http://127.0.0.1:1/jwks',
  IDENTITY_ISSUER: 'http://127.0.0.1:1',
  SITE_URL: 'https://sabi.test',
  XENDIT_SECRET_KEY: 'xnd_development_of_the_tests',
  XENDIT_WEBHOOK_TOKEN: 'kV3mQ9xTz7LrPw2YbN8cHd5GfJ1sUa6E',
  STAFF_EMAIL: 'staff@sabi.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@sabi.test',
  AUDIT_SIGNING_KEY: createAuditKey(),
};

const findFaults = (source: Record<string, string>) => findEnvFaults(() => readEnv(source));

test('without a way to send mails it does not start in production', () => {
  const { SMTP_URL: _url, MAIL_FROM: _from, ...rest } = settings;
  expect(findFaults(rest).map((fault) => fault.split(':')[0])).toEqual(['SMTP_URL', 'MAIL_FROM']);
  expect(findFaults({ ...rest, NODE_ENV: 'development' })).toEqual([]);
});

test('without a key that signs the audit chain it does not start in production', () => {
  const { AUDIT_SIGNING_KEY: _key, ...rest } = settings;
  expect(findFaults(rest)).toEqual([expect.stringMatching(/^AUDIT_SIGNING_KEY/)]);
  expect(findFaults({ ...rest, NODE_ENV: 'development' })).toEqual([]);
});

describe('where the staff is reached', () => {
  const { STAFF_EMAIL: _staff, ...rest } = settings;

  test('is needed in production, and says what for', () => {
    expect(findFaults(settings)).toEqual([]);
    const why = expect.stringMatching(
      /^STAFF_EMAIL: is required: the staff hears by mail of what is asked for/,
    );
    expect(findFaults(rest)).toEqual([why]);
    expect(findFaults({ ...rest, STAFF_EMAIL: '' })).toEqual([why]);
  });

  test('may be left out in development and tests', () => {
    for (const NODE_ENV of ['development', 'test']) expect(findFaults({ ...rest, NODE_ENV })).toEqual([]);
  });

  test('is named beside the other faults, once', () => {
    const { NODE_ENV: _production, SITE_URL: _site, ...others } = rest;
    const namesOf = (source: Record<string, string>) =>
      findFaults(source).map((fault) => fault.split(':')[0]);
    expect(namesOf(others).sort()).toEqual(['SITE_URL', 'STAFF_EMAIL']);
    expect(namesOf({ ...others, STAFF_EMAIL: 'nobody' }).sort()).toEqual(['SITE_URL', 'STAFF_EMAIL']);
  });
});
