import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { PaymentAlert } from '../alerts/payment-alert';
import type { OrderedItem } from '../orders/order';
import type { StaffReminder } from '../service-requests/service-request';

/** Days before the end of a plan on which its owner is reminded. */
export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

export interface ReceiptSubject {
  readonly kind: 'receipt';
  readonly number: string;
  readonly item_name: { en: string; id: string };
  readonly amount: number;
  /** By the catalogue of the order; missing in mails stored before 2026-11-28. */
  readonly bought?: OrderedItem & { readonly catalogueVersion: string };
}

export interface ReminderSubject {
  readonly kind: 'reminder';
  readonly plan_type: PlanType;
  readonly ends_at: Date;
  readonly days: ReminderDays;
}

/** The order was underpaid, and the staff has settled that. */
export interface SettledSubject {
  readonly kind: 'underpaid_settled';
  readonly item_name: { en: string; id: string };
}

export type AnswerState = 'accepted' | 'declined' | 'done';

/** The text of the answer stands in the request. */
export interface AnswerSubject {
  readonly kind: 'service_request_answered';
  readonly request_id: string;
  readonly state: AnswerState;
}

export interface AvailableSubject {
  readonly kind: 'available';
  readonly entitlement_kind: EntitlementKind;
}

/** A service request is unanswered. */
export interface StaffReminderSubject {
  readonly kind: 'service_request_reminder';
  readonly request_id: string;
  readonly reminder: StaffReminder;
}

export type BillingMailSubject =
  | ReceiptSubject
  | ReminderSubject
  | SettledSubject
  | AnswerSubject
  | AvailableSubject
  | { readonly kind: 'service_request_made'; readonly request_id: string }
  | StaffReminderSubject
  | { readonly kind: 'staff_alert'; readonly alert: PaymentAlert };

/** A requested mail. Its address is looked up when it is sent. */
export interface BillingMail {
  /** Becomes its Message-ID. */
  readonly id: string;
  /** null for a mail to the staff. */
  readonly user_id: string | null;
  /** Idempotency key: one mail for each cause. */
  readonly cause: string;
  readonly subject: BillingMailSubject;
  readonly created_at: Date;
}
