import { commonEnvShape, flag, integer, mongoUri, parseEnv, secret } from '@sabi/service-kit/env';
import { z } from 'zod';

const upstream = z.url({ protocol: /^https?$/ });

const envSchema = z.object({
  ...commonEnvShape,
  MONGODB_URI: mongoUri,
  SHELL_URL: upstream,
  IDENTITY_URL: upstream,
  PROFILE_URL: upstream,
  AI_URL: upstream,
  BILLING_URL: upstream,
  PUBLISH_TOKEN: secret.describe('Bearer token of whoever publishes remotes'),
  TRUSTED_PROXY_HOPS: integer(0, 10).default(0).describe('Proxies in front that may name the client address'),
  FILES_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Another origin that leads here, from which alone CVs are downloaded; svc-profile has to have the same',
    ),
  API_DOCS_ENABLED: flag.default(false).describe('Serves the documentation of every API at /docs/api'),
  READS_PER_MINUTE: integer(60)
    .default(6000)
    .describe('Requests that change nothing, for each address and replica'),
  UPSTREAM_TIMEOUT_MS: integer(100, 60_000).default(10_000).describe('Until an upstream begins to answer'),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
