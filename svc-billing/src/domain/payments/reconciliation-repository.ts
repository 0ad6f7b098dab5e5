import type { ParkingReason } from '@sabi/contracts/http/billing/orders';

/** One comparison of our orders with the payment provider. */
export interface ReconciliationRun {
  readonly runAt: Date;
  readonly ordersChecked: number;
  readonly paymentsListed: number;
  /** Ids of orders that a lost webhook had left behind. */
  readonly healed: readonly string[];
  readonly drift: readonly {
    readonly orderId: string;
    readonly invoiceId: string;
    readonly reason: ParkingReason;
  }[];
}

export interface ReconciliationRepository {
  /** Lets one replica at a time run, and none again before `everyMs`. @returns when the last whole run began; null: not now */
  begin(everyMs: number): Promise<{ since: Date | null } | null>;
  /** Keeps what a run found, and that it was whole. */
  finish(run: ReconciliationRun): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<ReconciliationRun[]>;
}
