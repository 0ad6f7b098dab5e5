import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolderDurably, renameDurably, writeFileDurably } from '../src/durable-files';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-durable-'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** What is asked of the disk, in order: a name for each inode, and whether `file` was there by then. */
async function recordSyncs(names: Readonly<Record<string, string>>, file: string): Promise<string[]> {
  const probe = await open(folder);
  const prototype = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  const { sync } = prototype;
  const synced: string[] = [];
  jest.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const { ino } = await this.stat();
    const name = Object.keys(names).find(
      (key) => existsSync(names[key]!) && statSync(names[key]!).ino === ino,
    );
    synced.push(`${name ?? 'content'}${existsSync(file) ? ', file in place' : ''}`);
    return sync.call(this);
  });
  return synced;
}

test('a file is written aside, synced, renamed, and its folder synced', async () => {
  const file = join(folder, 'secrets.json');
  const synced = await recordSyncs({ folder }, file);
  await writeFileDurably(file, 'new');
  expect(synced).toEqual(['content', 'folder, file in place']);
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

test('when it cannot be written, what was there stays, and nothing beside it', async () => {
  const file = join(folder, 'secrets.json');
  await writeFile(file, 'old');
  const probe = await open(folder);
  jest.spyOn(Object.getPrototypeOf(probe) as FileHandle, 'writeFile').mockRejectedValue(new Error('ENOSPC'));
  await probe.close();
  await expect(writeFileDurably(file, 'new')).rejects.toThrow('ENOSPC');
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

test('a renamed file is synced with its folder', async () => {
  const [from, to] = [join(folder, 'a'), join(folder, 'b')];
  await writeFile(from, 'x');
  chmodSync(from, 0o600);
  const synced = await recordSyncs({ folder }, to);
  await renameDurably(from, to);
  expect(synced).toEqual(['folder, file in place']);
});

test('of folders that are made, each above is synced, and where nothing is made, none', async () => {
  const names = { folder, a: join(folder, 'a'), b: join(folder, 'a/b') };
  const synced = await recordSyncs(names, join(folder, 'file'));
  await makeFolderDurably(join(folder, 'a/b/c'));
  expect(synced).toEqual(['b', 'a', 'folder']);
  await makeFolderDurably(join(folder, 'a/b/c'));
  expect(synced).toHaveLength(3);
});
