import type { PlanUsage } from '@sabi/contracts/http/billing/entitlements';
import { ensureStarter, type EnsureStarterDependencies } from './activate-starter';
import { viewUsage } from './view-usage';
import { currentPlan, openPlans, statusAt } from '../subscriptions/subscription';

const dayMs = 86_400_000;

export async function viewPlan(
  { userId, now }: { userId: string; now: Date },
  dependencies: EnsureStarterDependencies,
): Promise<PlanUsage> {
  const subscriptions = await ensureStarter({ userId, now }, dependencies);
  const { lots } = await dependencies.ledger.read(userId);
  const current = currentPlan(subscriptions, now);
  const next = openPlans(subscriptions, now).find((each) => statusAt(each, now) === 'pending');
  const end = current?.ends_at ?? null;
  return {
    plan_type: current?.plan_type ?? 'starter',
    starts_at: current?.starts_at.toISOString() ?? null,
    ends_at: end?.toISOString() ?? null,
    days_left: end && Math.ceil((end.getTime() - now.getTime()) / dayMs),
    next: next
      ? {
          plan_type: next.plan_type,
          starts_at: next.starts_at.toISOString(),
          ends_at: next.ends_at.toISOString(),
        }
      : null,
    usage: viewUsage(lots, now),
  };
}
