import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import getPort from 'get-port';
import { findExecutable } from './find-executable';
import { type GuardedProcess, startGuarded } from './guarded-process';
import { waitForPort } from './wait-for-port';

export interface RunningS3 {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly description: string;
  stop(): Promise<void>;
  /** `kill -9`, for tests. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/**
 * Starts versitygw, an S3 server over a folder, with an empty bucket.
 * @returns undefined when it is not on PATH
 */
export async function startS3(options: { folder: string; bucket?: string }): Promise<RunningS3 | undefined> {
  const executable = await findExecutable('versitygw');
  if (!executable) return undefined;
  const objects = join(options.folder, 'objects');
  await mkdir(objects, { recursive: true });
  const port = await getPort();
  const bucket = options.bucket ?? 'profile-assets';
  const credentials = { accessKeyId: 'local-access', secretAccessKey: 'local-secret-for-tests' };
  const region = 'us-east-1';
  const endpoint = `http://127.0.0.1:${port}`;
  const start = async (): Promise<GuardedProcess> => {
    const args = ['--port', `127.0.0.1:${port}`, '--region', region, '--quiet', 'posix', objects];
    const server = startGuarded(executable, args, {
      env: { ROOT_ACCESS_KEY: credentials.accessKeyId, ROOT_SECRET_KEY: credentials.secretAccessKey },
      logFile: join(options.folder, 'server.log'),
    });
    await waitForPort(port, { exited: server.exited, timeoutMs: 15_000 });
    return server;
  };
  let server = await start();
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    endpoint,
    region,
    bucket,
    ...credentials,
    description: 'S3 (versitygw)',
    stop: () => server.stop(),
    kill: () => server.kill(),
    restart: async () => {
      server = await start();
    },
  };
}
