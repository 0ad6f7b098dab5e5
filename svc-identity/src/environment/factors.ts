import { flag, integer, secret } from '@sabi/service-kit/env';
import { z } from 'zod';
import type { FactorSettings } from '../domain/settings/factor-settings';
import { list, seconds } from './fields';

export const factorEnvShape = {
  MFA_TOTP_ENROLL_ENABLED: flag.default(true),
  MFA_TOTP_VERIFY_ENABLED: flag.default(true),
  MFA_PHONE_ENROLL_ENABLED: flag.default(false),
  MFA_PHONE_VERIFY_ENABLED: flag.default(false),
  MFA_WEB_AUTHN_ENROLL_ENABLED: flag.default(false),
  MFA_WEB_AUTHN_VERIFY_ENABLED: flag.default(false),
  MFA_RECOVERY_CODES_ENROLL_ENABLED: flag.default(true),
  MFA_RECOVERY_CODES_VERIFY_ENABLED: flag.default(true),
  MFA_MAX_ENROLLED_FACTORS: integer(1, 100).default(10),
  MFA_CHALLENGE_EXPIRY_DURATION: integer(30, 3600).default(300).describe('Seconds'),
  MFA_FACTOR_EXPIRY_DURATION: seconds(30, 86_400)
    .default(300)
    .describe('Seconds until an unverified factor that was never challenged is removed'),
  PASSKEY_ENABLED: flag.default(false),
  PASSKEY_MAX_PER_USER: integer(1, 100).default(10),
  WEBAUTHN_RP_ID: z.string().optional().describe('By default the host of SITE_URL'),
  WEBAUTHN_RP_DISPLAY_NAME: z.string().min(1).max(100).default('Sabi'),
  WEBAUTHN_RP_ORIGINS: list.optional().describe('By default the origin of SITE_URL'),
  SECURITY_DB_ENCRYPTION_KEY: secret
    .optional()
    .describe('Encrypts the secrets of authenticator apps; by default derived from MAIL_TOKEN_SECRET'),
};

export function readFactorSettings(
  env: z.infer<z.ZodObject<typeof factorEnvShape>>,
  { siteUrl, mailSecret }: { siteUrl: string; mailSecret: string },
): FactorSettings {
  const site = new URL(siteUrl);
  return {
    totp: { canEnroll: env.MFA_TOTP_ENROLL_ENABLED, canVerify: env.MFA_TOTP_VERIFY_ENABLED },
    phone: { canEnroll: env.MFA_PHONE_ENROLL_ENABLED, canVerify: env.MFA_PHONE_VERIFY_ENABLED },
    webauthn: { canEnroll: env.MFA_WEB_AUTHN_ENROLL_ENABLED, canVerify: env.MFA_WEB_AUTHN_VERIFY_ENABLED },
    recoveryCodes: {
      canEnroll: env.MFA_RECOVERY_CODES_ENROLL_ENABLED,
      canVerify: env.MFA_RECOVERY_CODES_VERIFY_ENABLED,
    },
    maxFactors: env.MFA_MAX_ENROLLED_FACTORS,
    challengeLifeSeconds: env.MFA_CHALLENGE_EXPIRY_DURATION,
    unverifiedLifeSeconds: env.MFA_FACTOR_EXPIRY_DURATION,
    arePasskeysEnabled: env.PASSKEY_ENABLED,
    maxPasskeys: env.PASSKEY_MAX_PER_USER,
    relyingParty: {
      id: env.WEBAUTHN_RP_ID ?? site.hostname,
      name: env.WEBAUTHN_RP_DISPLAY_NAME,
      origins: env.WEBAUTHN_RP_ORIGINS ?? [site.origin],
    },
    encryptionSecret: env.SECURITY_DB_ENCRYPTION_KEY ?? mailSecret,
  };
}
