import { z } from 'zod';

// svc-identity speaks GoTrue. In its bodies null, absent and empty are equal, and unknown keys are ignored.

export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

export const texts = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);

export const metadata = z.record(z.string(), z.unknown()).nullish();

/** Fields of a client in the PKCE flow. */
export const pkce = { code_challenge: text, code_challenge_method: text };

/** CAPTCHA token, where the settings require one. */
export const security = {
  gotrue_meta_security: z
    .object({ captcha_token: text })
    .nullish()
    .describe('Token of hCaptcha or Turnstile'),
};

export const messageSent = z.object({ message_id: z.string().optional() });

export const empty = z.object({});
