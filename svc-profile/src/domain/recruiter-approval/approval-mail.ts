import type { Language } from '@sabi/contracts/language';
import type { RequestedMail } from '@sabi/service-kit/mail/mail-store';

/** Mails to the recruiter about each step; pending ones also go to the staff. */
export type RecruiterMailKind = 'received' | 'more_information' | 'approved' | 'rejected';
export type StaffMailKind = 'staff_received' | 'staff_answered';

/** A mail with the details of its step; the recruiter's profile is read at sending. */
export interface ApprovalMail extends RequestedMail {
  readonly user_id: string;
  readonly kind: RecruiterMailKind | StaffMailKind;
  /** Address of the account. */
  readonly email: string;
  readonly language: Language;
  /** Reason, question or answer. */
  readonly words: string | null;
  /** Deadline of the decision; null once decided. */
  readonly expected_by: Date | null;
  readonly may_answer: boolean;
}
