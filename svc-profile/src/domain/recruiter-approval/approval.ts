import type { RecruiterReviewState } from '@sabi/contracts/http/recruiter-review';
import type { Language } from '@sabi/contracts/language';

/** Whether the team lets a recruiter's business in. One per recruiter. */
export interface Review {
  readonly user_id: string;
  readonly state: RecruiterReviewState;
  /** Counts the changes, so that concurrent ones exclude each other. */
  readonly version: number;
  readonly reason: string | null;
  readonly question: string | null;
  /** The recruiter's newest. */
  readonly answer: string | null;
  /** A rejection is asked about once. */
  readonly has_asked_again: boolean;
  readonly submitted_at: Date;
  readonly decided_at: Date | null;
  /** Where its mails go: the account's address and language when the recruiter was last heard of. */
  readonly email: string;
  readonly language: Language;
}

/** Whether a word of the recruiter leads back to the team. */
export function mayAnswer({ state, has_asked_again: hasAsked }: Review): boolean {
  return state === 'more_information' || (state === 'rejected' && !hasAsked);
}
