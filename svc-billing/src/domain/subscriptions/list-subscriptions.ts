import type { SubscriptionStatus, subscriptionSchema } from '@sabi/contracts/http/billing/entitlements';
import type { z } from 'zod';
import { statusAt } from './subscription';
import type { SubscriptionRepository } from './subscription-repository';

interface Listing {
  readonly userId: string;
  readonly status: SubscriptionStatus | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** An account's plans, newest first, with their current status (trap T21). */
export async function listSubscriptions(
  { userId, status, limit, now }: Listing,
  { subscriptions }: { subscriptions: Pick<SubscriptionRepository, 'findAllOf'> },
): Promise<z.infer<typeof subscriptionSchema>[]> {
  const found = await subscriptions.findAllOf(userId);
  return found
    .map((each) => ({
      plan_type: each.plan_type,
      status: statusAt(each, now),
      created_at: each.created_at.toISOString(),
      starts_at: each.starts_at.toISOString(),
      ends_at: each.ends_at?.toISOString() ?? null,
    }))
    .filter((each) => status === undefined || each.status === status)
    .slice(0, limit);
}
