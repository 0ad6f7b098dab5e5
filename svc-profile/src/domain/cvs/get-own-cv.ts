import { AppError } from '@sabi/service-kit/errors';
import { type Account, ownsCv } from '../access/access-policy';
import { assertCvAccess } from '../access/assert-cv-access';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { CvRepository, StoredCv } from './cv-repository';

/** @throws {AppError} RESUME_NOT_FOUND also for a CV of another account */
export async function getOwnCv(
  { account, resumeId }: { account: Account; resumeId: string },
  dependencies: { profiles: ProfileRepository; resumes: CvRepository },
): Promise<StoredCv> {
  await assertCvAccess(account, dependencies);
  const resume = await dependencies.resumes.findById(resumeId);
  if (!resume || !ownsCv(account, resume)) throw new AppError('RESUME_NOT_FOUND');
  return resume;
}
