import type { FileStore } from '@sabi/file-store/file-store';
import type { Logger } from '@sabi/service-kit/logger';
import type { ResumeRepository } from '../data-access/resume-repository';
import type { UploadRepository } from '../data-access/upload-repository';

/** Far longer than an upload may take, so that no live one is swept. */
const abandonedAfterMs = 60 * 60_000;
const batchSize = 100;

/** Deletes the files of uploads that never became a CV. */
export async function sweepUploads(
  { now }: { now: Date },
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
): Promise<void> {
  const before = new Date(now.getTime() - abandonedAfterMs);
  for (let swept = 0; swept < batchSize; swept += 1) {
    const claim = await uploads.claimOverdue(before);
    if (!claim) return;
    if (!(await resumes.findByKey(claim.fileKey))) {
      await fileStore.delete(claim.fileKey);
      logger.info('upload.swept');
    }
    await uploads.forget(claim);
  }
}
