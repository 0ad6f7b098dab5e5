import type { CvParseErrorCode, ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { fileKeySchema } from '@sabi/contracts/http/profile/profile';
import { hasConsequence } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import { AppError } from '@sabi/service-kit/errors';
import { type Account, ownsFile, ownsCv } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import type { CvImportRepository } from '../cv-import/cv-import-repository';
import type { CvRepository, StoredCv } from '../cvs/cv-repository';
import type { ProfileRepository } from '../profiles/profile-repository';
import { failedText, parsedText } from '../cvs/parse-texts';
import { readParsedCv } from './read-parsed-cv';

export interface ParseOutcome {
  readonly success: boolean;
  readonly details: string | null;
  readonly code: CvParseErrorCode | null;
  readonly extractedData: ParsedCv | null;
}

export interface ParseFeed {
  waitForEnd(cv: StoredCv, signal: AbortSignal): Promise<StoredCv>;
}

interface AwaitDependencies {
  readonly profiles: ProfileRepository;
  readonly cvs: CvRepository;
  readonly cvImports: CvImportRepository;
  readonly cvFeed: ParseFeed;
  readonly fileStore: FileStore;
}

/**
 * Waits for the result of one of the caller's CVs.
 * @param request.signal ends the waiting
 * @returns the pending parse when the waiting ends first
 */
export async function awaitParsedCv(
  request: { account: Account; fileUrl: string; signal: AbortSignal },
  dependencies: AwaitDependencies,
): Promise<{ outcome: ParseOutcome } | { pending: StoredCv }> {
  const { account, fileUrl, signal } = request;
  await assertCvAccess(account, dependencies);
  const known = await getByKey(account, fileUrl, dependencies);
  const cv = await dependencies.cvFeed.waitForEnd(known, signal);
  if (cv.state === 'failed') {
    const { error_code: code } = cv;
    return { outcome: { success: false, details: failedText(code), code, extractedData: null } };
  }
  if (cv.state !== 'parsed') return { pending: cv };
  const cvImport = await dependencies.cvImports.find(account.userId);
  const isAccepted = cvImport?.resume_id === cv.id && cvImport.state === 'accepted';
  const extractedData = await findParsedCv(cv, dependencies);
  // The text says that the profile has changed, which is true only after acceptance.
  return { outcome: { success: true, details: isAccepted ? parsedText : null, code: null, extractedData } };
}

/** Looks the key up and never fetches the URL; any other form is refused. */
async function getByKey(account: Account, fileUrl: string, { cvs }: AwaitDependencies): Promise<StoredCv> {
  if (!fileKeySchema.safeParse(fileUrl).success) throw new AppError('FILE_KEY_INVALID');
  const cv = ownsFile(account, fileUrl) ? await cvs.findByKey(fileUrl) : null;
  if (!cv || !ownsCv(account, cv)) throw new AppError('RESUME_NOT_FOUND');
  return cv;
}

/** null when the result was deleted meanwhile; accepted values stay in the profile. */
async function findParsedCv({ result_key, user_id }: StoredCv, dependencies: AwaitDependencies) {
  if (!result_key) return null;
  try {
    return await readParsedCv({ resultKey: result_key, userId: user_id }, dependencies);
  } catch (error) {
    if (hasConsequence(error, 'dead-letter')) return null;
    throw error;
  }
}
