import type { Language } from '@sabi/contracts/language';
import type { RequestedMail } from '@sabi/service-kit/mail/mail-store';

/** Each step is mailed to the recruiter; what waits for the staff is mailed to them. */
export type RecruiterMailKind = 'received' | 'more_information' | 'approved' | 'rejected';
export type StaffMailKind = 'staff_received' | 'staff_answered';

/** A mail about an approval with the details of its step; the recruiter's profile is read when it is sent. */
export interface ApprovalMail extends RequestedMail {
  readonly user_id: string;
  readonly kind: RecruiterMailKind | StaffMailKind;
  /** Of the account. */
  readonly email: string;
  readonly language: Language;
  /** Reason, question or answer. */
  readonly words: string | null;
  /** Until when the team decides; null where it has. */
  readonly expected_by: Date | null;
  /** Whether the recruiter may still answer. */
  readonly may_answer: boolean;
}
