import { commonEnvShape, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const clients = list.transform((pairs, context) => {
  const parsed = pairs.map((pair) => /^(?<id>[^=]+)=(?<secret>.+)$/.exec(pair)?.groups);
  if (pairs.length > 0 && parsed.every((client) => client !== undefined)) {
    return parsed.map(({ id = '', secret = '' }) => ({ id, secret }));
  }
  context.addIssue('must be id=secret pairs separated by commas');
  return z.NEVER;
});

const envSchema = z.object({
  ...commonEnvShape,
  PORT: commonEnvShape.PORT.default(8092),
  DRAIN_DELAY_MS: commonEnvShape.DRAIN_DELAY_MS.default(0),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe('Where browsers and clients reach it; by default where it listens'),
  CLIENTS: clients
    .default([{ id: 'sandbox-client', secret: 'sandbox-client-secret' }])
    .describe('id=secret pairs of the applications it knows'),
  REDIRECT_URIS: list
    .default(['http://127.0.0.1:8080/auth/v1/callback'])
    .describe('Where it sends a browser back to, exactly; the same for every application'),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
