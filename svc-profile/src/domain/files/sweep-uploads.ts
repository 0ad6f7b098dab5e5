import type { FileStore } from '@sabi/file-store/file-store';
import type { Logger } from '@sabi/service-kit/logger';
import { type FileUsers, isFileInUse } from './is-file-in-use';
import type { UploadRepository } from './upload-repository';

/** Far longer than an upload may take. */
const abandonedAfterMs = 60 * 60_000;
const batchSize = 100;

/**
 * Deletes files of incomplete uploads, replaced or removed pictures, and unfinished multipart uploads of
 * every service.
 */
export async function sweepUploads(
  { now }: { now: Date },
  dependencies: FileUsers & { uploads: UploadRepository; fileStore: FileStore; logger: Logger },
): Promise<void> {
  const { uploads, fileStore, logger } = dependencies;
  const before = new Date(now.getTime() - abandonedAfterMs);
  for (let swept = 0; swept < batchSize; swept += 1) {
    const claim = await uploads.claimOverdue(before);
    if (!claim) break;
    if (!(await isFileInUse(claim.fileKey, dependencies))) {
      await fileStore.delete(claim.fileKey);
      logger.info('upload.swept');
    }
    await uploads.forget(claim);
  }
  const unfinished = await fileStore.deleteUnfinished({ before });
  if (unfinished > 0) logger.info({ unfinished }, 'upload.unfinished.swept');
}
