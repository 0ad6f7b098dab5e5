import type { Profile } from '@sabi/contracts/http/profile';

/** The specification's condition for opening the dialog: no kind of account, or a name missing. */
export function isProfileComplete({ user_type, first_name, last_name }: Profile): boolean {
  return user_type !== null && Boolean(first_name?.trim()) && Boolean(last_name?.trim());
}
