import { AppError } from '@sabi/service-kit/errors';
import type { ProfileRepository } from '../../data-access/profile-repository';
import type { Account } from '../access/access-policy';

/** Whose profile the staff writes into. @throws {AppError} PROFILE_NOT_FOUND also for a recruiter */
export async function getTalent(
  userId: string,
  { profiles }: { profiles: ProfileRepository },
): Promise<Account> {
  const profile = await profiles.findByUser(userId);
  if (!profile || profile.user_type === 'recruiter') throw new AppError('PROFILE_NOT_FOUND');
  return { userId, userMetadata: {} };
}
