import type { PlanType } from '@sabi/contracts/http/billing';
import type { SubscriptionStatus } from '@sabi/contracts/http/entitlements';

/** A plan of an account, by however many orders it was made to last. */
export interface StoredSubscription {
  readonly id: string;
  readonly user_id: string;
  readonly plan_type: PlanType;
  /** As it was when somebody last wrote it: `statusAt` tells what it is. */
  readonly status: SubscriptionStatus;
  readonly created_at: Date;
  readonly starts_at: Date;
  /** null: it does not end. */
  readonly ends_at: Date | null;
  /** Empty for Starter. */
  readonly orders: readonly { readonly order_id: string; readonly days: number }[];
  /** The higher plan it gave way to. */
  readonly superseded_by: string | null;
}

/** A plan that was paid for and is neither over nor taken back. */
export type OpenPlan = StoredSubscription & { readonly ends_at: Date };

/** Plans from the smallest to the largest. */
export const planRank: Readonly<Record<PlanType, number>> = { starter: 0, basic: 1, pro: 2, elite: 3 };

/** What a subscription is at a moment, whatever a sweeper has done. */
export function statusAt(
  { status, starts_at: start, ends_at: end }: StoredSubscription,
  now: Date,
): SubscriptionStatus {
  if (status === 'cancelled' || status === 'refunded') return status;
  if (start > now) return 'pending';
  return end === null || end > now ? 'active' : 'expired';
}

/** Those paid for that are in force or still to come, in the order of their beginning. */
export function openPlans(subscriptions: readonly StoredSubscription[], now: Date): OpenPlan[] {
  return subscriptions
    .filter((each): each is OpenPlan => each.ends_at !== null)
    .filter((each) => ['active', 'pending'].includes(statusAt(each, now)))
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
}

/** The plan in force: the one paid for, else Starter. null where nothing was ever written: Starter all the same. */
export function currentPlan(
  subscriptions: readonly StoredSubscription[],
  now: Date,
): StoredSubscription | null {
  const active = subscriptions.filter((each) => statusAt(each, now) === 'active');
  return active.find(({ ends_at: end }) => end !== null) ?? active[0] ?? null;
}
