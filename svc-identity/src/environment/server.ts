import { amqpUrl, commonEnvShape, flag, integer, mongoUri } from '@sabi/service-kit/env';
import type { z } from 'zod';
import type { ServerSettings } from '../domain/settings/server-settings';
import { duration, list, pageUrl } from './fields';

/** Node.js fires longer timers at once. */
const longestTimerMs = 24 * 24 * 3_600_000;

export const serverEnvShape = {
  ...commonEnvShape,
  MONGODB_URI: mongoUri,
  AMQP_URL: amqpUrl,
  WEB_CONCURRENCY: integer(1, 64)
    .default(1)
    .describe('Processes at one port, at most the number of cores; 1 if there are replicas'),
  TRUSTED_PROXY_HOPS: integer(0, 10)
    .default(1)
    .describe('Proxies in front whose X-Forwarded-For is trusted; 0 if clients connect directly'),
  API_MAX_REQUEST_DURATION: duration
    .refine((value) => value >= 1 && value <= longestTimerMs, 'must be between 1ms and 24 days')
    .default(10_000),
  API_EXTERNAL_URL: pageUrl
    .optional()
    .describe('Public address of the service, with its prefix; by default SITE_URL/auth/v1'),
  SITE_URL: pageUrl.optional().describe('Address of the product; target of links in mails'),
  SECURITY_CORS_ANY_ORIGIN: flag
    .default(true)
    .describe('Pages of any origin may call, as in GoTrue; false: those of SITE_URL and URI_ALLOW_LIST'),
  SECURITY_JSON_ALONE: flag
    .default(false)
    .describe('A body must be declared as JSON, which forms cannot do; GoTrue accepts any type'),
  URI_ALLOW_LIST: list.default([]).describe('Globs of allowed redirect addresses, besides SITE_URL'),
};

/** Site address in GoTrue's development setup. */
const developmentSiteUrl = 'http://localhost:3000';

export function readServerSettings(env: z.infer<z.ZodObject<typeof serverEnvShape>>): ServerSettings {
  const siteUrl = env.SITE_URL ?? developmentSiteUrl;
  return {
    siteUrl,
    externalUrl: env.API_EXTERNAL_URL ?? `${siteUrl}/auth/v1`,
    redirectAllowList: env.URI_ALLOW_LIST,
    mayAnyOriginCall: env.SECURITY_CORS_ANY_ORIGIN,
    isJsonAlone: env.SECURITY_JSON_ALONE,
  };
}
