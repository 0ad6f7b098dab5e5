import type { Transaction } from '@sabi/service-kit/transaction';
import type { Order } from '../orders/order';

/** Effects of an order on its owner's entitlements. Each call joins the transaction that changes the order and is idempotent. */
export interface OrderGrants {
  grantPaidOrder(
    paid: { order: Order; paidAt: Date; channel?: string | null },
    transaction: Transaction,
  ): Promise<void>;
  /** Takes back what a refunded order granted and is unused. */
  reverseOrder(
    refund: { order: Order; reason: string; staffUserId: string },
    transaction: Transaction,
  ): Promise<void>;
  /** @throws {AppError} PLAN_STILL_ACTIVE while a paid plan is live: Starter never takes its place */
  activateStarter(owner: { userId: string }, transaction: Transaction): Promise<void>;
}
