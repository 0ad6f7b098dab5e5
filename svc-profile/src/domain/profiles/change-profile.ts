import type { Profile, ProfileChanges } from '@sabi/contracts/http/profile/profile';
import { AppError } from '@sabi/service-kit/errors';
import { type Account, mayChooseUserType } from '../access/access-policy';
import { openProfile, type OpenProfileDependencies } from './open-profile';
import type { NewProfile } from './profile-repository';
import { publishAccountKind } from './publish-account-kind';
import { reviseProfile, type ReviseProfileDependencies } from './revise-profile';

interface ProfileChange {
  readonly account: Account;
  readonly changes: ProfileChanges;
  /** The version the caller has seen; without it there is no conflict. */
  readonly version?: number | undefined;
}

/**
 * Sets only the given fields.
 * @throws {AppError} PROFILE_CHANGED, ACCESS_DENIED
 */
export async function changeProfile(
  { account, changes, version }: ProfileChange,
  dependencies: OpenProfileDependencies & ReviseProfileDependencies,
): Promise<Profile> {
  await openProfile(account, dependencies);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  let hadKind = false;
  const change = (profile: Profile): Partial<NewProfile> => {
    hadKind = profile.user_type !== null;
    if (version !== undefined && version !== profile.version) throw new AppError('PROFILE_CHANGED');
    if (changes.user_type && !mayChooseUserType(profile.user_type, changes.user_type)) {
      throw new AppError('ACCESS_DENIED', { detail: 'The kind of an account is chosen once' });
    }
    return given;
  };
  return dependencies.transact(async (transaction) => {
    const revised = await reviseProfile({ userId: account.userId, change }, dependencies, transaction);
    if (!hadKind) await publishAccountKind(revised, dependencies, transaction);
    return revised;
  });
}
