import { commonEnvShape, integer, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const envSchema = z.object({
  ...commonEnvShape,
  PLATFORM_URL: z.url().describe('Where the gateway answers inside the network: registry and server bundles'),
  SITE_URL: z.url().describe('Where visitors find the site; for canonical addresses'),
  REGISTRY_POLL_MS: integer(100, 60_000).default(2000),
  RENDER_TIMEOUT_MS: integer(50, 10_000)
    .default(800)
    .describe('A page that takes longer, or its data, is sent as its last good copy, or else answered 503'),
  RENDERER_IDLE_MS: integer(1000, 86_400_000)
    .default(300_000)
    .describe('Processes that render pages of a remote are ended after this time without a request for one'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto|tel)$/ })
    .optional()
    .describe('Where to report what is not secure, as security.txt names it; by default the contact page'),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` removes the service worker from browsers that have it, at their next visit'),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\d{8,15}$/)
    .default('6280000001307')
    .describe('Digits with country code'),
  FACEBOOK_URL: z.url().default('https://www.facebook.com/'),
  TWITTER_URL: z.url().default('https://x.com/'),
  INSTAGRAM_URL: z.url().default('https://www.instagram.com/'),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
