import { AppError } from '@sabi/service-kit/errors';
import { type Account, ownsResume } from '../access/access-policy';
import { assertResumeAccess } from '../access/assert-cv-access';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { ResumeRepository, StoredResume } from './cv-repository';

/** @throws {AppError} RESUME_NOT_FOUND also for a CV of another account */
export async function getOwnResume(
  { account, resumeId }: { account: Account; resumeId: string },
  dependencies: { profiles: ProfileRepository; resumes: ResumeRepository },
): Promise<StoredResume> {
  await assertResumeAccess(account, dependencies);
  const resume = await dependencies.resumes.findById(resumeId);
  if (!resume || !ownsResume(account, resume)) throw new AppError('RESUME_NOT_FOUND');
  return resume;
}
