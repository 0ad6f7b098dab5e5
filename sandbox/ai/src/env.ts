import { commonEnvShape, integer, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const envSchema = z.object({
  ...commonEnvShape,
  PORT: commonEnvShape.PORT.default(8091),
  DRAIN_DELAY_MS: commonEnvShape.DRAIN_DELAY_MS.default(0),
  STREAM_PAUSE_MS: integer(0, 60_000).default(15).describe('Between the events of a streamed answer'),
  API_KEY: z.string().optional().describe('The only key that is taken; without it any key is'),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
