import { z } from 'zod';

/** Settings of the merchant's dashboard, and overrides of tests. */
export const settingsSchema = z.strictObject({
  callbackUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .describe('Where webhooks go; null sends none'),
  callbackToken: z.string().min(1),
  notifyExpired: z.boolean(),
  notifyPaidAfterExpiry: z.boolean(),
  answerLimitMs: z.number().int().min(1).max(600_000).describe('How long a webhook waits for its answer'),
  requestsPerMinute: z.number().int().min(1),
});

export type Settings = z.infer<typeof settingsSchema>;

/** The provider's own: https://docs.xendit.co/apidocs/webhook-behavior */
export const answerLimitMs = 30_000;
