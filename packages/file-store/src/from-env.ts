import { integer, issuedSecret } from '@sabi/service-kit/env';
import { z } from 'zod';
import type { FileStore, ListableFileStore } from './file-store';
import { FolderFileStore } from './folder-file-store';
import { S3FileStore } from './s3-file-store';
import { TracedFileStore } from './traced-file-store';

export const fileStoreEnvShape = {
  FILE_STORE_DIR: z.string().optional().describe('A folder instead of S3; laptops only'),
  FILE_STORE_MIN_FREE_BYTES: integer(0)
    .optional()
    .describe('How much has to be left on the disk of FILE_STORE_DIR for a file to be taken'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default('profile-assets'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: issuedSecret.optional(),
};
export type FileStoreEnv = z.infer<z.ZodObject<typeof fileStoreEnvShape>>;

/** S3 when `S3_ENDPOINT` is set, else the folder `FILE_STORE_DIR`. */
export function createFileStore(env: FileStoreEnv): FileStore {
  return new TracedFileStore(openFileStore(env));
}

/** Like `createFileStore`, for a store that can list its keys. */
export function openFileStore(env: FileStoreEnv): ListableFileStore {
  if (env.S3_ENDPOINT) {
    const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
    if (!accessKeyId || !secretAccessKey)
      throw new Error('S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
    // Default credentials, such as MinIO's minioadmin.
    if (accessKeyId === secretAccessKey)
      throw new Error('S3_SECRET_ACCESS_KEY is its own key: what a server comes with, not a secret');
    return new S3FileStore({
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: env.S3_BUCKET,
      accessKeyId,
      secretAccessKey,
    });
  }
  if (!env.FILE_STORE_DIR) throw new Error('Either S3_ENDPOINT or FILE_STORE_DIR must be set');
  return new FolderFileStore(env.FILE_STORE_DIR, env.FILE_STORE_MIN_FREE_BYTES);
}
