import { Readable } from 'node:stream';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { FileMissing, type FileStore } from '@sabi/file-store/file-store';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { CvFile, CvFileOwner } from './cv-file';
import type { CvFileRows } from './cv-file-rows';

export interface CopyDependencies {
  readonly fileStore: Pick<FileStore, 'get' | 'put' | 'delete'>;
  readonly cvFileRows: Pick<CvFileRows, 'change'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
}

/**
 * Copies the file of a CV. Repeated and parallel calls write the same. The file comes before the row says that it is there.
 * @throws when the store is unavailable
 */
export async function copyCvFile(
  owner: CvFileOwner,
  { fileStore, cvFileRows, erasedAccounts }: CopyDependencies,
): Promise<void> {
  const { cv_file: file, talent_id: talentId } = owner;
  if (file?.state !== 'wanted' || talentId === null) return;
  const size = await copy(file, fileStore);
  // An erasure notes the account before it deletes files, so that either it or this call deletes the copy.
  if (size !== null && (await erasedAccounts.has(talentId))) return fileStore.delete(file.key);
  const settled = { ...file, source_key: null, next_at: null };
  const to: CvFile =
    size === null ? { ...settled, state: 'lost' } : { ...settled, state: 'stored', size_bytes: size };
  await cvFileRows.change(owner, { from: 'wanted', to });
}

/** @returns its size; null for one that is gone or larger than a CV may be */
async function copy(
  { source_key: source, key, media_type: mediaType }: CvFile,
  fileStore: CopyDependencies['fileStore'],
): Promise<number | null> {
  if (source === null) return null;
  const found = await findFile(source, fileStore);
  if (!found) return null;
  const counter = new SizeCounter();
  try {
    await fileStore.put(key, Readable.from(counter.count(found.stream), { objectMode: false }), {
      mediaType,
    });
    return counter.bytes;
  } catch (error) {
    if (counter.isTooLarge) return null;
    throw error;
  } finally {
    found.stream.destroy();
  }
}

async function findFile(key: string, fileStore: Pick<FileStore, 'get'>) {
  try {
    return await fileStore.get(key);
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}

/** Ends a stream that is larger than a CV may be. */
class SizeCounter {
  bytes = 0;
  isTooLarge = false;

  async *count(stream: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      this.bytes += chunk.length;
      this.isTooLarge = this.bytes > cvMaxBytes;
      if (this.isTooLarge) throw new Error('The file is larger than a CV may be');
      yield chunk;
    }
  }
}
