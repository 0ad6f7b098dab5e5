import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { FileMissing, type FileStore } from '@sabi/file-store/file-store';
import { releaseFileKey } from '@sabi/remote-publisher/release-files';
import { isUnaltered } from '@sabi/service-kit/subresource-integrity';
import { LRUCache } from 'lru-cache';

const decompress = promisify(brotliDecompress);
/** Files are immutable, and each first visit loads the same dozen. */
const cacheBytes = 64 * 1024 * 1024;
/** Decompression limit, far above any file of a release. */
const maxFileBytes = 32 * 1024 * 1024;

/** Most files have no brotli copy; one that was uploaded later is found after this time. */
const missingCopyMs = 60_000;
const copySuffix = '.br';

interface Kept {
  /** null for a missing brotli copy. */
  readonly content: Buffer | null;
}

/** Files of releases in the platform's store; served only when they match the published hash. */
export class StoredFiles {
  readonly #kept = new LRUCache<string, Kept, string>({
    maxSize: cacheBytes,
    sizeCalculation: ({ content }) => (content?.length ?? 0) + 1,
    fetchMethod: async (key, _stale, { options, context: hash }) => {
      const content = await this.#read(key, hash);
      if (content) return { content };
      if (!key.endsWith(copySuffix)) return undefined; // not kept: it may be uploaded again
      options.ttl = missingCopyMs;
      return { content };
    },
  });

  constructor(private readonly store: FileStore) {}

  /** @returns undefined for a file that is missing or does not match its hash */
  async find(
    release: { name: string; version: string },
    { file, hash, brotli }: { file: string; hash: string; brotli: boolean },
  ): Promise<{ content: Buffer; encoding: 'br' | undefined } | undefined> {
    const key = releaseFileKey(release, file);
    const small = brotli ? await this.#get(`${key}${copySuffix}`, hash) : undefined;
    if (small) return { content: small, encoding: 'br' };
    const content = await this.#get(key, hash);
    return content && { content, encoding: undefined };
  }

  async #get(key: string, hash: string): Promise<Buffer | undefined> {
    return (await this.#kept.fetch(key, { context: hash }))?.content ?? undefined;
  }

  async #read(key: string, hash: string): Promise<Buffer | null> {
    const content = await readStoredFile(this.store, key);
    if (!content) return null;
    const published = key.endsWith(copySuffix)
      ? await decompress(content, { maxOutputLength: maxFileBytes }).catch(() => null)
      : content;
    return published && isUnaltered(published, hash) ? content : null;
  }
}

/** @returns null for a missing file */
export async function readStoredFile(store: FileStore, key: string): Promise<Buffer | null> {
  try {
    const { stream } = await store.get(key);
    return await buffer(stream);
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}
