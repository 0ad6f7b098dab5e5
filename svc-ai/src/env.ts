import { fileStoreEnvShape } from '@sabi/file-store/from-env';
import { amqpUrl, commonEnvShape, integer, mongoUri, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const envSchema = z.object({
  ...commonEnvShape,
  ...fileStoreEnvShape,
  MONGODB_URI: mongoUri,
  AMQP_URL: amqpUrl,
  OPENAI_API_KEY: z.string().optional().describe('Without it every CV ends as MISSING_API_KEY'),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Another server with OpenAI's API"),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  OPENAI_TIMEOUT_MS: integer(100, 120_000)
    .default(60_000)
    .describe('From a question to the end of its answer'),
  CV_PARSE_CONCURRENCY: integer(1, 16)
    .default(1)
    .describe('CVs read at once; each may take EXTRACTION_MEMORY_MB'),
  EXTRACTION_TIMEOUT_MS: integer(100, 120_000).default(30_000),
  EXTRACTION_MEMORY_MB: integer(64, 4096).default(512),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
