import { EnvError } from '@sabi/service-kit/env';
import { readEnv } from '../../src/service';
import { createSettings } from '../../src/environment/create-settings';
import { newHookSecret } from '../support/hook-server';
import { buildEnv, type Overrides } from '../support/identity';

const secret = newHookSecret();
const on = {
  HOOK_SEND_EMAIL_ENABLED: 'true',
  HOOK_SEND_EMAIL_URI: 'https://hooks.sabi.test/mail',
  HOOK_SEND_EMAIL_SECRETS: secret,
};
const findFaults = (overrides: Overrides): readonly string[] => {
  try {
    readEnv(buildEnv({ ...on, ...overrides }));
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.faults;
  }
};

test.each<[string, Overrides]>([
  ['by https', {}],
  ['by https in the cluster', { HOOK_SEND_EMAIL_URI: 'https://mails.hooks.svc.cluster.local:8443/' }],
  ['by http on the loopback', { HOOK_SEND_EMAIL_URI: 'http://127.0.0.1:9000/mail' }],
  ['by http on the loopback of IPv6', { HOOK_SEND_EMAIL_URI: 'http://[::1]:9000/mail' }],
  ['with several secrets', { HOOK_SEND_EMAIL_SECRETS: `${secret}|${newHookSecret()}` }],
  ['without a mail server', { SMTP_URL: '' }],
  [
    'that is off and wrong',
    { HOOK_SEND_EMAIL_ENABLED: 'false', HOOK_SEND_EMAIL_URI: 'pg-functions://a/b/c' },
  ],
])('a hook %s is accepted', (_name, overrides) => {
  expect(findFaults(overrides)).toEqual([]);
});

test.each<[string, Overrides, string]>([
  ['without an address', { HOOK_SEND_EMAIL_URI: '' }, '_URI: is required where the hook is enabled'],
  ['without secrets', { HOOK_SEND_EMAIL_SECRETS: '' }, '_SECRETS: is required where the hook is enabled'],
  ['with nothing between bars', { HOOK_SEND_EMAIL_SECRETS: ' | ' }, '_SECRETS: is required where'],
  [
    'by http elsewhere',
    { HOOK_SEND_EMAIL_URI: 'http://hooks.sabi.test/' },
    '_URI: must be https; http is for',
  ],
  [
    'by http at a name like the loopback',
    { HOOK_SEND_EMAIL_URI: 'http://localhost.sabi.test/' },
    '_URI: must be https; http is for',
  ],
  [
    'by a function',
    { HOOK_SEND_EMAIL_URI: 'pg-functions://postgres/public/mail' },
    '_URI: names a function of',
  ],
  ['by another way', { HOOK_SEND_EMAIL_URI: 'ftp://sabi.test/' }, '_URI: must be an address that begins'],
  ['without a way', { HOOK_SEND_EMAIL_URI: 'mail' }, '_URI: must be an address that begins'],
  ['with a password', { HOOK_SEND_EMAIL_URI: 'https://a:b@sabi.test/' }, '_URI: may not hold a user'],
  ['with a short secret', { HOOK_SEND_EMAIL_SECRETS: 'v1,whsec_c2VjcmV0' }, '_SECRETS: must be v1,whsec_'],
  [
    'with one wrong secret',
    { HOOK_SEND_EMAIL_SECRETS: `${secret}|${secret.slice('v1,'.length)}` },
    '_SECRETS: must be v1,whsec_',
  ],
  ['with half a secret', { HOOK_SEND_EMAIL_SECRETS: secret.slice(0, -1) }, '_SECRETS: must be v1,whsec_'],
  ['with a pair of keys', { HOOK_SEND_EMAIL_SECRETS: 'v1a,whpk_x:whsk_y' }, '_SECRETS: holds a pair of keys'],
])('a hook %s does not start', (_name, overrides, fault) => {
  expect(findFaults(overrides)).toEqual([expect.stringContaining(`HOOK_SEND_EMAIL${fault}`)]);
});

test('a typing error in the name of a hook stops the start', () => {
  expect(findFaults({ HOOK_SEND_MAIL_ENABLED: 'true' })).toEqual([
    'HOOK_SEND_MAIL_ENABLED: is not a setting of this service; did you mean HOOK_SEND_EMAIL_ENABLED?',
  ]);
});

test('faults repeat no secret', () => {
  const given = secret.slice(0, -1);
  expect(findFaults({ HOOK_SEND_EMAIL_SECRETS: given }).join()).not.toContain(given.slice(10, 30));
});

test('each hook has its own settings', () => {
  const variables = [
    'BEFORE_USER_CREATED',
    'AFTER_USER_CREATED',
    'SEND_EMAIL',
    'SEND_SMS',
    'CUSTOM_ACCESS_TOKEN',
    'PASSWORD_VERIFICATION_ATTEMPT',
    'MFA_VERIFICATION_ATTEMPT',
  ];
  const given = variables.flatMap((name) => [
    [`HOOK_${name}_ENABLED`, 'true'],
    [`HOOK_${name}_URI`, `https://hooks.sabi.test/${name}`],
    [`HOOK_${name}_SECRETS`, secret],
  ]);
  const { hooks } = createSettings(readEnv(buildEnv(Object.fromEntries(given) as Overrides)));
  expect([...hooks].map(([name, { url }]) => [name, url])).toEqual([
    ['before-user-created', 'https://hooks.sabi.test/BEFORE_USER_CREATED'],
    ['after-user-created', 'https://hooks.sabi.test/AFTER_USER_CREATED'],
    ['send-email', 'https://hooks.sabi.test/SEND_EMAIL'],
    ['send-sms', 'https://hooks.sabi.test/SEND_SMS'],
    ['customize-access-token', 'https://hooks.sabi.test/CUSTOM_ACCESS_TOKEN'],
    ['password-verification', 'https://hooks.sabi.test/PASSWORD_VERIFICATION_ATTEMPT'],
    ['mfa-verification', 'https://hooks.sabi.test/MFA_VERIFICATION_ATTEMPT'],
  ]);
});
