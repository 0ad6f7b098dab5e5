import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  readonly sizeBytes: number;
}

/**
 * Uploads in all folders that were started (or last written, if the store knows) before a moment, as only its age
 * distinguishes an abandoned upload from one in progress. Or all uploads of the folder of an erased owner, where a writer
 * in progress fails.
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
