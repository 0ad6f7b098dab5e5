import { commonEnvShape, flag, integer, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const envSchema = z.object({
  ...commonEnvShape,
  PORT: commonEnvShape.PORT.default(8093),
  DRAIN_DELAY_MS: commonEnvShape.DRAIN_DELAY_MS.default(0),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe('Where browsers reach the payment page; by default where it listens'),
  SECRET_KEY: z
    .string()
    .min(1)
    .default('xnd_development_sandbox')
    .describe('The only key that is taken, as the name of Basic authentication'),
  MERCHANT_NAME: z.string().min(1).default('Sabi'),
  CALLBACK_URL: z.url().optional().describe('Where webhooks go; without it none is sent'),
  CALLBACK_TOKEN: z
    .string()
    .min(1)
    .default('sandbox-callback-token')
    .describe('Sent as x-callback-token with each webhook'),
  NOTIFY_EXPIRED: flag.default(false).describe('The box "also notify when an invoice has expired"'),
  NOTIFY_PAID_AFTER_EXPIRY: flag
    .default(false)
    .describe('The box "also notify when a payment has been received after expiry"'),
  REQUESTS_PER_MINUTE: integer(1, 1_000_000).default(60).describe('For each endpoint, as with a test key'),
  CLOCK_FACTOR: integer(1, 1_000_000)
    .default(1)
    .describe('How many seconds pass here in one second of the world'),
  STATE_FILE: z.string().optional().describe('Keeps invoices over a restart; without it in memory alone'),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
