import type { ImportKind } from '@sabi/contracts/http/profile/import';
import type { ImportedProfile } from './imported-profile';
import { readJsonResumeFile } from './read-json-resume-file';
import { readLinkedIn } from './read-linkedin';

/** Reads an untrusted file. @throws {ImportInvalid} */
export type ImportReader = (bytes: Buffer) => Promise<ImportedProfile>;

/** A new kind is added here and in the contract. */
export const importReaders: Readonly<Record<ImportKind, ImportReader>> = {
  linkedin: readLinkedIn,
  'json-resume': readJsonResumeFile,
};
