import type { CvResult } from '@sabi/contracts/cv-evidence';
import type { ImportKind } from '@sabi/contracts/http/profile-import';
import { readJsonResumeFile } from './read-json-resume-file';
import { readLinkedIn } from './read-linkedin';

/** Reads a file without its owner's word for what it is. @throws {ImportInvalid} */
export type ImportReader = (bytes: Buffer) => Promise<CvResult>;

/** One a kind of file; a kind is added here and in the contract. */
export const importReaders: Readonly<Record<ImportKind, ImportReader>> = {
  linkedin: readLinkedIn,
  'json-resume': readJsonResumeFile,
};
