import { statusAt, type StoredSubscription } from '../../src/domain/subscriptions/subscription';
import type { SubscriptionRepository } from '../../src/domain/subscriptions/subscription-repository';

export function createInMemorySubscriptions(): SubscriptionRepository {
  const rows = new Map<string, StoredSubscription>();
  return {
    findAllOf: async (userId) =>
      [...rows.values()]
        .filter(({ user_id }) => user_id === userId)
        .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime()),
    save: async (changed) => {
      for (const row of changed) rows.set(row.id, row);
    },
    findStale: async (now) =>
      [...rows.values()].filter((row) => row.status !== statusAt(row, now)).map(({ user_id }) => user_id),
    findEnding: async () => [],
  };
}
