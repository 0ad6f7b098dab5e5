import type { Profile, UserType } from '@sabi/contracts/http/profile/profile';
import type { Principal } from '@sabi/service-kit/authentication';

/** The account a use case acts for, always from the access token. */
export type Account = Pick<Principal, 'userId' | 'userMetadata'>;
/** An account with its session. */
export type SignedInAccount = Account & Pick<Principal, 'sessionId'>;

/**
 * Only talents have CVs. Both the profile and the sign-up data are checked, since the account's owner can change either. An
 * account without a kind may have CVs: sign-in with a provider leaves the kind open, and a talent's CV may come first.
 */
export function mayUseCvs(account: Account, profile: Pick<Profile, 'user_type'> | null): boolean {
  return profile?.user_type !== 'recruiter' && account.userMetadata['user_type'] !== 'recruiter';
}

/**
 * The kind of an account is chosen once: recruiters need an approval, which a talent must not skip by changing a field.
 */
export function mayChooseUserType(current: UserType | null, chosen: UserType): boolean {
  return current === null || current === chosen;
}

/**
 * A folder of the store belongs to the account it is named after. Others get "not found", since a refusal would reveal that the
 * file exists.
 */
export function ownsFile(account: Account, fileKey: string): boolean {
  return fileKey.startsWith(`${account.userId}/`);
}

/** The same for a CV. */
export function ownsCv(account: Account, cv: { readonly user_id: string }): boolean {
  return cv.user_id === account.userId;
}
