import type { UserType } from '@sabi/contracts/http/profile/profile';

/** Values of the dialog. */
export interface MissingData {
  firstName: string;
  lastName: string;
  /** Only asked for, and only sent, when the account has none. */
  userType: UserType;
}
