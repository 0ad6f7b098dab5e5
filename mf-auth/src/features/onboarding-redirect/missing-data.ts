import type { UserType } from '@sabi/contracts/http/profile';

/** What the dialog asks for. */
export interface MissingData {
  firstName: string;
  lastName: string;
  /** Only asked for, and only sent, when the account has none. */
  userType: UserType;
}
