import type { PlanType } from '@sabi/contracts/http/billing';
import type { EntitlementKind } from '@sabi/contracts/http/entitlement-kinds';
import type { PaymentAlert } from '../alerts/payment-alert';
import type { OrderedItem } from '../orders/order';
import type { StaffReminder } from '../service-requests/service-request';

/** How many days before the end of a plan its owner is told. */
export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

export interface ReceiptSubject {
  readonly kind: 'receipt';
  readonly number: string;
  readonly item_name: { en: string; id: string };
  readonly amount: number;
  /** What was bought, by the catalogue of its order; missing in what was kept before 2026-11-28. */
  readonly bought?: OrderedItem & { readonly catalogueVersion: string };
}

export interface ReminderSubject {
  readonly kind: 'reminder';
  readonly plan_type: PlanType;
  readonly ends_at: Date;
  readonly days: ReminderDays;
}

/** Less than the price had come, and a person has settled that. */
export interface SettledSubject {
  readonly kind: 'underpaid_settled';
  readonly item_name: { en: string; id: string };
}

export type AnswerState = 'accepted' | 'declined' | 'done';

/** The staff has answered what was asked for. The words are the request's. */
export interface AnswerSubject {
  readonly kind: 'service_request_answered';
  readonly request_id: string;
  readonly state: AnswerState;
}

/** A kind that the account waited for can be used. */
export interface AvailableSubject {
  readonly kind: 'available';
  readonly entitlement_kind: EntitlementKind;
}

/** The staff has not answered what was asked for. */
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

/** A mail that has been asked for. Whom it goes to is looked up when it is sent. */
export interface BillingMail {
  /** Becomes its Message-ID. */
  readonly id: string;
  /** null: it goes to the staff. */
  readonly user_id: string | null;
  /** What there is one mail about and no second. */
  readonly cause: string;
  readonly subject: BillingMailSubject;
  readonly created_at: Date;
}
