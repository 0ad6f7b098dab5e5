import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import type { ReminderSubject } from './reminder-mail';
import { openPlans, type StoredSubscription } from './subscription';

export interface CurrentReminder extends ReminderSubject {
  /** The next paid plan and the end of unused entitlements; null if none follows. */
  readonly next: { readonly plan_type: PlanType; readonly counts_end_at: Date } | null;
}

/**
 * A reminder for the current plans.
 * @returns null when outdated: the plan was extended, superseded, refunded or has ended
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
