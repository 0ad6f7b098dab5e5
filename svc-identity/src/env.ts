import { randomBytes } from 'node:crypto';
import { auditEnvShape } from '@sabi/audit/audit-env';
import { parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';
import { createSigningKey, secretKey, type TokenKey } from './domain/tokens/signing-keys';
import { accountEnvShape } from './environment/accounts';
import { captchaEnvShape, findCaptchaFaults } from './environment/captcha';
import { factorEnvShape } from './environment/factors';
import { optionalPrefix, aliases, withoutUnusedSettings } from './environment/gotrue-names';
import { findHookFaults, hookEnvShape } from './environment/hooks';
import { limitEnvShape } from './environment/limits';
import { findSmtpFaults, findSmtpUrl, mailEnvShape } from './environment/mails';
import { oauthServerEnvShape } from './environment/oauth-server';
import { phoneEnvShape } from './environment/phones';
import { providerEnvShape } from './environment/providers';
import { serverEnvShape } from './environment/server';
import { sessionEnvShape } from './environment/sessions';
import { isDemonstrationSecret, tokenEnvShape } from './environment/tokens';

/** All settings, before they are checked together. */
export const settingsSchema = z.object({
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
  ...captchaEnvShape,
  ...hookEnvShape,
  ...auditEnvShape,
});
type GivenEnv = z.infer<typeof settingsSchema>;

const envSchema = settingsSchema.superRefine((env, context) => {
  const faults = [
    ...findFaults(env),
    ...findSmtpFaults(env),
    ...findCaptchaFaults(env),
    ...findHookFaults(env),
  ];
  for (const [name, message] of faults) context.addIssue({ code: 'custom', path: [name], message });
});

/** GoTrue's names; its prefix is optional. Durations are in milliseconds. */
export type Env = GivenEnv & {
  /** The signing key and all verifying ones. */
  readonly tokenKeys: readonly TokenKey[];
  /** Keys and secrets were generated, and are lost with the process. */
  readonly isGenerated: boolean;
  /** The same for the encryption key of factor secrets. */
  readonly isEncryptionKeyImprovised: boolean;
  /** Tokens signed with the shared secret may lack expiry and issuer. */
  readonly takesLegacyTokens: boolean;
};

/** An unknown variable with one of these prefixes is a typo. */
const ownPrefixes = [
  'ANONYMOUS_USERS_',
  'CUSTOM_PROVIDERS_',
  'EXTERNAL_',
  'HOOK_',
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

/** The only reader of the environment. @throws {EnvError} with all faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const naming = { ownPrefixes, optionalPrefix, otherNames: aliases };
  const env = parseEnv(envSchema, withoutUnusedSettings(source), naming);
  const tokenKeys = [...(env.JWT_KEYS ?? []), ...(env.JWT_SECRET ? [secretKey(env.JWT_SECRET)] : [])];
  const isGenerated = tokenKeys.length === 0;
  return {
    ...env,
    SMTP_URL: findSmtpUrl(env),
    MAIL_TOKEN_SECRET:
      env.MAIL_TOKEN_SECRET ?? (env.JWT_SECRET ? undefined : randomBytes(32).toString('base64')),
    tokenKeys: isGenerated ? [createSigningKey()] : tokenKeys,
    isGenerated,
    isEncryptionKeyImprovised: !env.SECURITY_DB_ENCRYPTION_KEY && !env.MAIL_TOKEN_SECRET && !env.JWT_SECRET,
    takesLegacyTokens: env.JWT_ALLOW_LEGACY_TOKENS ?? isDemonstrationSecret(env.JWT_SECRET),
  };
}

/** Missing, forbidden or contradictory settings. */
function findFaults(env: GivenEnv): [string, string][] {
  const isProduction = env.NODE_ENV === 'production';
  const areKeysGenerated = !env.JWT_KEYS && !env.JWT_SECRET;
  const isMailSecretGenerated = !env.MAIL_TOKEN_SECRET && !env.JWT_SECRET;
  const rules: [name: string, isBroken: boolean, message: string][] = [
    [
      'JWT_ADMIN_ROLES',
      env.JWT_ADMIN_ROLES.includes(env.JWT_DEFAULT_GROUP_NAME),
      `may not have JWT_DEFAULT_GROUP_NAME (${env.JWT_DEFAULT_GROUP_NAME}) in it: every account would administrate`,
    ],
    ['SITE_URL', isProduction && env.SITE_URL === undefined, 'is required'],
    ['JWT_KEYS', isProduction && areKeysGenerated, 'is required, or JWT_SECRET'],
    ['MAIL_TOKEN_SECRET', isProduction && isMailSecretGenerated, 'is required, or JWT_SECRET'],
    [
      'JWT_SECRET',
      isProduction && isDemonstrationSecret(env.JWT_SECRET),
      'is the demonstration secret that GoTrue publishes: everybody can sign with it; take one from a random source',
    ],
    [
      'JWT_ALLOW_LEGACY_TOKENS',
      isProduction && env.JWT_ALLOW_LEGACY_TOKENS === true,
      'is for development and tests: with it tokens by JWT_SECRET need not end',
    ],
    [
      'SMTP_URL',
      isProduction && findSmtpUrl(env) === undefined && !env.HOOK_SEND_EMAIL_ENABLED,
      'is required: without it mails go to the log',
    ],
    [
      'EXTERNAL_ALLOW_PRIVATE_URLS',
      isProduction && env.EXTERNAL_ALLOW_PRIVATE_URLS,
      'is for development and tests: with it providers may be on private networks and without TLS',
    ],
    [
      'WEB_CONCURRENCY',
      !isProduction && env.WEB_CONCURRENCY > 1 && (areKeysGenerated || isMailSecretGenerated),
      'needs JWT_SECRET, or JWT_KEYS and MAIL_TOKEN_SECRET: each process makes up its own',
    ],
  ];
  return rules.filter(([, isBroken]) => isBroken).map(([name, , message]) => [name, message]);
}
