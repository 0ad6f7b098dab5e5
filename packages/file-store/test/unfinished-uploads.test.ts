import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { eventually } from '@sabi/test-kit/eventually';
import { testS3 } from '@sabi/test-kit/infrastructure';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { createBucket, fileStoreSettings, findUnfinishedUploads } from '@sabi/test-kit/s3-server';
import { z } from 'zod';
import { FileMissing, type FileStore } from '../src/file-store';
import { fileStoreEnvShape, openFileStore } from '../src/from-env';

const workspace = join(__dirname, '..');
const buildService = join(workspace, '../build-config/bin/build-service.mjs');
const options = { mediaType: 'application/pdf' };
const name = 'cv_1700000000000.pdf';

/** A process that stores a file it never gets the end of. */
let writerBuild: string;
let files: string;
const writers: ChildProcess[] = [];

beforeAll(async () => {
  if (s3) await createBucket(s3);
  const cache = join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  writerBuild = await mkdtemp(join(cache, 'test-build-'));
  files = await mkdtemp(join(tmpdir(), 'sabi-files-'));
  await promisify(execFile)(process.execPath, [buildService, join(__dirname, 'endless-writer.ts')], {
    cwd: writerBuild,
  });
});

afterAll(async () => {
  for (const writer of writers) writer.kill('SIGKILL');
  await rm(writerBuild, { recursive: true, force: true });
  await rm(files, { recursive: true, force: true });
});

const server = testS3();
if (!server)
  reportSkipped('No S3 server is installed: uploads that a killed process left were tried on a folder alone');
// Not the bucket that others store in: here what they began a moment ago counts as old.
const s3 = server && { ...server, bucket: `unfinished-${randomUUID()}` };

interface Store {
  readonly env: () => Record<string, string>;
  /** Whatever the store holds for a folder besides its files. */
  readonly findUnfinished: (folder: string) => Promise<unknown[]>;
}

const stores: [string, Store][] = [
  [
    'a folder',
    {
      env: () => ({ FILE_STORE_DIR: files }),
      findUnfinished: async (folder) => {
        const names = await readdir(join(files, folder)).catch(() => []);
        return names.filter((found) => found.endsWith('.partial'));
      },
    },
  ],
  ...(s3
    ? [
        [
          'S3',
          {
            env: () => fileStoreSettings(s3),
            findUnfinished: (folder: string) => findUnfinishedUploads(s3, folder),
          },
        ] as [string, Store],
      ]
    : []),
];

describe.each(stores)(
  'when a process is killed in the middle of an upload to %s',
  (kind, { env, findUnfinished }) => {
    let store: FileStore;

    beforeAll(() => {
      store = openFileStore(z.object(fileStoreEnvShape).parse(env()));
    });

    async function startWriter(key: string): Promise<ChildProcess> {
      const writer = spawn(process.execPath, [join(writerBuild, 'dist/endless-writer.js'), key], {
        env: { ...process.env, ...env() },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      writers.push(writer);
      await eventually(async () => expect(await findUnfinished(key.split('/')[0] ?? '')).toHaveLength(1));
      return writer;
    }

    async function leaveUnfinished(key: string): Promise<void> {
      const writer = await startWriter(key);
      writer.kill('SIGKILL');
      await once(writer, 'exit');
    }

    const anHourOn = () => new Date(Date.now() + 3_600_000);
    const anHourAgo = () => new Date(Date.now() - 3_600_000);

    test('what it left is swept once it is old, and finished files stay', async () => {
      const folder = randomUUID();
      await store.put(`${folder}/cv_1700000000001.pdf`, Readable.from(['whole']), options);
      await leaveUnfinished(`${folder}/${name}`);
      await store.deleteUnfinished({ before: anHourAgo() });
      expect(await findUnfinished(folder)).toHaveLength(1);
      expect(await store.deleteUnfinished({ before: anHourOn() })).toBeGreaterThanOrEqual(1);
      expect(await findUnfinished(folder)).toEqual([]);
      await expect(store.get(`${folder}/${name}`)).rejects.toThrow(FileMissing);
      (await store.get(`${folder}/cv_1700000000001.pdf`)).stream.destroy();
    });

    test('it goes with its folder whatever its age, and other folders keep theirs', async () => {
      const [gone, other] = [randomUUID(), randomUUID()];
      await leaveUnfinished(`${gone}/${name}`);
      await leaveUnfinished(`${other}/${name}`);
      expect(await store.deleteUnfinished({ folder: gone })).toBe(1);
      expect(await store.deleteUnfinished({ folder: gone })).toBe(0);
      expect(await findUnfinished(gone)).toEqual([]);
      expect(await findUnfinished(other)).toHaveLength(1);
      await store.deleteUnfinished({ folder: other });
    });

    test('it goes when the file of its key is deleted, and that of another key does not', async () => {
      const folder = randomUUID();
      await leaveUnfinished(`${folder}/${name}`);
      await store.delete(`${folder}/cv_1700000000009.pdf`);
      expect(await findUnfinished(folder)).toHaveLength(1);
      await store.delete(`${folder}/${name}`);
      expect(await findUnfinished(folder)).toEqual([]);
    });

    test('a folder that was never there has none', async () => {
      expect(await store.deleteUnfinished({ folder: randomUUID() })).toBe(0);
      await expect(store.deleteUnfinished({ folder: '../..' })).rejects.toThrow('Not a key');
    });

    // S3 counts from the start of an upload: the sweeper waits far longer than an upload may take.
    if (kind === 'a folder')
      test('one that is written to now is live however long ago it was begun', async () => {
        const folder = randomUUID();
        await leaveUnfinished(`${folder}/${name}`);
        const [partial = ''] = await readdir(join(files, folder));
        await utimes(join(files, folder, partial), anHourAgo(), anHourAgo());
        const { content, write, end } = slowContent();
        const stored = store.put(`${folder}/cv_1700000000002.pdf`, content, options);
        await write('first');
        await store.deleteUnfinished({ before: new Date(Date.now() - 1_800_000) });
        end();
        await stored;
        expect(await readdir(join(files, folder))).toEqual(['cv_1700000000002.pdf']);
      });
  },
);

function slowContent() {
  const content = new Readable({ read: () => undefined });
  return {
    content,
    write: async (text: string) => {
      content.push(text);
      await eventually(() => expect(content.readableLength).toBe(0));
    },
    end: () => void content.push(null),
  };
}
