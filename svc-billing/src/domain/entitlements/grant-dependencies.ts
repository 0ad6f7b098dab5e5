import type { SubscriptionRepository } from '../subscriptions/subscription-repository';
import type { LedgerStore } from './ledger-store';

export interface GrantDependencies {
  readonly ledger: LedgerStore;
  readonly subscriptions: SubscriptionRepository;
}
