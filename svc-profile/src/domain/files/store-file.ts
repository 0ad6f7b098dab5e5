import type { FileStore } from '@sabi/file-store/file-store';
import { FileStoreUnavailable } from './file-store-unavailable';
import type { UploadClaim, UploadRepository } from './upload-repository';

interface StoreDependencies {
  readonly fileStore: FileStore;
  readonly uploads: UploadRepository;
}

/** Stores a file under the key of a claim. */
export async function storeFile(
  claim: UploadClaim,
  stream: Parameters<FileStore['put']>[1],
  mediaType: string,
  { fileStore, uploads }: StoreDependencies,
): Promise<void> {
  try {
    await fileStore.put(claim.fileKey, stream, { mediaType });
  } catch (error) {
    // A broken upload stores nothing. After a failure of the store the sweeper checks the key.
    if (!(error instanceof FileStoreUnavailable)) await uploads.forget(claim).catch(() => undefined);
    throw error;
  }
}
