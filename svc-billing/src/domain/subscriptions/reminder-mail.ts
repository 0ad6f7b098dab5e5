import type { PlanType } from '@sabi/contracts/http/billing/catalogue';

/** Days before a plan's end. */
export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

export interface ReminderSubject {
  readonly kind: 'reminder';
  readonly plan_type: PlanType;
  readonly ends_at: Date;
  readonly days: ReminderDays;
}
