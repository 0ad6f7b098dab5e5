import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { Language } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import { openProfile, type OpenProfileDependencies } from '../profiles/open-profile';
import type { RecruiterApproval } from './approval';
import { openApproval, type ApprovalDependencies } from './open-approval';

/** @throws {AppError} ACCESS_DENIED unless the account is a recruiter's */
export async function getOwnApproval(
  { account, email, language }: { account: Account; email: string; language: Language },
  dependencies: ApprovalDependencies & OpenProfileDependencies,
): Promise<{ approval: RecruiterApproval; profile: Profile }> {
  const profile = await openProfile(account, dependencies);
  const approval = await openApproval({ profile, email, language }, dependencies);
  if (!approval) throw new AppError('ACCESS_DENIED', { detail: 'Reviews are for recruiter accounts' });
  return { approval, profile };
}
