import type { Profile } from '../http/profile/profile';

/** The specification's condition for the dialog: no kind of account, or no name. One name is enough. */
export function isProfileComplete({ user_type, first_name }: Pick<Profile, 'user_type' | 'first_name'>) {
  return user_type !== null && Boolean(first_name?.trim());
}
