import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import type { PlanOutcome } from '@sabi/contracts/http/billing/order-previews';
import type { CatalogueRepository } from '../catalogue/catalogue-repository';
import { grantRulesOf } from '../catalogue/grant-rules';
import { addPlan } from './schedule-plans';
import { openPlans, type StoredSubscription, statusAt } from './subscription';
import type { SubscriptionRepository } from './subscription-repository';

interface PreviewDependencies {
  readonly catalogue: Pick<CatalogueRepository, 'getCurrent'>;
  readonly subscriptions: Pick<SubscriptionRepository, 'findAllOf'>;
}

const dayMs = 86_400_000;
const previewId = 'preview';

/** The effect of each plan if paid now (ADR 0041). */
export async function previewPlans(
  { userId, now }: { userId: string; now: Date },
  { catalogue, subscriptions }: PreviewDependencies,
): Promise<PlanOutcome[]> {
  const [{ version }, stored] = await Promise.all([catalogue.getCurrent(), subscriptions.findAllOf(userId)]);
  const plans = Object.entries(grantRulesOf(version).plans) as [PlanType, { days: number | null }][];
  return plans.flatMap(([plan, { days }]) =>
    days === null ? [] : [previewPlan(stored, { userId, plan, days, now })],
  );
}

function previewPlan(
  stored: readonly StoredSubscription[],
  { userId, plan, days, now }: { userId: string; plan: PlanType; days: number; now: Date },
): PlanOutcome {
  const before = openPlans(stored, now);
  const current = before.find((each) => statusAt(each, now) === 'active');
  const after = addPlan(stored, { userId, plan, days, orderId: previewId, paidAt: now, now });
  const bought = openPlans(after, now).find(({ orders }) => orders.some(isPreview));
  if (!bought) throw new Error(`${plan} would be bought and not be there`);
  return {
    plan_type: plan,
    effect: nameEffect({
      isThere: before.some(({ plan_type: each }) => each === plan),
      isFirst: !current,
      isLater: bought.starts_at > now,
    }),
    starts_at: bought.starts_at.toISOString(),
    ends_at: bought.ends_at.toISOString(),
    current_plan: current?.plan_type ?? null,
    current_days_left: current ? Math.ceil((current.ends_at.getTime() - now.getTime()) / dayMs) : null,
  };
}

const isPreview = ({ order_id: id }: { order_id: string }) => id === previewId;

function nameEffect(facts: { isThere: boolean; isFirst: boolean; isLater: boolean }): PlanOutcome['effect'] {
  if (facts.isThere) return 'extends';
  if (facts.isFirst) return 'begins';
  return facts.isLater ? 'follows' : 'replaces';
}
