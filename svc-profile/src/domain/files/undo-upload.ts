import type { FileStore } from '@sabi/file-store/file-store';
import type { Logger } from '@sabi/service-kit/logger';
import { withTimeout } from '@sabi/service-kit/timeout';
import { type FileUsers, isFileInUse } from './is-file-in-use';
import type { UploadClaim, UploadRepository } from './upload-repository';

export interface UndoDependencies extends FileUsers {
  readonly uploads: UploadRepository;
  readonly fileStore: FileStore;
  readonly logger: Logger;
}

/** Short, because the caller has already waited for a transaction. */
const timeoutMs = 4000;

/**
 * Deletes the file of an upload whose transaction failed, unless it was committed and only its answer lost.
 * @returns `left` when the store or the database is unavailable: the sweeper deletes the file later
 */
export async function undoUpload(
  claim: UploadClaim,
  dependencies: UndoDependencies,
): Promise<'committed' | 'undone' | 'left'> {
  try {
    return await withTimeout(timeoutMs, undo(claim, dependencies));
  } catch (error) {
    dependencies.logger.warn({ err: error }, 'upload.undo.failed');
    return 'left';
  }
}

async function undo(claim: UploadClaim, dependencies: UndoDependencies) {
  const { uploads, fileStore } = dependencies;
  if (await uploads.beginRemoval(claim)) {
    await fileStore.delete(claim.fileKey);
    await uploads.forget(claim);
    return 'undone';
  }
  return (await isFileInUse(claim.fileKey, dependencies)) ? 'committed' : 'undone';
}
