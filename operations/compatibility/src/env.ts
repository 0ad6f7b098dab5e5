import { parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const envSchema = z.object({
  PLATFORM_URL: z.url().default('http://127.0.0.1:8080').describe('The platform that is live'),
  COMPATIBILITY_DIR: z
    .string()
    .default('.compatibility')
    .describe('Results and builds of the released version, which are kept between runs'),
});

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  return parseEnv(envSchema, source);
}
