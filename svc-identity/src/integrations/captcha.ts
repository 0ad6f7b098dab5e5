import { z } from 'zod';
import type { CaptchaSettings } from '../settings/captcha';
import { createGuardedFetch } from './guarded-fetch';

export interface Captcha {
  /**
   * Asks whether a token stands for a riddle that somebody has solved; a token can be asked about once.
   * @returns why not, in the provider's words; null where it does
   * @throws {CaptchaUnavailable}
   */
  findRefusal(token: string, ip: string | null): Promise<readonly string[] | null>;
}

/** The provider does not answer, or not as agreed. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}

/** Of hCaptcha and Turnstile alike. */
const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z
    .array(z.string())
    .nullish()
    .transform((codes) => codes ?? []),
});

/** @param settings null: nobody is asked for one */
export function createCaptcha(settings: CaptchaSettings | null): Captcha | null {
  if (!settings) return null;
  const { url, secret, timeoutMs } = settings;
  // The address is the operator's own setting: one in the cluster's own network is meant.
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
