import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Transaction } from '@sabi/service-kit/transaction';

/** An account to be mailed once a kind is available. */
export interface AvailabilityNotice {
  readonly user_id: string;
  readonly kind: EntitlementKind;
  readonly created_at: Date;
}

/** Shard key: user_id. */
export interface AvailabilityNoticeRepository {
  /** Idempotent for each kind. */
  add(notice: AvailabilityNotice): Promise<void>;
  /** @returns false when there was none */
  remove(notice: Pick<AvailabilityNotice, 'user_id' | 'kind'>, transaction?: Transaction): Promise<boolean>;
  /** Oldest first. */
  findAllOf(userId: string): Promise<AvailabilityNotice[]>;
  findWaiting(kinds: readonly EntitlementKind[], limit: number): Promise<AvailabilityNotice[]>;
}
