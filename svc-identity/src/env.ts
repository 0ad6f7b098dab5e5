import { randomBytes } from 'node:crypto';
import { parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';
import { createSigningKey, secretKey, type TokenKey } from './domain/tokens/signing-keys';
import { accountEnvShape } from './settings/accounts';
import { factorEnvShape } from './settings/factors';
import { limitEnvShape } from './settings/limits';
import { mailEnvShape } from './settings/mails';
import { oauthServerEnvShape } from './settings/oauth-server';
import { phoneEnvShape } from './settings/phones';
import { providerEnvShape } from './settings/providers';
import { serverEnvShape } from './settings/server';
import { sessionEnvShape } from './settings/sessions';
import { tokenEnvShape } from './settings/tokens';

const shape = z.object({
  ...serverEnvShape,
  ...tokenEnvShape,
  ...accountEnvShape,
  ...sessionEnvShape,
  ...mailEnvShape,
  ...phoneEnvShape,
  ...providerEnvShape,
  ...factorEnvShape,
  ...oauthServerEnvShape,
  ...limitEnvShape,
});
type GivenEnv = z.infer<typeof shape>;

const envSchema = shape.superRefine((env, context) => {
  for (const [name, message] of findGaps(env)) context.addIssue({ code: 'custom', path: [name], message });
});

/** GoTrue's names, without its prefix; a duration is milliseconds from here on. */
export type Env = GivenEnv & {
  /** The one that signs, and all that verify. */
  readonly tokenKeys: readonly TokenKey[];
  /** Keys and secrets were made up, and end with the process. */
  readonly isImprovised: boolean;
};

/** A variable that begins like ours and is none of ours is a slip of the pen. */
const ownPrefixes = [
  'ANONYMOUS_USERS_',
  'CUSTOM_PROVIDERS_',
  'EXTERNAL_',
  'JWT_',
  'MAILER_',
  'MFA_',
  'OAUTH_SERVER_',
  'PASSKEY_',
  'PASSWORD_',
  'RATE_LIMIT_',
  'SECURITY_',
  'SESSIONS_',
  'SMS_',
  'SMTP_',
  'WEBAUTHN_',
];

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const env = parseEnv(envSchema, source, { ownPrefixes });
  const tokenKeys = [...(env.JWT_KEYS ?? []), ...(env.JWT_SECRET ? [secretKey(env.JWT_SECRET)] : [])];
  const isImprovised = tokenKeys.length === 0;
  return {
    ...env,
    MAIL_TOKEN_SECRET:
      env.MAIL_TOKEN_SECRET ?? (env.JWT_SECRET ? undefined : randomBytes(32).toString('base64')),
    tokenKeys: isImprovised ? [createSigningKey()] : tokenKeys,
    isImprovised,
  };
}

/** What may be left out in development alone. */
function findGaps(env: GivenEnv): [string, string][] {
  if (env.NODE_ENV !== 'production') return [];
  const needed: [string, boolean, string][] = [
    ['SITE_URL', env.SITE_URL === undefined, 'is required'],
    ['JWT_KEYS', !env.JWT_KEYS && !env.JWT_SECRET, 'is required, or JWT_SECRET'],
    ['MAIL_TOKEN_SECRET', !env.MAIL_TOKEN_SECRET && !env.JWT_SECRET, 'is required, or JWT_SECRET'],
    ['SMTP_URL', env.SMTP_URL === undefined, 'is required: without it mails go to the log'],
  ];
  return needed.filter(([, isMissing]) => isMissing).map(([name, , message]) => [name, message]);
}
