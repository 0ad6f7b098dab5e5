import type { Profile } from '@sabi/contracts/http/profile';
import { AppError } from '@sabi/service-kit/errors';
import { type Account, mayUseResumes } from './access-policy';
import type { ProfileRepository } from '../profiles/profile-repository';

/** @returns the account's profile, where it has one @throws {AppError} ACCESS_DENIED for a recruiter */
export async function assertResumeAccess(
  account: Account,
  { profiles }: { profiles: ProfileRepository },
): Promise<Profile | null> {
  const profile = await profiles.findByUser(account.userId);
  if (!mayUseResumes(account, profile))
    throw new AppError('ACCESS_DENIED', { detail: 'CVs are for talent accounts' });
  return profile;
}
