import type { FileStore } from '@sabi/file-store/file-store';
import type { Logger } from '@sabi/service-kit/logger';
import type { ResumeRepository } from '../data-access/resume-repository';
import type { UploadClaim, UploadRepository } from '../data-access/upload-repository';

/**
 * Deletes the file of an upload whose transaction failed. A transaction may have been committed although its answer was
 * lost; the claim tells, for a committed one has used it up.
 * @returns `left` when something needed is away: the sweeper will do it
 */
export async function undoUpload(
  claim: UploadClaim,
  {
    uploads,
    resumes,
    fileStore,
    logger,
  }: {
    uploads: UploadRepository;
    resumes: ResumeRepository;
    fileStore: FileStore;
    logger: Logger;
  },
): Promise<'committed' | 'undone' | 'left'> {
  try {
    if (!(await uploads.beginRemoval(claim)))
      return (await resumes.findByKey(claim.fileKey)) ? 'committed' : 'undone';
    await fileStore.delete(claim.fileKey);
    await uploads.forget(claim);
    return 'undone';
  } catch (error) {
    logger.warn({ err: error }, 'upload.undo.failed');
    return 'left';
  }
}
