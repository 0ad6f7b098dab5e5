import type { Profile, ProfileChanges } from '@sabi/contracts/http/profile';
import { AppError } from '@sabi/service-kit/errors';
import type { ListRepository } from '../data-access/list-repository';
import type { Transact } from '../data-access/transaction';
import { type Account, mayChooseUserType } from './access-policy';
import { openProfile, type OpenProfileDependencies } from './open-profile';
import { reviseProfile } from './revise-profile';

/** Sets the given fields; a field that is not given stays as it is. */
export async function changeProfile(
  { account, changes }: { account: Account; changes: ProfileChanges },
  dependencies: OpenProfileDependencies & { lists: ListRepository; transact: Transact },
): Promise<Profile> {
  await openProfile(account, dependencies);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const change = (profile: Profile): Partial<Profile> => {
    if (changes.user_type && !mayChooseUserType(profile.user_type, changes.user_type)) {
      throw new AppError('ACCESS_DENIED', { detail: 'The kind of an account is chosen once' });
    }
    return given;
  };
  return dependencies.transact((transaction) =>
    reviseProfile({ userId: account.userId, change }, dependencies, transaction),
  );
}
