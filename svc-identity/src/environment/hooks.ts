import { flag } from '@sabi/service-kit/env';
import { z } from 'zod';
import { type HookName, hookNames } from '../domain/settings/hook-names';
import type { HooksSettings } from '../domain/settings/hook-settings';

const uri = z.string().optional().describe('https, or http on the loopback; called by POST');
const secrets = z
  .string()
  .optional()
  .describe('`v1,whsec_<base64>`, several separated by `|`; each signs every call (Standard Webhooks)');

export const hookEnvShape = {
  HOOK_BEFORE_USER_CREATED_ENABLED: flag.default(false),
  HOOK_BEFORE_USER_CREATED_URI: uri,
  HOOK_BEFORE_USER_CREATED_SECRETS: secrets,
  HOOK_AFTER_USER_CREATED_ENABLED: flag.default(false),
  HOOK_AFTER_USER_CREATED_URI: uri,
  HOOK_AFTER_USER_CREATED_SECRETS: secrets,
  HOOK_SEND_EMAIL_ENABLED: flag.default(false),
  HOOK_SEND_EMAIL_URI: uri,
  HOOK_SEND_EMAIL_SECRETS: secrets,
  HOOK_SEND_SMS_ENABLED: flag.default(false),
  HOOK_SEND_SMS_URI: uri,
  HOOK_SEND_SMS_SECRETS: secrets,
  HOOK_CUSTOM_ACCESS_TOKEN_ENABLED: flag.default(false),
  HOOK_CUSTOM_ACCESS_TOKEN_URI: uri,
  HOOK_CUSTOM_ACCESS_TOKEN_SECRETS: secrets,
  HOOK_PASSWORD_VERIFICATION_ATTEMPT_ENABLED: flag.default(false),
  HOOK_PASSWORD_VERIFICATION_ATTEMPT_URI: uri,
  HOOK_PASSWORD_VERIFICATION_ATTEMPT_SECRETS: secrets,
  HOOK_MFA_VERIFICATION_ATTEMPT_ENABLED: flag.default(false),
  HOOK_MFA_VERIFICATION_ATTEMPT_URI: uri,
  HOOK_MFA_VERIFICATION_ATTEMPT_SECRETS: secrets,
};

type HookEnv = z.infer<z.ZodObject<typeof hookEnvShape>>;

/** Part of variable names between `HOOK_` and `_ENABLED`, `_URI`, `_SECRETS`. */
const variables = {
  'before-user-created': 'BEFORE_USER_CREATED',
  'after-user-created': 'AFTER_USER_CREATED',
  'send-email': 'SEND_EMAIL',
  'send-sms': 'SEND_SMS',
  'customize-access-token': 'CUSTOM_ACCESS_TOKEN',
  'password-verification': 'PASSWORD_VERIFICATION_ATTEMPT',
  'mfa-verification': 'MFA_VERIFICATION_ATTEMPT',
} as const satisfies Readonly<Record<HookName, string>>;

/** @returns the enabled hooks */
export function readHooksSettings(env: HookEnv): HooksSettings {
  const enabled = hookNames.filter((name) => env[`HOOK_${variables[name]}_ENABLED`]);
  return new Map(
    enabled.map((name) => {
      const url = env[`HOOK_${variables[name]}_URI`] ?? '';
      const given = splitSecrets(env[`HOOK_${variables[name]}_SECRETS`]);
      return [name, { url, secrets: given.map((secret) => secret.slice(versionPrefix.length)) }];
    }),
  );
}

/** Faults of combined settings of enabled hooks. */
export function findHookFaults(env: HookEnv): [string, string][] {
  return hookNames.flatMap((name) => {
    const variable = `HOOK_${variables[name]}` as const;
    if (!env[`${variable}_ENABLED`]) return [];
    const uriFault = findUriFault(env[`${variable}_URI`]);
    const secretsFault = findSecretsFault(env[`${variable}_SECRETS`]);
    return [
      ...(uriFault ? [[`${variable}_URI`, uriFault] as [string, string]] : []),
      ...(secretsFault ? [[`${variable}_SECRETS`, secretsFault] as [string, string]] : []),
    ];
  });
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]', 'host.docker.internal']);

function findUriFault(given: string | undefined): string | undefined {
  if (!given) return 'is required where the hook is enabled';
  if (!URL.canParse(given)) return 'must be an address that begins with https://';
  const { protocol, hostname, username, password } = new URL(given);
  if (protocol === 'pg-functions:') return 'names a function of PostgreSQL; there is none here, only https';
  if (username || password) return 'may not hold a user or a password: calls are signed';
  if (protocol === 'https:') return undefined;
  if (protocol !== 'http:') return 'must be an address that begins with https://';
  return loopbackHosts.has(hostname) ? undefined : 'must be https; http is for localhost, 127.0.0.1 and ::1';
}

const versionPrefix = 'v1,';
const secretPrefix = `${versionPrefix}whsec_`;
const minSecretBytes = 24; // required by the specification

function findSecretsFault(given: string | undefined): string | undefined {
  const parts = splitSecrets(given);
  if (parts.length === 0) return 'is required where the hook is enabled';
  if (parts.some((part) => part.startsWith('v1a,')))
    return 'holds a pair of keys; only v1,whsec_ is supported';
  if (parts.every(isSecret)) return undefined;
  return 'must be v1,whsec_ and at least 24 random bytes in base64; several are separated by |';
}

function isSecret(text: string): boolean {
  if (!text.startsWith(secretPrefix)) return false;
  const encoded = text.slice(secretPrefix.length);
  const key = Buffer.from(encoded, 'base64');
  return key.length >= minSecretBytes && key.toString('base64') === encoded;
}

function splitSecrets(given = ''): string[] {
  return given
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
}
