import { FileMissing, type FileStore, type StoredFile } from '@sabi/file-store/file-store';
import { AppError } from '@sabi/service-kit/errors';
import type { CvFile } from './cv-file';

export interface OpenedCvFile extends StoredFile {
  readonly fileName: string;
  readonly mediaType: string;
}

/** @throws {AppError} FILE_NOT_FOUND while there is no copy, DEPENDENCY_UNAVAILABLE */
export async function openCvFile(
  file: CvFile | null,
  { fileStore }: { fileStore: Pick<FileStore, 'get'> },
): Promise<OpenedCvFile> {
  if (file?.state !== 'stored') throw new AppError('FILE_NOT_FOUND');
  try {
    const stored = await fileStore.get(file.key);
    return { ...stored, fileName: file.file_name, mediaType: file.media_type };
  } catch (cause) {
    if (cause instanceof FileMissing) throw new AppError('FILE_NOT_FOUND', { cause });
    throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5, cause });
  }
}
