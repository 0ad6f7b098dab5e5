import { z } from 'zod';
import { type Captcha, CaptchaUnavailable } from '../domain/captcha/captcha';
import type { CaptchaSettings } from '../domain/settings/captcha-settings';
import { createGuardedFetch } from './guarded-fetch';

/** hCaptcha and Turnstile alike. */
const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z
    .array(z.string())
    .nullish()
    .transform((codes) => codes ?? []),
});

/** @param settings null: no captcha is required */
export function createCaptcha(settings: CaptchaSettings | null): Captcha | null {
  if (!settings) return null;
  const { url, secret, timeoutMs } = settings;
  // The operator sets the address, so private networks are allowed.
  const fetch = createGuardedFetch({ arePrivateUrlsAllowed: true, timeoutMs });
  return {
    findRefusal: async (token, ip) => {
      try {
        const form = new URLSearchParams({ secret, response: token, ...(ip && { remoteip: ip }) });
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: form.toString(),
        });
        const { success, 'error-codes': codes } = answerSchema.parse(await response.json());
        return success ? null : codes;
      } catch (error) {
        throw new CaptchaUnavailable('The captcha provider does not answer', { cause: error });
      }
    },
  };
}
