import type { InquiryState } from '@sabi/contracts/http/profile/staff-inquiries';
import type { InquiryKind, InquiryType } from '@sabi/contracts/profile/inquiry';
import type { Language } from '@sabi/contracts/language';
import type { CasesPage } from '@sabi/service-kit/cases/case-owners';
import type { Transaction } from '@sabi/service-kit/transaction';

/** The specification's `contact_inquiries` and fields for staff and service. */
export interface StoredInquiry {
  readonly id: string;
  readonly kind: InquiryKind;
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name: string | null;
  readonly email: string;
  readonly phone_number: string | null;
  readonly inquiry_type: InquiryType | null;
  readonly message: string | null;
  /** Of the form's page. */
  readonly language: Language;
  /** null for a visitor. */
  readonly user_id: string | null;
  /** Identifies a repeated submission; unique while it is set. */
  readonly submission_key: string | null;
  readonly created_at: Date;
  /** When a mail server accepted the mail to the staff. */
  readonly mailed_at: Date | null;
  /** When a mail server accepted the receipt; null also where none was requested. */
  readonly receipt_mailed_at: Date | null;
  readonly state: InquiryState;
  /** Incremented by every decision, so that concurrent ones conflict. */
  readonly version: number;
  /** The staff's words to the sender. */
  readonly answer: string | null;
  /** Why it was closed without an answer. */
  readonly closing_reason: string | null;
  readonly decided_at: Date | null;
  /** When a mail server accepted the mail with the answer. */
  readonly answer_mailed_at: Date | null;
  /** When a mail server refused that mail for good. */
  readonly answer_refused_at: Date | null;
}

/** Handling of a new inquiry, and of one from before the staff's queue. */
export const unhandled = {
  state: 'open',
  version: 1,
  answer: null,
  closing_reason: null,
  decided_at: null,
  answer_mailed_at: null,
  answer_refused_at: null,
} as const satisfies Partial<StoredInquiry>;

/** The submission is already stored by another request. */
export class SubmissionKnown extends Error {
  override readonly name = 'SubmissionKnown';
}

export interface InquiryRepository {
  /** @throws {SubmissionKnown} which ends the transaction */
  insert(inquiry: StoredInquiry, transaction: Transaction): Promise<void>;
  /** Frees the key of an inquiry from before the given moment. */
  releaseKey(submissionKey: string, before: Date, transaction: Transaction): Promise<void>;
  findByKey(submissionKey: string): Promise<StoredInquiry | null>;
  findById(id: string, transaction?: Transaction): Promise<StoredInquiry | null>;
  /** Inquiries sent while signed in, newest first. */
  findAllOf(userId: string): Promise<StoredInquiry[]>;
  markMailed(id: string, transaction: Transaction): Promise<void>;
  markReceiptMailed(id: string, transaction: Transaction): Promise<void>;
  markAnswerMailed(id: string, transaction: Transaction): Promise<void>;
  markAnswerRefused(id: string, transaction: Transaction): Promise<void>;
  /** Open ones oldest first, others by decision, newest first. */
  listByState(state: InquiryState, page: CasesPage): Promise<StoredInquiry[]>;
  /** Stores the decision on the previous version. @returns false when the stored version is another */
  decide(inquiry: StoredInquiry, transaction: Transaction): Promise<boolean>;
}
