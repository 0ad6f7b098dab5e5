import { parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const envSchema = z.object({
  PLATFORM_URL: z.url().optional().describe('The platform that is live; by default that of npm start'),
  COMPATIBILITY_DIR: z
    .string()
    .default('.compatibility')
    .describe('Results and builds of the released version, which are kept between runs'),
});

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  return parseEnv(envSchema, source);
}
