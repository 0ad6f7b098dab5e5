import { randomUUID } from 'node:crypto';
import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import { openPlans, type OpenPlan, planRank, type StoredSubscription, statusAt } from './subscription';

// The rules of ADR 0041. Both functions take and return all subscriptions of an account.

export interface BoughtPlan {
  readonly userId: string;
  readonly plan: PlanType;
  readonly days: number;
  readonly orderId: string;
  readonly paidAt: Date;
  readonly now: Date;
}

const dayMs = 86_400_000;
const later = (time: Date, ms: number) => new Date(time.getTime() + ms);

/**
 * The same plan is extended; a higher one starts at once and supersedes the lower; a lower one is queued.
 * Queued plans follow without a gap.
 */
export function addPlan(
  subscriptions: readonly StoredSubscription[],
  bought: BoughtPlan,
): StoredSubscription[] {
  const { plan, days, orderId, now } = bought;
  const open = openPlans(subscriptions, now);
  const same = open.find(({ plan_type: type }) => type === plan);
  if (same) {
    const longer = {
      ...same,
      ends_at: later(same.ends_at, days * dayMs),
      orders: [...same.orders, { order_id: orderId, days }],
    };
    return replace(subscriptions, queue(replace(open, [longer]), now));
  }
  const active = open.find((each) => statusAt(each, now) === 'active');
  const isHigher = !active || planRank[plan] > planRank[active.plan_type];
  const fresh = createPlan(bought, isHigher ? null : (open.at(-1)?.ends_at ?? null));
  if (!isHigher) return [...subscriptions, { ...fresh, status: 'pending' }];
  const pending = open.filter((each) => each !== active);
  const superseded: StoredSubscription[] = active
    ? [{ ...active, status: 'cancelled', superseded_by: fresh.id }]
    : [];
  return [...replace(subscriptions, [...superseded, ...queue([fresh, ...pending], now).slice(1)]), fresh];
}

/** Takes a refunded order's days off its plan; restores a plan superseded by it alone. */
export function removePlan(
  subscriptions: readonly StoredSubscription[],
  { orderId, now }: { orderId: string; now: Date },
): StoredSubscription[] {
  const paid = subscriptions.find(({ orders }) => orders.some(({ order_id: id }) => id === orderId));
  if (!paid?.ends_at) return [...subscriptions];
  const orders = paid.orders.filter(({ order_id: id }) => id !== orderId);
  if (orders.length > 0) {
    const days = paid.orders.find(({ order_id: id }) => id === orderId)?.days ?? 0;
    const end = later(paid.ends_at, -days * dayMs);
    const earliest = paid.starts_at > now ? paid.starts_at : now;
    const shorter = replace(subscriptions, [{ ...paid, orders, ends_at: end > earliest ? end : earliest }]);
    return replace(shorter, queue(openPlans(shorter, now), now));
  }
  // A plan that it superseded is restored; if superseded itself, its successor takes its place.
  const { superseded_by: successor } = paid;
  const refunded = { ...paid, status: 'refunded' as const, orders, superseded_by: null };
  const without = replace(subscriptions, [refunded]).map((each): StoredSubscription => {
    if (each.superseded_by !== paid.id) return each;
    return { ...each, status: successor ? 'cancelled' : 'active', superseded_by: successor };
  });
  return replace(without, queue(openPlans(without, now), now));
}

function createPlan(
  { userId, plan, days, orderId, paidAt, now }: BoughtPlan,
  startsAt: Date | null,
): OpenPlan {
  // The provider's clock may be ahead of ours.
  const start = startsAt ?? (paidAt < now ? paidAt : now);
  return {
    id: randomUUID(),
    user_id: userId,
    plan_type: plan,
    status: 'active',
    created_at: now,
    starts_at: start,
    ends_at: later(start, days * dayMs),
    orders: [{ order_id: orderId, days }],
    superseded_by: null,
  };
}

/** The first starts now at the latest, each other at the previous one's end. */
function queue(plans: readonly OpenPlan[], now: Date): OpenPlan[] {
  const queued: OpenPlan[] = [];
  for (const plan of plans) {
    const previous = queued.at(-1);
    const latest = previous ? previous.ends_at : now;
    const start = previous || plan.starts_at > latest ? latest : plan.starts_at;
    const end = later(plan.ends_at, start.getTime() - plan.starts_at.getTime());
    const moved = { ...plan, starts_at: start, ends_at: end };
    queued.push({ ...moved, status: start > now ? 'pending' : 'active' });
  }
  return queued;
}

function replace<Row extends StoredSubscription>(rows: readonly Row[], changed: readonly Row[]): Row[] {
  return rows.map((row) => changed.find(({ id }) => id === row.id) ?? row);
}
