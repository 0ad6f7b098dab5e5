import type { Profile } from '@sabi/contracts/http/profile';

/** The specification's condition for opening the dialog: no kind of account, or no name. One name is enough. */
export function isProfileComplete({ user_type, first_name }: Profile): boolean {
  return user_type !== null && Boolean(first_name?.trim());
}
