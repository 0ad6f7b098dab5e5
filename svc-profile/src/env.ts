import { resumeMaxBytes } from '@sabi/contracts/resume-file';
import { fileStoreEnvShape } from '@sabi/file-store/from-env';
import { amqpUrl, commonEnvShape, integer, mongoUri, parseEnv, secret } from '@sabi/service-kit/env';
import { z } from 'zod';

const envSchema = z.object({
  ...commonEnvShape,
  ...fileStoreEnvShape,
  MONGODB_URI: mongoUri,
  AMQP_URL: amqpUrl,
  IDENTITY_JWKS_URL: z.url().describe('Key set of svc-identity'),
  IDENTITY_ISSUER: z.string().min(1).describe('`iss` of its tokens'),
  FILE_LINK_SECRET: secret.describe('Signs download links; a new value ends the links that are out'),
  RESUME_QUOTA_BYTES: integer(resumeMaxBytes)
    .default(104_857_600)
    .describe('How much the CVs of one account may take together'),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
