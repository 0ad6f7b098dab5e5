import { EnvError } from '@sabi/service-kit/env';
import { settingsSchema } from '../src/env';
import { type Env, readEnv } from '../src/service';
import { createSettings } from '../src/environment/create-settings';
import { aliases } from '../src/environment/gotrue-names';
import { buildEnv, type Overrides } from './support/identity';

const findFaults = (source: Overrides): readonly string[] => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.faults;
  }
};
const demonstrationSecret = 'your-super-secret-jwt-token-with-at-least-32-characters-long';

/** GoTrue's compose file. */
const ofComposeFile: Overrides = {
  GOTRUE_API_HOST: '0.0.0.0',
  GOTRUE_API_PORT: '9999',
  API_EXTERNAL_URL: 'http://localhost:8000',
  GOTRUE_DB_DRIVER: 'postgres',
  GOTRUE_DB_DATABASE_URL: 'postgres://supabase_auth_admin:pass@db:5432/postgres',
  GOTRUE_SITE_URL: 'http://localhost:3000',
  GOTRUE_URI_ALLOW_LIST: '',
  GOTRUE_DISABLE_SIGNUP: 'false',
  GOTRUE_JWT_ADMIN_ROLES: 'service_role',
  GOTRUE_JWT_AUD: 'authenticated',
  GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
  GOTRUE_JWT_EXP: '3600',
  GOTRUE_JWT_SECRET: demonstrationSecret,
  GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true',
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'false',
  GOTRUE_MAILER_AUTOCONFIRM: 'false',
  GOTRUE_SMTP_ADMIN_EMAIL: 'admin@example.com',
  GOTRUE_SMTP_HOST: 'supabase-mail',
  GOTRUE_SMTP_PORT: '2500',
  GOTRUE_SMTP_USER: 'fake_mail_user',
  GOTRUE_SMTP_PASS: 'fake mail/password',
  GOTRUE_SMTP_SENDER_NAME: 'fake_sender',
  GOTRUE_MAILER_URLPATHS_INVITE: '/auth/v1/verify',
  GOTRUE_MAILER_URLPATHS_CONFIRMATION: '/auth/v1/verify',
  GOTRUE_MAILER_URLPATHS_RECOVERY: '/auth/v1/verify',
  GOTRUE_MAILER_URLPATHS_EMAIL_CHANGE: '/auth/v1/verify',
  GOTRUE_EXTERNAL_PHONE_ENABLED: 'true',
  GOTRUE_SMS_AUTOCONFIRM: 'true',
};
const here: Overrides = { NODE_ENV: 'development', MONGODB_URI: 'mongodb://127.0.0.1:27017/identity' };

test('settings of an existing project work unchanged, with the address of our database added', () => {
  const env = readEnv({ ...ofComposeFile, ...here });
  expect(env).toMatchObject({
    HOST: '0.0.0.0',
    PORT: 9999,
    SITE_URL: 'http://localhost:3000',
    JWT_SECRET: demonstrationSecret,
    SMTP_URL: 'smtp://fake_mail_user:fake%20mail%2Fpassword@supabase-mail:2500',
    SMTP_ADMIN_EMAIL: 'admin@example.com',
    takesLegacyTokens: true,
  });
  expect(createSettings(env).phones.isAutoconfirmed).toBe(true);
});

test('in production the demonstration secret and tokens without an end are refused', () => {
  expect(findFaults({ ...ofComposeFile, ...here, NODE_ENV: 'production' })).toEqual([
    'JWT_SECRET: is the demonstration secret that GoTrue publishes: everybody can sign with it; take one from a random source',
  ]);
  expect(findFaults(buildEnv({ JWT_ALLOW_LEGACY_TOKENS: 'true' }))).toEqual([
    'JWT_ALLOW_LEGACY_TOKENS: is for development and tests: with it tokens by JWT_SECRET need not end',
  ]);
  expect(readEnv(buildEnv({ JWT_ALLOW_LEGACY_TOKENS: 'false' })).takesLegacyTokens).toBe(false);
});

test.each<[string, string, keyof Env, unknown]>([
  ['GOTRUE_MFA_WEB_AUTHN_ENROLL_ENABLED', 'true', 'MFA_WEB_AUTHN_ENROLL_ENABLED', true],
  ['MFA_WEBAUTHN_ENROLL_ENABLED', 'true', 'MFA_WEB_AUTHN_ENROLL_ENABLED', true],
  ['GOTRUE_MFA_WEBAUTHN_VERIFY_ENABLED', 'true', 'MFA_WEB_AUTHN_VERIFY_ENABLED', true],
  ['GOTRUE_MFA_FACTOR_EXPIRY_DURATION', '10m', 'MFA_FACTOR_EXPIRY_DURATION', 600],
  ['MFA_FACTOR_EXPIRY_DURATION', '600', 'MFA_FACTOR_EXPIRY_DURATION', 600],
  ['GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY', '7', 'RATE_LIMIT_MFA', 7],
  ['GOTRUE_PASSKEY_MAX_PASSKEYS_PER_USER', '3', 'PASSKEY_MAX_PER_USER', 3],
  ['GOTRUE_CUSTOM_OAUTH_ENABLED', 'false', 'CUSTOM_PROVIDERS_ENABLED', false],
  ['GOTRUE_OAUTH_SERVER_AUTHORIZATION_TTL', '5m', 'OAUTH_SERVER_AUTHORIZATION_TTL', 300],
  ['GOTRUE_SMS_TEST_OTP', '628120000001:123456', 'SMS_TEST_OTP', new Map([['628120000001', '123456']])],
  ['GOTRUE_CUSTOM_OAUTH_MAX_PROVIDERS', '3', 'CUSTOM_PROVIDERS_MAX', 3],
  ['GOTRUE_EXTERNAL_LINKEDIN_OIDC_CLIENT_ID', 'web', 'EXTERNAL_LINKEDIN_OIDC_CLIENT_ID', ['web']],
  ['GOTRUE_SESSIONS_TIMEBOX', '24h', 'SESSIONS_TIMEBOX', 86_400_000],
])('%s=%s is taken', (name, value, setting, taken) => {
  expect(readEnv(buildEnv({ [name]: value }))[setting]).toEqual(taken);
});

test('every alias leads to an existing setting', () => {
  expect(Object.keys(settingsSchema.shape)).toEqual(expect.arrayContaining(Object.values(aliases)));
});

test.each<[Overrides, string]>([
  [
    { SITE_URL: 'https://a.test', GOTRUE_SITE_URL: 'https://a.test' },
    'GOTRUE_SITE_URL: SITE_URL is set as well',
  ],
  [
    { MFA_WEBAUTHN_ENROLL_ENABLED: 'true', MFA_WEB_AUTHN_ENROLL_ENABLED: 'true' },
    'MFA_WEBAUTHN_ENROLL_ENABLED: MFA_WEB_AUTHN_ENROLL_ENABLED is set as well',
  ],
  [{ SMTP_HOST: 'mail.test' }, 'SMTP_HOST: SMTP_URL is set as well'],
])('%j: one of them has to go', (given, fault) => {
  expect(findFaults(buildEnv(given))).toEqual([`${fault}; one of them has to go`]);
});

test('a mail server in parts: TLS from the first byte by its port, and credentials that everybody knows do not start', () => {
  const parts = { SMTP_URL: '', SMTP_HOST: 'mail.test' };
  expect(readEnv(buildEnv({ ...parts, SMTP_PORT: '465' })).SMTP_URL).toBe('smtps://mail.test:465');
  expect(readEnv(buildEnv(parts)).SMTP_URL).toBe('smtp://mail.test:587');
  expect(findFaults(buildEnv({ ...parts, SMTP_USER: 'admin', SMTP_PASS: 'admin' }))).toEqual([
    'SMTP_HOST: has credentials that a server comes with; make an account for the service',
  ]);
});

test.each<[string, string, string]>([
  ['GOTRUE_EXTERNAL_APPLE_ENABLED', 'false', ''],
  ['GOTRUE_EXTERNAL_APPLE_CLIENT_ID', 'web', ''],
  ['GOTRUE_CUSTOM_OAUTH_MAX_PROVIDERS', '0', ''],
  ['EXTERNAL_APPLE_ENABLED', 'true', 'is not a setting of this service'],
  ['GOTRUE_SAML_ENABLED', 'true', 'is not a setting of this service'],
  ['GOTRUE_MAILER_URLPATHS_INVITE', '/welcome', 'is not a setting of this service'],
  ['GOTRUE_MAILER_TEMPLATES_INVITE', 'https://a.test/x', 'is not a setting of this service'],
  ['GOTRUE_JWT_SECRT', 'x', 'is not a setting of this service; did you mean JWT_SECRET?'],
  [
    'GOTRUE_MFA_WEBAUTHN_ENROL_ENABLED',
    'true',
    'is not a setting of this service; did you mean MFA_WEBAUTHN_ENROLL_ENABLED?',
  ],
])(
  '%s=%s: what asks for nothing is left aside, all else that is unknown is refused',
  (name, value, fault) => {
    expect(findFaults(buildEnv({ [name]: value }))).toEqual(fault ? [`${name}: ${fault}`] : []);
  },
);
