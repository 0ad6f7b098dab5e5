import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  readonly sizeBytes: number;
}

/**
 * In all folders the uploads started (or last written, where the store knows that) before a moment: an upload that another
 * process is writing can be distinguished from an abandoned one by its age alone. Or all uploads of one folder, whose owner has
 * been erased; a writer that is still at it fails.
 */
export type UnfinishedUploads = { readonly before: Date } | { readonly folder: string };

/** Private files by key. Keys are made by our own code: path segments of letters, digits, `.`, `_` and `-`. */
export interface FileStore {
  /** The store in use, for logs. */
  readonly description: string;
  /** Stores a stream completely, or nothing when it fails. @throws {StorageFull} */
  put(key: string, content: Readable, options: { mediaType: string }): Promise<void>;
  /** @throws {FileMissing} */
  get(key: string): Promise<StoredFile>;
  /** Deletes unfinished uploads of the key as well. No error for a missing file. */
  delete(key: string): Promise<void>;
  /**
   * Removes uploads whose process ended before they were complete.
   * @returns how many were removed
   */
  deleteUnfinished(which: UnfinishedUploads): Promise<number>;
  /** Rejects while the store cannot be used. */
  assertReachable(): Promise<void>;
}

/** Lists files for backups; services know the keys of their files. */
export interface ListableFileStore extends FileStore {
  /** Every key, in no order; keys added or deleted meanwhile may be missing or included. */
  list(): AsyncIterable<string>;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

/** The disk is full; nothing of the file was stored. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

const keyPattern = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

/** @throws {Error} for a key that could leave the store's folder */
export function assertFileKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('Not a key of the file store');
}
