import type { IdentityErrorCode } from '@sabi/contracts/http/identity/errors';
import type { Answer } from '../../support/accounts';
import { password, siteUrl, startTestIdentity, type TestIdentity, uniqueEmail } from '../../support/identity';
import { hooksAt, startHookServer, type TestHookServer } from '../../support/hook-server';
import { type ContractWorld, type RequestOptions, sendTo, startContractWorld } from '../support/world';

/** Services with different settings on one database. */
export interface CodeWorld extends ContractWorld {
  /** Without optional features. */
  readonly off: Service;
  /** The lowest limits. */
  readonly strict: Service;
  /** Aborts a request after some milliseconds. */
  readonly withShortTimeout: Service;
  /** With a captcha and an operator's hooks. */
  readonly withHooks: Service;
  readonly hooks: TestHookServer;
  /** Slow answers, requested at the start: one hook never answers, one is unreachable. */
  readonly slow: { readonly silent: Promise<Answer>; readonly unreachable: Promise<Answer> };
}

export interface Service extends Pick<TestIdentity, 'url'> {
  send(address: string, options?: RequestOptions): Promise<Answer>;
}

export interface Provocation {
  readonly code: IdentityErrorCode;
  readonly status: number;
  readonly message: string | RegExp;
  readonly provoke: (world: CodeWorld) => Promise<Answer>;
}

/** @param status of the redirect, if its URL has the error */
export const provocation = (
  code: IdentityErrorCode,
  status: number,
  message: string | RegExp,
  provoke: Provocation['provoke'],
): Provocation => ({ code, status, message, provoke });

/** The error in the body, or in the URL of the redirect. */
export function errorOf({ status, body, headers }: Answer) {
  const location = headers.get('Location');
  if (location === null) return { status, code: body['code'], message: body['message'] };
  const { searchParams } = new URL(location, siteUrl);
  return { status, code: searchParams.get('error_code'), message: searchParams.get('error_description') };
}

export async function startCodeWorld(): Promise<CodeWorld> {
  const world = await startContractWorld({ SIGNUP_SHOW_DUPLICATES: 'true' });
  const running: TestIdentity[] = [];
  const startBeside = async (overrides: Record<string, string>): Promise<Service> => {
    const { database, mailServer, signingKey, mailSecret } = world.identity;
    const service = await startTestIdentity({
      MONGODB_URI: database.uri,
      // Any service may send the shared database's mails.
      SMTP_URL: mailServer.url,
      JWT_KEYS: JSON.stringify([signingKey.jwk]),
      MAIL_TOKEN_SECRET: mailSecret,
      ...overrides,
    });
    running.push(service);
    return { url: service.url, send: (address, options) => sendTo(service, address, options) };
  };
  const hooks = await startHookServer();
  const withHooks = await startBeside(hookSettings(hooks));
  return {
    ...world,
    withHooks,
    hooks,
    slow: begin(withHooks, world),
    off: await startBeside(switchedOff),
    strict: await startBeside(strictSettings),
    withShortTimeout: await startBeside({ API_MAX_REQUEST_DURATION: '5ms' }),
    stop: async () => {
      await Promise.all(running.map((service) => service.stop()));
      await hooks.stop();
      await world.stop();
    },
  };
}

/** Administrators need no captcha. */
function begin({ send }: Service, { adminToken: token, user: { email } }: ContractWorld) {
  return {
    silent: send('POST /signup', { token, body: { email: uniqueEmail(), password } }),
    unreachable: askInTime(() =>
      send('POST /token?grant_type=password', { token, body: { email, password } }),
    ),
  };
}

/** Three attempts take four of five seconds; retried when a slow machine times out first. */
async function askInTime(ask: () => Promise<Answer>): Promise<Answer> {
  for (let left = 3; ; left -= 1) {
    const answer = await ask();
    if (left === 0 || errorOf(answer).code !== 'hook_timeout') return answer;
  }
}

/** An address where nothing listens. */
const unreachableUrl = 'http://127.0.0.1:1';

const switchedOff = {
  DISABLE_SIGNUP: 'true',
  EXTERNAL_EMAIL_ENABLED: 'false',
  CUSTOM_PROVIDERS_ENABLED: 'false',
  MFA_TOTP_ENROLL_ENABLED: 'false',
  MFA_TOTP_VERIFY_ENABLED: 'false',
  MFA_RECOVERY_CODES_ENROLL_ENABLED: 'false',
  MFA_RECOVERY_CODES_VERIFY_ENABLED: 'false',
};

const strictSettings = {
  PASSKEY_MAX_PER_USER: '1',
  CUSTOM_PROVIDERS_MAX: '0',
  MAILER_AUTOCONFIRM: 'true',
  MFA_MAX_ENROLLED_FACTORS: '1',
  OAUTH_SERVER_ENABLED: 'true',
  PASSKEY_ENABLED: 'true',
  RATE_LIMIT_HEADER: 'X-Forwarded-For',
  RATE_LIMIT_PASSKEY: '1',
  SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '0',
  SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
  SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
  SESSIONS_SINGLE_PER_USER: 'true',
};

function hookSettings(hooks: TestHookServer) {
  hooks.answer('BEFORE_USER_CREATED', () => new Promise(() => undefined)); // never
  return {
    // Must not end before a hook's five seconds on a slow machine.
    API_MAX_REQUEST_DURATION: '30s',
    SECURITY_CAPTCHA_ENABLED: 'true',
    SECURITY_CAPTCHA_SECRET: 'the-secret-of-the-site',
    SECURITY_CAPTCHA_URL: unreachableUrl,
    ...hooksAt(
      hooks,
      ...['BEFORE_USER_CREATED', 'PASSWORD_VERIFICATION_ATTEMPT'],
      ...['CUSTOM_ACCESS_TOKEN', 'MFA_VERIFICATION_ATTEMPT'],
    ),
    HOOK_PASSWORD_VERIFICATION_ATTEMPT_URI: unreachableUrl,
  };
}
