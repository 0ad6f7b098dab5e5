import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolderDurably, renameDurably } from '@sabi/service-kit/durable-files';
import {
  assertFileKey,
  FileMissing,
  type ListableFileStore,
  StorageFull,
  type StoredFile,
  type UnfinishedUploads,
} from './file-store';

const noRoom = new Set(['ENOSPC', 'EDQUOT']);
const partialPattern = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.partial$/;

/** Stand-in for S3 in development: a folder. A file appears under its key only when it is complete. */
export class FolderFileStore implements ListableFileStore {
  readonly description = 'folder (stand-in for S3)';

  /** @param minFreeBytes space that must stay free on the disk after a write, as other programs write there too */
  constructor(
    private readonly folder: string,
    private readonly minFreeBytes = 0,
  ) {}

  async put(key: string, content: Readable): Promise<void> {
    const target = this.#pathOf(key);
    const partial = `${target}.${randomUUID()}.partial`;
    try {
      await makeFolderDurably(dirname(target));
      await this.#assertRoom();
      await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }));
      await renameDurably(partial, target);
    } catch (error) {
      await rm(partial, { force: true });
      const { code = '' } = error as NodeJS.ErrnoException;
      throw noRoom.has(code) ? new StorageFull('The disk is full', { cause: error }) : error;
    }
  }

  async get(key: string): Promise<StoredFile> {
    try {
      const file = await open(this.#pathOf(key));
      const { size } = await file.stat();
      return { stream: createReadStream('', { fd: file }), sizeBytes: size };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileMissing(key);
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const target = this.#pathOf(key);
    await rm(target, { force: true });
    for (const partial of await this.#findPartials(dirname(target)))
      if (partial.replace(partialPattern, '') === target) await rm(partial, { force: true });
  }

  async deleteUnfinished(which: UnfinishedUploads): Promise<number> {
    let count = 0;
    for (const partial of await this.#findPartials(
      'folder' in which ? this.#pathOf(which.folder) : this.folder,
    )) {
      if ('before' in which && !(await isOlder(partial, which.before))) continue;
      await rm(partial, { force: true });
      count += 1;
    }
    return count;
  }

  async *list(): AsyncIterable<string> {
    for (const path of await this.#findFiles(this.folder))
      if (!partialPattern.test(path)) yield relative(this.folder, path).split(sep).join('/');
  }

  async assertReachable(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
  }

  async #assertRoom(): Promise<void> {
    if (this.minFreeBytes === 0) return;
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize < this.minFreeBytes)
      throw new StorageFull('Less is free on the disk than has to be left');
  }

  async #findPartials(folder: string): Promise<string[]> {
    const paths = (await this.#findFiles(folder).catch(ignoreMissing)) ?? [];
    return paths.filter((path) => partialPattern.test(basename(path)));
  }

  async #findFiles(folder: string): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  }

  #pathOf(key: string): string {
    assertFileKey(key);
    return join(this.folder, key);
  }
}

async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(ignoreMissing);
  return found !== undefined && found.mtime < moment;
}

/** For a file or folder that does not exist, or no longer does. */
function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
