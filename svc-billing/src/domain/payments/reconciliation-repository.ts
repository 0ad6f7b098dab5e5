import type { ParkingReason } from '@sabi/contracts/http/billing/orders';

/** A comparison of orders with the payment provider. */
export interface ReconciliationRun {
  readonly runAt: Date;
  readonly ordersChecked: number;
  readonly paymentsListed: number;
  /** Ids of orders repaired after a lost webhook. */
  readonly healed: readonly string[];
  readonly drift: readonly {
    readonly orderId: string;
    readonly invoiceId: string;
    readonly reason: ParkingReason;
  }[];
}

export interface ReconciliationRepository {
  /**
   * Starts a run, one replica at a time and `everyMs` apart. @returns start of the last complete run; null if
   * not due
   */
  begin(everyMs: number): Promise<{ since: Date | null } | null>;
  finish(run: ReconciliationRun): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<ReconciliationRun[]>;
}
