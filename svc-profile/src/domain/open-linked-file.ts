import { resumeExtension, resumeMediaTypes } from '@sabi/contracts/resume-file';
import { FileMissing, type FileStore, type StoredFile } from '@sabi/file-store/file-store';
import { AppError } from '@sabi/service-kit/errors';
import type { ResumeRepository } from '../data-access/resume-repository';
import { isValidFileLink, type LinkSignature } from './file-link';

export interface LinkedFile extends StoredFile {
  readonly fileName: string;
  readonly mediaType: string;
}

/** The file a signed link leads to. @throws {AppError} SIGNATURE_INVALID before anything is looked up */
export async function openLinkedFile(
  link: { fileKey: string; now: Date } & Partial<LinkSignature>,
  {
    resumes,
    fileStore,
    fileLinkSecret,
  }: {
    resumes: ResumeRepository;
    fileStore: FileStore;
    fileLinkSecret: string;
  },
): Promise<LinkedFile> {
  if (!isValidFileLink(link, fileLinkSecret)) throw new AppError('SIGNATURE_INVALID');
  const resume = await resumes.findByKey(link.fileKey);
  const extension = resumeExtension(link.fileKey);
  if (!resume || !extension) throw new AppError('FILE_NOT_FOUND');
  try {
    const file = await fileStore.get(resume.file_key);
    return { ...file, fileName: resume.file_name, mediaType: resumeMediaTypes[extension] };
  } catch (error) {
    if (error instanceof FileMissing) throw new AppError('FILE_NOT_FOUND', { cause: error });
    throw error;
  }
}
