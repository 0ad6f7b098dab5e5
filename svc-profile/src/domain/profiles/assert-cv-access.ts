import type { Profile } from '@sabi/contracts/http/profile/profile';
import { AppError } from '@sabi/service-kit/errors';
import type { ProfileRepository } from './profile-repository';
import { type Account, mayUseCvs } from '../access/access-policy';

/** @returns the account's profile, if any @throws {AppError} ACCESS_DENIED for a recruiter */
export async function assertCvAccess(
  account: Account,
  { profiles }: { profiles: ProfileRepository },
): Promise<Profile | null> {
  const profile = await profiles.findByUser(account.userId);
  if (!mayUseCvs(account, profile))
    throw new AppError('ACCESS_DENIED', { detail: 'CVs are for talent accounts' });
  return profile;
}
