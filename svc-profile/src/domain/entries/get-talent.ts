import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import type { ProfileRepository } from '../profiles/profile-repository';

/** The talent whose profile the staff edits. @throws {AppError} PROFILE_NOT_FOUND also for a recruiter */
export async function getTalent(
  userId: string,
  { profiles }: { profiles: ProfileRepository },
): Promise<Account> {
  const profile = await profiles.findByUser(userId);
  if (!profile || profile.user_type === 'recruiter') throw new AppError('PROFILE_NOT_FOUND');
  return { userId, userMetadata: {} };
}
