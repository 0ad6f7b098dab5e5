import type { StaffAlertSubject } from '../alerts/staff-alert';
import type { AvailableSubject } from '../availability/availability-mail';
import type { BillingMail } from '../mails/billing-mail';
import type { SettledSubject } from '../payments/settlement-mail';
import type { ReceiptSubject } from '../receipts/receipt-mail';
import type {
  AnswerSubject,
  RequestMadeSubject,
  StaffReminderSubject,
} from '../service-requests/request-mails';
import type { ReminderSubject } from '../subscriptions/reminder-mail';

/** Stored subjects of all kinds of mail. */
export type SentSubject =
  | AnswerSubject
  | AvailableSubject
  | ReceiptSubject
  | ReminderSubject
  | RequestMadeSubject
  | SettledSubject
  | StaffAlertSubject
  | StaffReminderSubject;

export type SentBillingMail = BillingMail<SentSubject>;
