import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  readonly sizeBytes: number;
}

/** Private files by key. Keys are made by our own code: path segments of letters, digits, `.`, `_` and `-`. */
export interface FileStore {
  /** Which store it is, for humans. */
  readonly description: string;
  /** Stores a stream to its end, or nothing at all when it fails. */
  put(key: string, content: Readable, options: { mediaType: string }): Promise<void>;
  /** @throws {FileMissing} */
  get(key: string): Promise<StoredFile>;
  /** No error when there is no such file. */
  delete(key: string): Promise<void>;
  /** Rejects while the store cannot be used. */
  assertReachable(): Promise<void>;
}

/** For backups: services find files by what they know, never by looking. */
export interface ListableFileStore extends FileStore {
  /** Every key, in no order; one that comes or goes meanwhile may be among them or not. */
  list(): AsyncIterable<string>;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

const keyPattern = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

/** @throws {Error} for a key that could leave the store's folder */
export function assertFileKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('Not a key of the file store');
}
