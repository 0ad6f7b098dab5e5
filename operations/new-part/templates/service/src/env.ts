import { amqpUrl, commonEnvShape, mongoUri, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const envSchema = z.object({
  ...commonEnvShape,
  MONGODB_URI: mongoUri,
  AMQP_URL: amqpUrl,
  IDENTITY_JWKS_URL: z
    .url()
    .describe('Key set of svc-identity; the same server is asked which sessions have ended'),
  IDENTITY_ISSUER: z.string().min(1).describe('`iss` of its tokens'),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with all faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
