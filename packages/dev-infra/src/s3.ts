import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BucketVersioningStatus,
  CreateBucketCommand,
  ListMultipartUploadsCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { findExecutable } from './find-executable';
import { findPort } from './find-port';
import { type GuardedProcess, startGuarded } from './guarded-process';
import { waitForPort } from './wait-for-port';

const startTimeoutMs = 60_000;

/** Location and credentials of a bucket. */
export interface S3Access {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface RunningS3 extends S3Access {
  readonly description: string;
  stop(): Promise<void>;
  /** `kill -9`, for tests. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export function fileStoreSettings(s3: S3Access) {
  return {
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
}

export async function createBucket(s3: S3Access): Promise<void> {
  const client = createClient(s3);
  await client.send(new CreateBucketCommand({ Bucket: s3.bucket }));
  client.destroy();
}

async function enableVersioning(s3: S3Access): Promise<void> {
  const client = createClient(s3);
  await client.send(
    new PutBucketVersioningCommand({
      Bucket: s3.bucket,
      VersioningConfiguration: { Status: BucketVersioningStatus.Enabled },
    }),
  );
  client.destroy();
}

/** Keys of unfinished multipart uploads below a folder. */
export async function findUnfinishedUploads(s3: S3Access, folder: string): Promise<(string | undefined)[]> {
  const client = createClient(s3);
  const { Uploads = [] } = await client.send(
    new ListMultipartUploadsCommand({ Bucket: s3.bucket, Prefix: `${folder}/` }),
  );
  client.destroy();
  return Uploads.map(({ Key }) => Key);
}

/**
 * Starts versitygw, an S3 server over a folder, with an empty bucket.
 * @returns undefined when it is not on PATH
 */
export async function startS3(options: {
  folder: string;
  bucket?: string;
  root?: { accessKeyId: string; secretAccessKey: string };
  /** A folder for further accounts; without it the root account is the only one. */
  accounts?: string;
  /** Whether the bucket stores old versions. */
  isVersioned?: boolean;
  /** Further options of the server's command line. */
  serverOptions?: readonly string[];
}): Promise<RunningS3 | undefined> {
  const executable = await findExecutable('versitygw');
  if (!executable) return undefined;
  const objects = join(options.folder, 'objects');
  await mkdir(objects, { recursive: true });
  const port = await findPort();
  const bucket = options.bucket ?? 'profile-assets';
  const credentials = options.root ?? {
    accessKeyId: 'local-access',
    secretAccessKey: 'local-secret-for-tests',
  };
  const versions = join(options.folder, 'versions');
  if (options.isVersioned) await mkdir(versions, { recursive: true });
  const accounts = options.accounts ? ['--iam-dir', options.accounts] : [];
  const region = 'us-east-1';
  const endpoint = `http://127.0.0.1:${port}`;
  const start = async (): Promise<GuardedProcess> => {
    const args = [
      '--port',
      `127.0.0.1:${port}`,
      '--region',
      region,
      '--quiet',
      '--keep-alive', // otherwise each request takes a connection of its own, unlike with other S3 servers
      ...accounts,
      ...(options.serverOptions ?? []),
      'posix',
      ...(options.isVersioned ? ['--versioning-dir', versions] : []),
      objects,
    ];
    const server = startGuarded(executable, args, {
      env: { ROOT_ACCESS_KEY: credentials.accessKeyId, ROOT_SECRET_KEY: credentials.secretAccessKey },
      logFile: join(options.folder, 'server.log'),
    });
    await waitForPort(port, { exited: server.exited, timeoutMs: startTimeoutMs });
    return server;
  };
  let server = await start();
  const access = { endpoint, region, bucket, ...credentials };
  await createBucket(access);
  if (options.isVersioned) await enableVersioning(access);
  return {
    ...access,
    description: 'S3 (versitygw)',
    stop: () => server.stop(),
    kill: () => server.kill(),
    restart: async () => {
      server = await start();
    },
  };
}

function createClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Access): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
  });
}
