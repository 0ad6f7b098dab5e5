import type { Profile, UserType } from '@sabi/contracts/http/profile/profile';
import type { Principal } from '@sabi/service-kit/authentication';

/** The calling account, from the access token. */
export type Account = Pick<Principal, 'userId' | 'userMetadata'>;
/** An account with its session. */
export type SignedInAccount = Account & Pick<Principal, 'sessionId'>;

/**
 * Only talents have CVs. Checks profile and sign-up data, since the owner can change either. Accounts without
 * a kind may have CVs, because sign-in with a provider may begin with one.
 */
export function mayUseCvs(account: Account, profile: Pick<Profile, 'user_type'> | null): boolean {
  return profile?.user_type !== 'recruiter' && account.userMetadata['user_type'] !== 'recruiter';
}

/** The kind is chosen once: a talent must not skip the approval of recruiters by changing a field. */
export function mayChooseUserType(current: UserType | null, chosen: UserType): boolean {
  return current === null || current === chosen;
}

/**
 * A folder of the store belongs to the account it is named after. Others get "not found", so that the answer
 * does not reveal the file.
 */
export function ownsFile(account: Account, fileKey: string): boolean {
  return fileKey.startsWith(`${account.userId}/`);
}

export function ownsCv(account: Account, cv: { readonly user_id: string }): boolean {
  return cv.user_id === account.userId;
}
