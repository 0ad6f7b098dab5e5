import { auditEnvShape, auditKeyReason } from '@sabi/audit/audit-env';
import { amqpUrl, commonEnvShape, mongoUri, neededInProduction, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const settingsSchema = z.object({
  ...commonEnvShape,
  MONGODB_URI: mongoUri,
  AMQP_URL: amqpUrl,
  IDENTITY_JWKS_URL: z
    .url()
    .describe('Key set of svc-identity; the same server is asked which sessions have ended'),
  IDENTITY_ISSUER: z.string().min(1).describe('`iss` of its tokens'),
  HIRING_URL: z
    .url({ protocol: /^https?$/ })
    .describe('svc-hiring, which is asked for the role of an account in a company'),
  ...auditEnvShape,
});

const envSchema = neededInProduction(settingsSchema, auditKeyReason);

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with all faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
