import type { PlanType } from '@sabi/contracts/http/billing';
import type { PaymentAlert } from '../alerts/payment-alert';

/** How many days before the end of a plan its owner is told. */
export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

export type BuyerMailSubject =
  | {
      readonly kind: 'receipt';
      readonly number: string;
      readonly item_name: { en: string; id: string };
      readonly amount: number;
    }
  | {
      readonly kind: 'reminder';
      readonly plan_type: PlanType;
      readonly ends_at: Date;
      readonly days: ReminderDays;
    };

export type BillingMailSubject =
  BuyerMailSubject | { readonly kind: 'staff_alert'; readonly alert: PaymentAlert };

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
