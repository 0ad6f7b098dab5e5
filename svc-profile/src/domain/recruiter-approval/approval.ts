import type { RecruiterApprovalState } from '@sabi/contracts/http/profile/recruiter-approval';
import type { Language } from '@sabi/contracts/language';

/** Approval of a recruiter's business. One per recruiter. */
export interface RecruiterApproval {
  readonly user_id: string;
  readonly state: RecruiterApprovalState;
  /** Incremented by every change, so that concurrent ones conflict. */
  readonly version: number;
  readonly reason: string | null;
  readonly question: string | null;
  /** The recruiter's newest answer. */
  readonly answer: string | null;
  /** A rejection can be appealed once. */
  readonly has_asked_again: boolean;
  readonly submitted_at: Date;
  readonly decided_at: Date | null;
  /** Address and language of the recruiter's last request. */
  readonly email: string;
  readonly language: Language;
}

/** Whether the recruiter may answer, which makes it pending again. */
export function mayAnswer({ state, has_asked_again: hasAsked }: RecruiterApproval): boolean {
  return state === 'more_information' || (state === 'rejected' && !hasAsked);
}
