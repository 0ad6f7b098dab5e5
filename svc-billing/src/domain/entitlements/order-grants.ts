import type { Transaction } from '@sabi/service-kit/transaction';
import type { Order } from '../orders/order';

/**
 * Effects of an order on its owner's entitlements. Each call is idempotent and joins the transaction that
 * changes the order.
 */
export interface OrderGrants {
  grantPaidOrder(
    paid: { order: Order; paidAt: Date; channel?: string | null },
    transaction: Transaction,
  ): Promise<void>;
  /** Takes back the unused grants of a refunded order. */
  reverseOrder(
    refund: { order: Order; reason: string; staffUserId: string },
    transaction: Transaction,
  ): Promise<void>;
  /** @throws {AppError} PLAN_STILL_ACTIVE while a paid plan is in force */
  activateStarter(owner: { userId: string }, transaction: Transaction): Promise<void>;
}
