import type { FileStore } from '@sabi/file-store/file-store';
import type { Logger } from '@sabi/service-kit/logger';
import type { CvRepository } from './cv-repository';
import type { RemovedCvs } from './removed-cvs';

/** Longer than a CV can be restored, so that no file is deleted while its CV is being restored. */
const retentionMs = 15 * 60_000;
const batchSize = 100;

/** Deletes the files of removed CVs, then their rows. */
export async function sweepRemovedCvs(
  { now }: { now: Date },
  {
    removedCvs,
    cvs,
    fileStore,
    logger,
  }: { removedCvs: RemovedCvs; cvs: CvRepository; fileStore: FileStore; logger: Logger },
): Promise<void> {
  for (const removed of await removedCvs.findOverdue(new Date(now.getTime() - retentionMs), batchSize)) {
    const { id, file_key, result_key } = removed;
    // Another CV may have been uploaded under the same key.
    if (!(await cvs.findByKey(file_key))) await fileStore.delete(file_key);
    if (result_key) await fileStore.delete(result_key);
    await removedCvs.forget(id);
    logger.info({ resume_id: id }, 'cv.swept');
  }
}
