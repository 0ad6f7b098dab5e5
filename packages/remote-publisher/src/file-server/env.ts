import type { KeyObject } from 'node:crypto';
import { type FileStoreEnv, fileStoreEnvShape } from '@sabi/file-store/from-env';
import { readPrivateKey } from '../publisher-keys';
import { commonEnvShape, EnvError, parseEnv } from '@sabi/service-kit/env';
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
  ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where the gateway reaches the file server; without it the files go to the file store of S3_…'),
  ...fileStoreEnvShape,
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

interface PublishTarget {
  readonly RELEASES_DIR: string;
  readonly GATEWAY_URL: string;
  readonly PUBLISH_KEY: KeyObject;
}

/** `fileStore` is the platform's store of files, or null where a file server of the team's own at `origin` has them. */
export type PublishEnv = PublishTarget &
  (
    | { readonly origin: string; readonly fileStore: null }
    | { readonly origin: null; readonly fileStore: FileStoreEnv }
  );

/** For publishing only. @throws {EnvError} listing all faults */
export function readPublishEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
): PublishEnv {
  const { RELEASES_DIR, GATEWAY_URL, PUBLISH_KEY, ORIGIN, ...fileStore } = parseEnv(publishEnvSchema, source);
  const target = { RELEASES_DIR, GATEWAY_URL, PUBLISH_KEY };
  const hasStore = Boolean(fileStore.S3_ENDPOINT ?? fileStore.FILE_STORE_DIR);
  if (ORIGIN !== undefined && hasStore)
    throw new EnvError(['ORIGIN: must be left out where S3_ENDPOINT or FILE_STORE_DIR is set']);
  if (ORIGIN !== undefined) return { ...target, origin: ORIGIN, fileStore: null };
  if (!hasStore) throw new EnvError(['S3_ENDPOINT: is required, or ORIGIN for a file server of your own']);
  return { ...target, origin: null, fileStore };
}
