import { mergeMetadata, type Metadata } from './metadata';
import { isEmailConfirmed, isPhoneConfirmed, type User } from './user';

/**
 * Marks an administrator's data on an unconfirmed account, to separate it from data of sign-ups. Confirmed
 * accounts need no mark.
 * @throws {IdentityError} validation_failed when the metadata is too large
 */
export function withAdminData(
  user: User,
  { password_hash, user_metadata = {} }: { password_hash?: string | null; user_metadata?: Metadata },
): User {
  if (isEmailConfirmed(user) || isPhoneConfirmed(user)) return { ...user, set_by_admin: null };
  const before = user.set_by_admin;
  return {
    ...user,
    set_by_admin: {
      password_hash: password_hash ?? before?.password_hash ?? null,
      user_metadata: mergeMetadata(before?.user_metadata ?? {}, user_metadata),
    },
  };
}
