import { join } from 'node:path';
import { type FileStoreEnv, fileStoreEnvShape } from '@sabi/file-store/from-env';
import { parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';
import { findLaptopPlatform, laptopFolder } from './laptop-platform';

const envSchema = z.object({
  ...fileStoreEnvShape,
  PLATFORM_URL: z.url().optional().describe('Where the gateway answers; by default that of npm start'),
  PUBLISH_KEY_FILE: z.string().optional().describe("The team's private key, PEM; by default the laptop's"),
});

export interface Env {
  readonly platformUrl: string;
  readonly keyFile: string;
  readonly fileStore: FileStoreEnv;
}

/**
 * The only reader of the environment.
 * @param name of the remote
 * @param repository relative to the current folder
 * @throws {EnvError} listing all faults
 */
export function readEnv(
  name: string,
  repository = '..',
  source: Readonly<Record<string, string | undefined>> = process.env,
): Env {
  const data = join(repository, laptopFolder);
  const {
    PLATFORM_URL: platformUrl = findLaptopPlatform(repository),
    PUBLISH_KEY_FILE,
    ...fileStore
  } = parseEnv(envSchema, source);
  return {
    platformUrl,
    keyFile: PUBLISH_KEY_FILE ?? join(data, 'publishers', `${name}.pem`),
    fileStore: {
      ...fileStore,
      FILE_STORE_DIR: fileStore.FILE_STORE_DIR ?? (fileStore.S3_ENDPOINT ? undefined : join(data, 'files')),
    },
  };
}
