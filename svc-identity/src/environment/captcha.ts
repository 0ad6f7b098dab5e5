import { flag } from '@sabi/service-kit/env';
import { z } from 'zod';
import type { CaptchaSettings } from '../domain/settings/captcha-settings';
import { duration } from './fields';

export const captchaEnvShape = {
  SECURITY_CAPTCHA_ENABLED: flag.default(false),
  SECURITY_CAPTCHA_PROVIDER: z.enum(['hcaptcha', 'turnstile']).default('hcaptcha'),
  SECURITY_CAPTCHA_SECRET: z.string().trim().optional().describe('Of the site, from the provider'),
  SECURITY_CAPTCHA_TIMEOUT: duration
    .default(5000)
    .describe('Below API_MAX_REQUEST_DURATION, so that the response comes before the request times out'),
  SECURITY_CAPTCHA_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Where tokens are verified; by default the provider's own address"),
};

type CaptchaEnv = z.infer<z.ZodObject<typeof captchaEnvShape>>;

const verificationUrls = {
  hcaptcha: 'https://hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const;

/** @returns null when no captcha is required */
export function readCaptchaSettings(env: CaptchaEnv): CaptchaSettings | null {
  if (!env.SECURITY_CAPTCHA_ENABLED) return null;
  return {
    url: env.SECURITY_CAPTCHA_URL ?? verificationUrls[env.SECURITY_CAPTCHA_PROVIDER],
    secret: env.SECURITY_CAPTCHA_SECRET ?? '',
    timeoutMs: env.SECURITY_CAPTCHA_TIMEOUT,
  };
}

/** Faults of combined settings. */
export function findCaptchaFaults(env: CaptchaEnv): [string, string][] {
  if (!env.SECURITY_CAPTCHA_ENABLED || env.SECURITY_CAPTCHA_SECRET) return [];
  return [['SECURITY_CAPTCHA_SECRET', 'is required where SECURITY_CAPTCHA_ENABLED is true']];
}
