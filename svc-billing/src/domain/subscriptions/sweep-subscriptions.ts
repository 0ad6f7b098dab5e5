import type { Transact } from '@sabi/service-kit/transaction';
import type { SubscriptionRepository } from '../../data-access/subscription-repository';
import { statusAt } from './subscription';

const batch = 200;

/** Writes down what time has made of plans. Nobody waits for it: a status is told by the clock whenever it is asked for. */
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
