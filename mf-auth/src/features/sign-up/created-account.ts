import type { UserType } from '@sabi/contracts/http/profile';
import type { CvOutcome } from './cv/store-cv';

/** What there is to say of an account that was just made. */
export interface CreatedAccount {
  readonly role: UserType;
  /** The address the verification mail went to. */
  readonly email: string;
  readonly cv: CvOutcome;
}
