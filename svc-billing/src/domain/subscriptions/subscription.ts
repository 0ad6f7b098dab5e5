import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import type { SubscriptionStatus } from '@sabi/contracts/http/billing/entitlements';

/** A plan of an account, paid by its orders. */
export interface StoredSubscription {
  readonly id: string;
  readonly user_id: string;
  readonly plan_type: PlanType;
  /** As last stored, see `statusAt`. */
  readonly status: SubscriptionStatus;
  readonly created_at: Date;
  readonly starts_at: Date;
  /** null: no end. */
  readonly ends_at: Date | null;
  /** Empty for Starter. */
  readonly orders: readonly { readonly order_id: string; readonly days: number }[];
  /** Id of the higher plan that replaced it. */
  readonly superseded_by: string | null;
}

/** A paid plan, neither ended nor refunded. */
export type OpenPlan = StoredSubscription & { readonly ends_at: Date };

/** Plans from the smallest to the largest. */
export const planRank: Readonly<Record<PlanType, number>> = { starter: 0, basic: 1, pro: 2, elite: 3 };

/** The status at a moment, independent of the stored one. */
export function statusAt(
  { status, starts_at: start, ends_at: end }: StoredSubscription,
  now: Date,
): SubscriptionStatus {
  if (status === 'cancelled' || status === 'refunded') return status;
  if (start > now) return 'pending';
  return end === null || end > now ? 'active' : 'expired';
}

/** Paid plans in force or queued, by start. */
export function openPlans(subscriptions: readonly StoredSubscription[], now: Date): OpenPlan[] {
  return subscriptions
    .filter((each): each is OpenPlan => each.ends_at !== null)
    .filter((each) => ['active', 'pending'].includes(statusAt(each, now)))
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
}

/** The plan in force: a paid one, else Starter; null for Starter that is not stored yet. */
export function currentPlan(
  subscriptions: readonly StoredSubscription[],
  now: Date,
): StoredSubscription | null {
  const active = subscriptions.filter((each) => statusAt(each, now) === 'active');
  return active.find(({ ends_at: end }) => end !== null) ?? active[0] ?? null;
}
