import type { UserType } from '@sabi/contracts/http/profile/profile';

/** Values of the dialog. */
export interface MissingData {
  firstName: string;
  lastName: string;
  /** Asked for and sent only when the account has none. */
  userType: UserType;
}
