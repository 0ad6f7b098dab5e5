import { flag, integer } from '@sabi/service-kit/env';
import { z } from 'zod';
import type { AccountSettings } from '../domain/settings/account-settings';

export const accountEnvShape = {
  DISABLE_SIGNUP: flag.default(false),
  EXTERNAL_EMAIL_ENABLED: flag.default(true),
  EXTERNAL_ANONYMOUS_USERS_ENABLED: flag.default(false),
  ANONYMOUS_USERS_MAX_AGE_DAYS: integer(1, 3650)
    .default(30)
    .describe('After how many days an anonymous account is deleted'),
  SIGNUP_SHOW_DUPLICATES: flag
    .default(false)
    .describe('Reveal at sign-up that an address has an account, as GoTrue'),
  ADMIN_MAY_SET_PASSWORD: flag
    .default(true)
    .describe('Let administrators set the password of an account, as GoTrue; ASVS 6.4.6 requires false'),
  PASSWORD_MIN_LENGTH: integer(6, 72).default(6),
  PASSWORD_REQUIRED_CHARACTERS: z
    .string()
    .default('')
    .describe('Sets of characters separated by `:`, at least one of each; a literal colon is `\\:`'),
  PASSWORD_HIBP_ENABLED: flag
    .default(false)
    .describe('Query a breach list by the first five digits of the hash (k-anonymity)'),
  PASSWORD_HIBP_URL: z.url({ protocol: /^https?$/ }).default('https://api.pwnedpasswords.com'),
  PASSWORD_HIBP_FAIL_CLOSED: flag.default(false).describe('Refuse passwords while the list does not answer'),
  SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: flag.default(false),
  SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: flag
    .default(false)
    .describe('A new password needs a code by mail unless the session is younger than a day'),
};

export function readAccountSettings(env: z.infer<z.ZodObject<typeof accountEnvShape>>): AccountSettings {
  return {
    isSignUpDisabled: env.DISABLE_SIGNUP,
    isEmailEnabled: env.EXTERNAL_EMAIL_ENABLED,
    isAnonymousEnabled: env.EXTERNAL_ANONYMOUS_USERS_ENABLED,
    anonymousLifeDays: env.ANONYMOUS_USERS_MAX_AGE_DAYS,
    isDuplicateShown: env.SIGNUP_SHOW_DUPLICATES,
    mayAdminSetPassword: env.ADMIN_MAY_SET_PASSWORD,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    passwordRequiredSets: splitSets(env.PASSWORD_REQUIRED_CHARACTERS),
    breachList: env.PASSWORD_HIBP_ENABLED
      ? { url: env.PASSWORD_HIBP_URL, failsClosed: env.PASSWORD_HIBP_FAIL_CLOSED }
      : null,
    needsCurrentPassword: env.SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD,
    needsReauthentication: env.SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
  };
}

function splitSets(text: string): string[] {
  return text
    .split(/(?<!\\):/)
    .map((set) => set.replaceAll('\\:', ':'))
    .filter(Boolean);
}
