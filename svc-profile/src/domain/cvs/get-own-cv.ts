import { AppError } from '@sabi/service-kit/errors';
import { type Account, ownsCv } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { CvRepository, StoredCv } from './cv-repository';

/** @throws {AppError} RESUME_NOT_FOUND also for a CV of another account */
export async function getOwnCv(
  { account, cvId }: { account: Account; cvId: string },
  dependencies: { profiles: ProfileRepository; cvs: CvRepository },
): Promise<StoredCv> {
  await assertCvAccess(account, dependencies);
  const cv = await dependencies.cvs.findById(cvId);
  if (!cv || !ownsCv(account, cv)) throw new AppError('RESUME_NOT_FOUND');
  return cv;
}
