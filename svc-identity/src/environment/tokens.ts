import { flag, integer, secret } from '@sabi/service-kit/env';
import { z } from 'zod';
import type { TokenSettings } from '../domain/settings/token-settings';
import { parseSigningKeys } from '../domain/tokens/signing-keys';
import { list } from './fields';

const signingKeys = z.string().transform((value, context) => {
  try {
    return parseSigningKeys(value);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'is not readable');
    return z.NEVER;
  }
});

/** GoTrue's public demonstration secrets. */
const demonstrationSecrets: readonly string[] = [
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
];

export const isDemonstrationSecret = (value: string | undefined): boolean =>
  value !== undefined && demonstrationSecrets.includes(value);

/** Accepts demonstration secrets: whether they are allowed depends on the environment. */
const sharedSecret = z.string().superRefine((value, context) => {
  if (isDemonstrationSecret(value)) return;
  for (const { message } of secret.safeParse(value).error?.issues ?? []) context.addIssue(message);
});

export const tokenEnvShape = {
  JWT_KEYS: signingKeys
    .optional()
    .describe('JSON array of JWKs (ES256, RS256, HS256); the first that may sign signs, all verify'),
  JWT_SECRET: sharedSecret
    .optional()
    .describe('HS256: verifies tokens without a key id, and signs if there are no JWT_KEYS'),
  JWT_ALLOW_LEGACY_TOKENS: flag
    .optional()
    .describe(
      'Tokens by JWT_SECRET need neither exp nor our issuer, as in GoTrue; default for its demonstration secret; not allowed in production',
    ),
  JWT_ISSUER: z.string().min(1).optional().describe('`iss` of every token; exact where it is set'),
  JWT_AUD: z.string().min(1).default('authenticated'),
  JWT_EXP: integer(1, 86_400).default(3600).describe('Lifetime of an access token in seconds'),
  JWT_DEFAULT_GROUP_NAME: z.string().min(1).default('authenticated').describe('Role of a new account'),
  JWT_ADMIN_ROLES: list.default(['service_role', 'supabase_admin']).describe('Roles that may administrate'),
};

export function readTokenSettings(env: z.infer<z.ZodObject<typeof tokenEnvShape>>): TokenSettings {
  return {
    issuer: env.JWT_ISSUER ?? null,
    audience: env.JWT_AUD,
    accessTokenSeconds: env.JWT_EXP,
    defaultRole: env.JWT_DEFAULT_GROUP_NAME,
    adminRoles: env.JWT_ADMIN_ROLES,
  };
}
