import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { FileMissing, type FileStore } from '@sabi/file-store/file-store';

/** Files of a run. A file appears under its key only when it is complete, as in the real stores. */
export class MemoryFiles implements Pick<FileStore, 'get' | 'put' | 'delete'> {
  readonly contents = new Map<string, Buffer>();

  get: FileStore['get'] = async (key) => {
    const content = this.contents.get(key);
    if (!content) throw new FileMissing(key);
    return { stream: Readable.from([content]), sizeBytes: content.length };
  };

  put: FileStore['put'] = async (key, content) => {
    this.contents.set(key, await buffer(content));
  };

  delete: FileStore['delete'] = async (key) => void this.contents.delete(key);
}
