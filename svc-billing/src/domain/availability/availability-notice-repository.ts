import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Transaction } from '@sabi/service-kit/transaction';

/** An account that asked for one mail once a kind can be used. */
export interface AvailabilityNotice {
  readonly user_id: string;
  readonly kind: EntitlementKind;
  readonly created_at: Date;
}

/** Shard key: user_id. */
export interface AvailabilityNoticeRepository {
  /** Once for each kind, however often it is asked for. */
  add(notice: AvailabilityNotice): Promise<void>;
  /** @returns false where there was none */
  remove(notice: Pick<AvailabilityNotice, 'user_id' | 'kind'>, transaction?: Transaction): Promise<boolean>;
  /** Oldest first. */
  findAllOf(userId: string): Promise<AvailabilityNotice[]>;
  /** Notices of these kinds. */
  findWaiting(kinds: readonly EntitlementKind[], limit: number): Promise<AvailabilityNotice[]>;
}
