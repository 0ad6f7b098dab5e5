import type { CvParseErrorCode, ParsedCv } from '@sabi/contracts/cv';
import { fileKeySchema } from '@sabi/contracts/http/profile';
import { hasConsequence } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import { AppError } from '@sabi/service-kit/errors';
import { type Account, ownsFile, ownsCv } from '../access/access-policy';
import { assertCvAccess } from '../access/assert-cv-access';
import type { CvImportRepository } from '../cv-import/cv-import-repository';
import type { CvRepository, StoredCv } from '../cvs/cv-repository';
import type { ProfileRepository } from '../profiles/profile-repository';
import { failedText, parsedText } from './parse-texts';
import { readParsedCv } from './read-parsed-cv';

export interface ParseOutcome {
  readonly success: boolean;
  readonly details: string | null;
  readonly code: CvParseErrorCode | null;
  readonly extractedData: ParsedCv | null;
}

/** Follows the changes of parse jobs. */
export interface ParseFeed {
  waitForEnd(resume: StoredCv, signal: AbortSignal): Promise<StoredCv>;
}

interface AwaitDependencies {
  readonly profiles: ProfileRepository;
  readonly resumes: CvRepository;
  readonly proposals: CvImportRepository;
  readonly cvFeed: ParseFeed;
  readonly fileStore: FileStore;
}

/**
 * Waits for the result of one of the caller's CVs.
 * @param request.signal ends the waiting
 * @returns the pending job when the waiting ends first
 */
export async function awaitParsedCv(
  request: { account: Account; fileUrl: string; signal: AbortSignal },
  dependencies: AwaitDependencies,
): Promise<{ outcome: ParseOutcome } | { pending: StoredCv }> {
  const { account, fileUrl, signal } = request;
  await assertCvAccess(account, dependencies);
  const known = await getByKey(account, fileUrl, dependencies);
  const resume = await dependencies.cvFeed.waitForEnd(known, signal);
  if (resume.state === 'failed') {
    const { error_code: code } = resume;
    return { outcome: { success: false, details: failedText(code), code, extractedData: null } };
  }
  if (resume.state !== 'parsed') return { pending: resume };
  const proposal = await dependencies.proposals.find(account.userId);
  const isAccepted = proposal?.resume_id === resume.id && proposal.state === 'accepted';
  const extractedData = await findParsedCv(resume, dependencies);
  // The text says that the profile has changed, which is true once its owner has accepted.
  return { outcome: { success: true, details: isAccepted ? parsedText : null, code: null, extractedData } };
}

/** Looks the key up, never fetches it; a value in any other form is refused. */
async function getByKey(
  account: Account,
  fileUrl: string,
  { resumes }: AwaitDependencies,
): Promise<StoredCv> {
  if (!fileKeySchema.safeParse(fileUrl).success) throw new AppError('FILE_KEY_INVALID');
  const resume = ownsFile(account, fileUrl) ? await resumes.findByKey(fileUrl) : null;
  if (!resume || !ownsCv(account, resume)) throw new AppError('RESUME_NOT_FOUND');
  return resume;
}

/** null when the result was deleted meanwhile; the profile keeps what was accepted from it. */
async function findParsedCv({ result_key, user_id }: StoredCv, dependencies: AwaitDependencies) {
  if (!result_key) return null;
  try {
    return await readParsedCv({ resultKey: result_key, userId: user_id }, dependencies);
  } catch (error) {
    if (hasConsequence(error, 'dead-letter')) return null;
    throw error;
  }
}
