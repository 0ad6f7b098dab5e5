import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { type RunningS3, startS3 } from '@sabi/test-kit/s3-server';
import { S3FileStore } from '../src/s3-file-store';

let folder = '';
let s3: RunningS3 | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-versions-'));
  s3 = await startS3({ folder, isVersioned: true });
});

afterAll(async () => {
  await s3?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function listVersions({ endpoint, region, bucket, ...credentials }: RunningS3): Promise<string[]> {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const { Versions = [], DeleteMarkers = [] } = await client.send(
    new ListObjectVersionsCommand({ Bucket: bucket }),
  );
  client.destroy();
  return [...Versions, ...DeleteMarkers].map(({ Key = '' }) => Key);
}

test('a bucket that keeps versions keeps none of a deleted file, and all of its neighbour', async () => {
  if (!s3) {
    reportSkipped('No S3 server is installed: a bucket with versions was not tested');
    return;
  }
  const store = new S3FileStore(s3);
  const key = `${randomUUID()}/cv_1700000000000.pdf`;
  const neighbour = `${key}x`;
  const options = { mediaType: 'application/pdf' };
  for (const each of [key, key, neighbour]) await store.put(each, Readable.from(['a CV']), options);
  expect(await listVersions(s3)).toEqual([key, key, neighbour]);
  await store.delete(key);
  await store.delete(key);
  expect(await listVersions(s3)).toEqual([neighbour]);
});
