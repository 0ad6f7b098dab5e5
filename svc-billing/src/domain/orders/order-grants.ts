import type { Transaction } from '@sabi/service-kit/transaction';
import type { Order } from './order';

/**
 * What paying for an order gives its owner. Each call takes part in the transaction that changes the order, which may run
 * more than once; called again for the same order it changes nothing.
 */
export interface OrderGrants {
  /** The order has just become paid, whatever it was before. */
  grantPaidOrder(
    paid: { order: Order; paidAt: Date; channel?: string | null },
    transaction: Transaction,
  ): Promise<void>;
  /** The order has just been refunded: what it granted and nobody used is taken back. */
  reverseOrder(
    refund: { order: Order; reason: string; staffUserId: string },
    transaction: Transaction,
  ): Promise<void>;
  /** @throws {AppError} PLAN_STILL_ACTIVE while a paid plan is live: Starter never takes its place */
  activateStarter(owner: { userId: string }, transaction: Transaction): Promise<void>;
}
