import type { UserType } from '@sabi/contracts/http/profile/profile';
import type { CvOutcome } from './cv/store-cv';

/** Data of the confirmation after sign-up. */
export interface CreatedAccount {
  readonly role: UserType;
  /** The address the verification mail went to. */
  readonly email: string;
  readonly cv: CvOutcome;
}
