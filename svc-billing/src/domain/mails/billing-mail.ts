import type { PlanType } from '@sabi/contracts/http/billing';

/** How many days before the end of a plan its owner is told. */
export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

export type BillingMailSubject =
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

/** A mail that has been asked for. Whom it goes to is looked up when it is sent. */
export interface BillingMail {
  /** Becomes its Message-ID. */
  readonly id: string;
  readonly user_id: string;
  /** What there is one mail about and no second. */
  readonly cause: string;
  readonly subject: BillingMailSubject;
  readonly created_at: Date;
}
