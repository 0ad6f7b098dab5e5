import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertFileKey, FileMissing, type ListableFileStore, type StoredFile } from './file-store';

/** Stand-in for S3 on a laptop: a folder. A file appears under its key only when it is complete. */
export class FolderFileStore implements ListableFileStore {
  readonly description = 'folder (stand-in for S3)';

  constructor(private readonly folder: string) {}

  async put(key: string, content: Readable): Promise<void> {
    const target = this.#pathOf(key);
    const partial = `${target}.${randomUUID()}.partial`;
    await mkdir(dirname(target), { recursive: true });
    try {
      await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }));
      await rename(partial, target);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
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
    await rm(this.#pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<string> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith('.partial')) continue;
      yield relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    }
  }

  async assertReachable(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
  }

  #pathOf(key: string): string {
    assertFileKey(key);
    return join(this.folder, key);
  }
}
