import { Readable } from 'node:stream';
import {
  FileMissing,
  type FileStore,
  StorageFull,
  type StoredFile,
  type UnfinishedUploads,
} from '@sabi/file-store/file-store';
import { AppError } from '@sabi/service-kit/errors';
import { Timeout, withTimeout } from '@sabi/service-kit/timeout';
import { FileStoreUnavailable } from '../domain/files/file-store-unavailable';

const fullRetrySeconds = 60;

/** A file store whose operations fail after a few seconds without an answer. */
export class FileStoreWithTimeout implements FileStore {
  readonly description: string;

  constructor(
    private readonly store: FileStore,
    private readonly timeoutMs = 4000,
  ) {
    this.description = store.description;
  }

  /**
   * Excludes time spent waiting for the content.
   * @throws {AppError} STORAGE_FULL, with nothing stored
   * @throws {FileStoreUnavailable} when the store fails; errors of `content` are passed on
   */
  async put(key: string, content: Readable, options: { mediaType: string }): Promise<void> {
    const timeout = new Timeout(this.timeoutMs);
    const relay = new ContentRelay(content, timeout);
    const stream = Readable.from(relay.pass(), { objectMode: false });
    timeout.start();
    try {
      await Promise.race([this.store.put(key, stream, options), timeout.expired]);
    } catch (error) {
      if (relay.failure) throw relay.failure.error;
      if (error instanceof StorageFull)
        throw new AppError('STORAGE_FULL', { retryAfterSeconds: fullRetrySeconds, cause: error });
      throw new FileStoreUnavailable(error);
    } finally {
      timeout.stop();
      stream.destroy();
      content.destroy();
    }
  }

  async get(key: string): Promise<StoredFile> {
    const found = this.store.get(key);
    try {
      return await withTimeout(this.timeoutMs, found);
    } catch (error) {
      found.then(({ stream }) => stream.destroy()).catch(() => undefined); // may still arrive after the timeout
      if (error instanceof FileMissing) throw error;
      throw new FileStoreUnavailable(error);
    }
  }

  async delete(key: string): Promise<void> {
    await withTimeout(this.timeoutMs, this.store.delete(key)).catch((error: unknown) => {
      throw new FileStoreUnavailable(error);
    });
  }

  /** No timeout: it may take many requests, each with the store's own limit. */
  deleteUnfinished(which: UnfinishedUploads): Promise<number> {
    return this.store.deleteUnfinished(which);
  }

  async assertReachable(): Promise<void> {
    await withTimeout(this.timeoutMs, this.store.assertReachable());
  }
}

/**
 * Relays content; the timeout runs only while the store has to act, and the content's errors are kept
 * separate.
 */
class ContentRelay {
  failure: { readonly error: unknown } | undefined;

  constructor(
    private readonly content: Readable,
    private readonly timeout: Timeout,
  ) {}

  async *pass(): AsyncGenerator<Buffer> {
    const chunks: AsyncIterator<Buffer> = this.content[Symbol.asyncIterator]();
    for (;;) {
      this.timeout.stop();
      const { done, value } = await this.#next(chunks);
      this.timeout.start();
      if (done) return;
      yield value;
    }
  }

  async #next(chunks: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
    try {
      return await chunks.next();
    } catch (error) {
      this.failure = { error };
      throw error;
    }
  }
}
