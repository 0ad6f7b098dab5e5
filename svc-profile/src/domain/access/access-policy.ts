import type { Profile, UserType } from '@sabi/contracts/http/profile';
import type { Principal } from '@sabi/service-kit/authentication';

/** The account a use case acts for. Comes from the access token and from nowhere else. */
export type Account = Pick<Principal, 'userId' | 'userMetadata'>;
/** The same with the session it acts in. */
export type SignedInAccount = Account & Pick<Principal, 'sessionId'>;

/**
 * CVs are a talent's: a recruiter has no CV of their own, and the CVs of others are not reached by these routes. What
 * the profile says and what was said at sign-up count alike, for either alone can be changed by the account's owner. An
 * account that has not chosen yet may: sign-in by a provider leaves the choice open, and a talent's CV may come first.
 */
export function mayUseResumes(account: Account, profile: Pick<Profile, 'user_type'> | null): boolean {
  return profile?.user_type !== 'recruiter' && account.userMetadata['user_type'] !== 'recruiter';
}

/**
 * The choice between talent and recruiter is made once: recruiters are looked at by the team before they see anybody,
 * and a talent must not become one by changing a field.
 */
export function mayChooseUserType(current: UserType | null, chosen: UserType): boolean {
  return current === null || current === chosen;
}

/**
 * A folder of the store and everything in it belong to the account it is named after. To anybody else it does not
 * exist: refusing would tell that it does.
 */
export function ownsFile(account: Account, fileKey: string): boolean {
  return fileKey.startsWith(`${account.userId}/`);
}

/** The same for a CV. */
export function ownsResume(account: Account, resume: { readonly user_id: string }): boolean {
  return resume.user_id === account.userId;
}
