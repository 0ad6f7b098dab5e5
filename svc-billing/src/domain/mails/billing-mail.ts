import type { PlanType } from '@sabi/contracts/http/billing';
import type { PaymentAlert } from '../alerts/payment-alert';

/** How many days before the end of a plan its owner is told. */
export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

export interface ReceiptSubject {
  readonly kind: 'receipt';
  readonly number: string;
  readonly item_name: { en: string; id: string };
  readonly amount: number;
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

export type BillingMailSubject =
  | ReceiptSubject
  | ReminderSubject
  | SettledSubject
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
