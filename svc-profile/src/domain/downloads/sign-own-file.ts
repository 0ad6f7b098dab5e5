import { AppError } from '@sabi/service-kit/errors';
import { ownsFile, type SignedInAccount } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import type { CvRepository } from '../cvs/cv-repository';
import type { ProfileRepository } from '../profiles/profile-repository';
import { buildFileLinkUntil, linkLifetimeMs } from '../files/file-link';
import { isFileInUse } from '../files/is-file-in-use';

/**
 * A URL that needs no token, valid for the requested time, at most five minutes.
 * @throws {AppError} FILE_NOT_FOUND also for a file of another account
 */
export async function signOwnFile(
  input: { account: SignedInAccount; fileKey: string; lifetimeMs: number; now: Date },
  dependencies: { profiles: ProfileRepository; cvs: CvRepository; fileLinkSecret: string },
): Promise<string> {
  const { account, fileKey, lifetimeMs, now } = input;
  await assertCvAccess(account, dependencies);
  if (!ownsFile(account, fileKey) || !(await isFileInUse(fileKey, dependencies)))
    throw new AppError('FILE_NOT_FOUND');
  const expiresAt = new Date(now.getTime() + Math.min(lifetimeMs, linkLifetimeMs));
  return buildFileLinkUntil(
    { fileKey, sessionId: account.sessionId, expiresAt },
    dependencies.fileLinkSecret,
  );
}
