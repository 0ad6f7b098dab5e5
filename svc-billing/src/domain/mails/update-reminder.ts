import type { PlanType } from '@sabi/contracts/http/billing';
import { openPlans, type StoredSubscription } from '../subscriptions/subscription';
import type { ReminderSubject } from './billing-mail';

export interface CurrentReminder extends ReminderSubject {
  /** The plan that is paid for and begins at that end, and when what is unused ends; null where nothing follows. */
  readonly next: { readonly plan_type: PlanType; readonly counts_end_at: Date } | null;
}

/**
 * A reminder by the plans as they are when it is sent.
 * @returns null where it would not be true any more: the plan was extended, gave way, was paid back or is over
 */
export function updateReminder(
  reminder: ReminderSubject,
  subscriptions: readonly StoredSubscription[],
  now: Date,
): CurrentReminder | null {
  const open = openPlans(subscriptions, now);
  const position = open.findIndex(
    ({ plan_type: type, ends_at: end }) =>
      type === reminder.plan_type && end.getTime() === reminder.ends_at.getTime(),
  );
  if (position === -1) return null;
  const [following] = open.slice(position + 1);
  const last = open.at(-1);
  return {
    ...reminder,
    next: following && last ? { plan_type: following.plan_type, counts_end_at: last.ends_at } : null,
  };
}
