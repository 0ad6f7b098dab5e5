import { readPrivateKey } from '../publisher-keys';
import { commonEnvShape, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const releasesDir = z
  .string()
  .min(1)
  .describe('Where the build left its releases, a folder for each version');

const envSchema = z.object({
  ...commonEnvShape,
  RELEASES_DIR: releasesDir,
  KEEP_DIR: z
    .string()
    .optional()
    .describe(
      'A folder that outlives the image: releases are copied there and all that are in it served, so that open tabs miss no file',
    ),
});

export type Env = z.infer<typeof envSchema>;

/** @throws {EnvError} listing all faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}

const publishEnvSchema = z.object({
  RELEASES_DIR: releasesDir,
  GATEWAY_URL: z.url({ protocol: /^https?$/ }).describe('Where the gateway answers inside the network'),
  ORIGIN: z.url({ protocol: /^https?$/ }).describe('Where the gateway reaches the file server'),
  PUBLISH_KEY: z
    .string()
    .transform((text, context) => {
      try {
        return readPrivateKey(text);
      } catch {
        context.addIssue({
          code: 'custom',
          message: 'must be a private key of Ed25519: PKCS #8, DER, base64',
        });
        return z.NEVER;
      }
    })
    .describe("The team's private key; the gateway has the public half in PUBLISHER_KEYS"),
});

export type PublishEnv = z.infer<typeof publishEnvSchema>;

/** For publishing only. @throws {EnvError} listing all faults */
export function readPublishEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
): PublishEnv {
  return parseEnv(publishEnvSchema, source);
}
