import { pictureMediaTypes, storedPictureExtension } from '@sabi/contracts/profile/picture-file';
import { cvExtension, cvMediaTypes } from '@sabi/contracts/profile/cv-file';
import { FileMissing, type FileStore, type StoredFile } from '@sabi/file-store/file-store';
import { AppError } from '@sabi/service-kit/errors';
import type { CvRepository } from '../cvs/cv-repository';
import type { ProfileRepository } from '../profiles/profile-repository';

export interface DescribedFile extends StoredFile {
  readonly fileName: string;
  readonly mediaType: string;
}

export interface StoredFileDependencies {
  readonly cvs: CvRepository;
  readonly profiles: ProfileRepository;
  readonly fileStore: FileStore;
}

/** A CV or a picture in the store, with its file name. @throws {AppError} FILE_NOT_FOUND */
export async function openStoredFile(
  fileKey: string,
  dependencies: StoredFileDependencies,
): Promise<DescribedFile> {
  const kept = (await describeCv(fileKey, dependencies)) ?? (await describePicture(fileKey, dependencies));
  if (!kept) throw new AppError('FILE_NOT_FOUND');
  try {
    return { ...(await dependencies.fileStore.get(fileKey)), ...kept };
  } catch (error) {
    if (error instanceof FileMissing) throw new AppError('FILE_NOT_FOUND', { cause: error });
    throw error;
  }
}

type Description = Pick<DescribedFile, 'fileName' | 'mediaType'>;

async function describeCv(fileKey: string, { cvs }: { cvs: CvRepository }): Promise<Description | null> {
  const cv = await cvs.findByKey(fileKey);
  const extension = cvExtension(fileKey);
  return cv && extension ? { fileName: cv.file_name, mediaType: cvMediaTypes[extension] } : null;
}

/** A replaced or removed picture is not served, although its file stays for an hour. */
async function describePicture(
  fileKey: string,
  { profiles }: { profiles: ProfileRepository },
): Promise<Description | null> {
  if (!(await profiles.findByPicture(fileKey))) return null;
  return {
    fileName: `profile.${storedPictureExtension}`,
    mediaType: pictureMediaTypes[storedPictureExtension],
  };
}
