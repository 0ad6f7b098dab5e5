import { AppError } from '@sabi/service-kit/errors';
import { isValidFileLink, type LinkSignature } from './file-link';
import { type DescribedFile, openStoredFile, type StoredFileDependencies } from './open-stored-file';

/** The file a signed link leads to. @throws {AppError} SIGNATURE_INVALID before anything is looked up */
export async function openLinkedFile(
  link: { fileKey: string; now: Date } & Partial<LinkSignature>,
  dependencies: StoredFileDependencies & { fileLinkSecret: string },
): Promise<DescribedFile> {
  if (!isValidFileLink(link, dependencies.fileLinkSecret)) throw new AppError('SIGNATURE_INVALID');
  return openStoredFile(link.fileKey, dependencies);
}
