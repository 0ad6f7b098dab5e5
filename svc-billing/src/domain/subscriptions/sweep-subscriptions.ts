import type { Transact } from '@sabi/service-kit/transaction';
import { statusAt } from './subscription';
import type { SubscriptionRepository } from './subscription-repository';

const batch = 200;

/** Stores the current status of plans. Reads compute the status and do not need it. */
export async function sweepSubscriptions(
  { now }: { now: Date },
  { subscriptions, transact }: { subscriptions: SubscriptionRepository; transact: Transact },
): Promise<void> {
  for (const userId of await subscriptions.findStale(now, batch))
    await transact(async (transaction) => {
      const found = await subscriptions.findAllOf(userId, transaction);
      const changed = found.filter((each) => each.status !== statusAt(each, now));
      const written = changed.map((each) => ({ ...each, status: statusAt(each, now) }));
      await subscriptions.save(written, transaction);
    });
}
