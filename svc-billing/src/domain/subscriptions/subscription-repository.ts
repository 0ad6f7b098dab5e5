import type { Transaction } from '@sabi/service-kit/transaction';
import type { StoredSubscription } from './subscription';

/** Shard key: user_id. */
export interface SubscriptionRepository {
  /** Newest first. */
  findAllOf(userId: string, transaction?: Transaction): Promise<StoredSubscription[]>;
  save(subscriptions: readonly StoredSubscription[], transaction: Transaction): Promise<void>;
  /** Accounts with an outdated stored status. */
  findStale(now: Date, limit: number): Promise<string[]>;
  /** Plans in force that end in this period, soonest first. */
  findEnding(between: { after: Date; until: Date }, limit: number): Promise<StoredSubscription[]>;
}
