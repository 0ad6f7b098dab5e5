import type { ScanState } from '@sabi/contracts/http/profile/cv-versions';
import { AppError } from '@sabi/service-kit/errors';
import { undoUpload, type UndoDependencies } from '../files/undo-upload';
import type { UploadClaim } from '../files/upload-repository';
import type { FileScanner } from './file-scanner';

/**
 * Scans a stored file before it becomes a CV; deletes it when infected or unscannable.
 * @throws {AppError} RESUME_INFECTED; DEPENDENCY_UNAVAILABLE while the scanner is away
 */
export async function scanUpload(
  claim: UploadClaim,
  dependencies: UndoDependencies & { readonly scanner: FileScanner },
): Promise<ScanState> {
  const { scanner, fileStore, logger } = dependencies;
  try {
    const verdict = await scanner.scan(async () => (await fileStore.get(claim.fileKey)).stream);
    if (verdict !== 'infected') return verdict;
    logger.warn('upload.infected');
    throw new AppError('RESUME_INFECTED');
  } catch (error) {
    await undoUpload(claim, dependencies);
    throw error;
  }
}
