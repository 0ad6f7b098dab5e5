import type { RequestedMail } from '@sabi/service-kit/mail/mail-store';

/** Kinds of mail; each capability has its subject, wording and rendering. */
export type BillingMailKind =
  | 'available'
  | 'receipt'
  | 'reminder'
  | 'service_request_answered'
  | 'service_request_made'
  | 'service_request_reminder'
  | 'staff_alert'
  | 'underpaid_settled';

/** Subject of a mail; each kind adds fields. */
export interface BillingMailSubject {
  readonly kind: BillingMailKind;
}

/** A requested mail. Its address is looked up at sending. */
export interface BillingMail<Subject extends BillingMailSubject = BillingMailSubject> extends RequestedMail {
  /** Idempotency key: one mail for each cause. */
  readonly cause: string;
  readonly subject: Subject;
}
