import { pictureMediaTypes, storedPictureExtension } from '@sabi/contracts/picture-file';
import { resumeExtension, resumeMediaTypes } from '@sabi/contracts/resume-file';
import { FileMissing, type FileStore, type StoredFile } from '@sabi/file-store/file-store';
import { AppError } from '@sabi/service-kit/errors';
import type { ProfileRepository } from '../data-access/profile-repository';
import type { ResumeRepository } from '../data-access/resume-repository';
import { isValidFileLink, type LinkSignature } from './file-link';

export interface LinkedFile extends StoredFile {
  readonly fileName: string;
  readonly mediaType: string;
}

/** The file a signed link leads to. @throws {AppError} SIGNATURE_INVALID before anything is looked up */
export async function openLinkedFile(
  link: { fileKey: string; now: Date } & Partial<LinkSignature>,
  dependencies: {
    resumes: ResumeRepository;
    profiles: ProfileRepository;
    fileStore: FileStore;
    fileLinkSecret: string;
  },
): Promise<LinkedFile> {
  const { fileKey } = link;
  if (!isValidFileLink(link, dependencies.fileLinkSecret)) throw new AppError('SIGNATURE_INVALID');
  const kept =
    (await describeResume(fileKey, dependencies)) ?? (await describePicture(fileKey, dependencies));
  if (!kept) throw new AppError('FILE_NOT_FOUND');
  try {
    return { ...(await dependencies.fileStore.get(fileKey)), ...kept };
  } catch (error) {
    if (error instanceof FileMissing) throw new AppError('FILE_NOT_FOUND', { cause: error });
    throw error;
  }
}

type Description = Pick<LinkedFile, 'fileName' | 'mediaType'>;

async function describeResume(
  fileKey: string,
  { resumes }: { resumes: ResumeRepository },
): Promise<Description | null> {
  const resume = await resumes.findByKey(fileKey);
  const extension = resumeExtension(fileKey);
  return resume && extension ? { fileName: resume.file_name, mediaType: resumeMediaTypes[extension] } : null;
}

/** One that was replaced or taken away is not shown any more, though its file is there for an hour. */
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
