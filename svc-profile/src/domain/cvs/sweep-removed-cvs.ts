import type { FileStore } from '@sabi/file-store/file-store';
import type { Logger } from '@sabi/service-kit/logger';
import type { CvCorrections } from '../cv-corrections/cv-correction';
import type { CvRepository } from './cv-repository';
import type { RemovedCvs } from './removed-cvs';

/** Longer than the restore deadline, so that no file is deleted during a restore. */
const retentionMs = 15 * 60_000;
const batchSize = 100;

interface SweepDependencies {
  readonly removedCvs: RemovedCvs;
  readonly cvs: CvRepository;
  readonly cvCorrections: Pick<CvCorrections, 'removeOfCv'>;
  readonly fileStore: FileStore;
  readonly logger: Logger;
}

/** Deletes the files of removed CVs and what was corrected in them, then their rows. */
export async function sweepRemovedCvs(
  { now }: { now: Date },
  { removedCvs, cvs, cvCorrections, fileStore, logger }: SweepDependencies,
): Promise<void> {
  for (const removed of await removedCvs.findOverdue(new Date(now.getTime() - retentionMs), batchSize)) {
    const { id, file_key, result_key } = removed;
    // The key may have been reused by another CV.
    if (!(await cvs.findByKey(file_key))) await fileStore.delete(file_key);
    if (result_key) await fileStore.delete(result_key);
    await cvCorrections.removeOfCv(id);
    await removedCvs.forget(id);
    logger.info({ resume_id: id }, 'cv.swept');
  }
}
