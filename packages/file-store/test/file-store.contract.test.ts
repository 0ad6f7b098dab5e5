import { randomBytes, randomUUID } from 'node:crypto';
import { type FileHandle, mkdtemp, open, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, S3Client, UploadPartCommand } from '@aws-sdk/client-s3';
import { testS3 } from '@sabi/test-kit/infrastructure';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { findUnfinishedUploads } from '@sabi/test-kit/s3-server';
import { FileMissing, type FileStore } from '../src/file-store';
import { FolderFileStore } from '../src/folder-file-store';
import { S3FileStore } from '../src/s3-file-store';

const s3 = testS3();
if (!s3) reportSkipped('No S3 server is installed: the file store contract ran on a folder alone');

const stores: [string, () => Promise<FileStore>][] = [
  ['folder', async () => new FolderFileStore(await mkdtemp(join(tmpdir(), 'sabi-files-')))],
  ...(s3 ? [['S3', async () => new S3FileStore(s3)] as [string, () => Promise<FileStore>]] : []),
];

(s3 ? test : test.skip)(
  'R15 a deleted file leaves no parts of an upload that was never finished',
  async () => {
    if (!s3) return;
    const { endpoint, region, bucket: Bucket, ...credentials } = s3;
    const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
    const folder = randomUUID();
    const Key = `${folder}/cv_1700000000003.pdf`;
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    await client.send(
      new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: randomBytes(1000) }),
    );
    expect(await findUnfinishedUploads(s3, folder)).toEqual([Key]);
    await new S3FileStore(s3).delete(Key);
    expect(await findUnfinishedUploads(s3, folder)).toEqual([]);
    client.destroy();
  },
);

const options = { mediaType: 'application/pdf' };

describe.each(stores)('a file store on %s', (_name, open) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open();
  });

  test.each([0, 1, 6_000_000, 10_485_760])('a file of %d bytes comes back as it went in', async (size) => {
    const content = randomBytes(size);
    const key = `${randomUUID()}/cv_1700000000000.pdf`;
    await store.put(key, Readable.from(content.length > 0 ? [content] : []), options);
    const stored = await store.get(key);
    expect(stored.sizeBytes).toBe(size);
    expect((await buffer(stored.stream)).equals(content)).toBe(true);
  });

  test.each([1000, 7_000_000])(
    'a stream that breaks after %d bytes leaves nothing under its key',
    async (size) => {
      const key = `${randomUUID()}/cv_1700000000001.pdf`;
      const breaking = Readable.from(
        (async function* () {
          yield randomBytes(size);
          throw new RangeError('the client left');
        })(),
      );
      await expect(store.put(key, breaking, options)).rejects.toThrow('the client left');
      await expect(store.get(key)).rejects.toThrow(FileMissing);
    },
  );

  test('a deleted file is gone, and deleting it again is no error', async () => {
    const key = `${randomUUID()}/cv_1700000000002.pdf`;
    await store.put(key, Readable.from(['x']), options);
    await store.delete(key);
    await store.delete(key);
    await expect(store.get(key)).rejects.toThrow(FileMissing);
  });

  test.each(['../outside', 'a/../../b', '/etc/passwd', 'a//b', 'a/b\r\nc', ''])(
    'the key %j is refused',
    async (key) => {
      await expect(store.get(key)).rejects.toThrow('Not a key');
      await expect(store.put(key, Readable.from(['x']), options)).rejects.toThrow('Not a key');
    },
  );

  test('it can be reached', async () => {
    await expect(store.assertReachable()).resolves.toBeUndefined();
  });
});

test('a folder keeps no partial file of a stream that broke', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-files-'));
  const breaking = new Readable({ read: () => breaking.destroy(new Error('broken')) });
  await expect(new FolderFileStore(folder).put('a/b.pdf', breaking)).rejects.toThrow('broken');
  expect(await readdir(join(folder, 'a'))).toEqual([]);
});

test('a file of a folder is there after a power cut: its folder is synced once it has its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-files-'));
  const probe = await open(folder);
  const prototype = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  const { sync } = prototype;
  const synced: [inode: number, files: string[]][] = [];
  const spy = jest.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push([(await this.stat()).ino, await readdir(join(folder, 'a'))]);
    return sync.call(this);
  });
  await new FolderFileStore(folder).put('a/b.pdf', Readable.from(['x']));
  spy.mockRestore();
  const inodeOf = async (path: string) => (await stat(path)).ino;
  expect(synced).toEqual([
    [await inodeOf(folder), []],
    [await inodeOf(join(folder, 'a')), ['b.pdf']],
  ]);
});
