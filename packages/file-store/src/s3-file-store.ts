import type { Readable } from 'node:stream';
import { assertFileKey, type ListableFileStore, type StoredFile, type UnfinishedUploads } from './file-store';
import type { S3Options } from './s3-options';
import { S3Reader } from './s3-reader';
import type { S3Writer } from './s3-writer';

/** Any S3 server. A failed stream leaves neither an object nor an unfinished multipart upload. */
export class S3FileStore implements ListableFileStore {
  readonly description = 'S3';
  readonly #reader: S3Reader;
  #writer: Promise<S3Writer> | undefined;

  constructor(private readonly options: S3Options) {
    this.#reader = new S3Reader(options);
  }

  async put(key: string, content: Readable, options: { mediaType: string }): Promise<void> {
    assertFileKey(key);
    let failure: Error | undefined;
    const remember = (error: Error) => (failure = error);
    content.once('error', remember); // an error without a listener would end the process while the library loads
    try {
      const writer = await this.#loadWriter();
      if (failure) throw failure;
      await writer.put(key, content, options);
    } finally {
      content.off('error', remember);
    }
  }

  get(key: string): Promise<StoredFile> {
    return this.#reader.get(key);
  }

  async *list(): AsyncIterable<string> {
    yield* (await this.#loadWriter()).list();
  }

  async delete(key: string): Promise<void> {
    assertFileKey(key);
    await (await this.#loadWriter()).delete(key);
  }

  async deleteUnfinished(which: UnfinishedUploads): Promise<number> {
    if ('folder' in which) assertFileKey(which.folder);
    if (!(await this.#reader.hasUploads('folder' in which ? `${which.folder}/` : ''))) return 0;
    return (await this.#loadWriter()).deleteUnfinished(which);
  }

  assertReachable(): Promise<void> {
    return this.#reader.assertReachable();
  }

  #loadWriter(): Promise<S3Writer> {
    this.#writer ??= import('./s3-writer').then(({ S3Writer }) => new S3Writer(this.options));
    return this.#writer;
  }
}
