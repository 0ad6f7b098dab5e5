import type { Readable } from 'node:stream';
import { inSpan } from '@sabi/service-kit/tracing';
import type { FileStore, StoredFile, UnfinishedUploads } from './file-store';

/** Wraps a store so that each call is a span. Keys name accounts, so spans omit them. */
export class TracedFileStore implements FileStore {
  readonly description: string;

  constructor(private readonly store: FileStore) {
    this.description = store.description;
  }

  put(key: string, content: Readable, options: { mediaType: string }): Promise<void> {
    return inSpan('store put', { kind: 'client' }, () => this.store.put(key, content, options));
  }

  get(key: string): Promise<StoredFile> {
    return inSpan('store get', { kind: 'client' }, () => this.store.get(key));
  }

  delete(key: string): Promise<void> {
    return inSpan('store delete', { kind: 'client' }, () => this.store.delete(key));
  }

  deleteUnfinished(which: UnfinishedUploads): Promise<number> {
    return inSpan('store delete unfinished', { kind: 'client' }, () => this.store.deleteUnfinished(which));
  }

  assertReachable(): Promise<void> {
    return this.store.assertReachable();
  }
}
