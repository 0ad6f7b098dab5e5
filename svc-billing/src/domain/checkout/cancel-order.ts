import type { OrderView } from '@sabi/contracts/http/billing/orders';
import type { Language } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import { closeOrder, type CloseOrderDependencies } from './close-order';
import { refuseOrder } from '../orders/get-order';
import { viewOrder } from '../orders/view-order';

interface CancelInput {
  readonly userId: string;
  readonly orderId: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Cancels an open order, first at the provider, so that it can no longer be paid. Idempotent.
 * @throws {AppError} ORDER_NOT_FOUND also for another account's, ORDER_STATE_UNFIT once paid,
 * PAYMENT_UNAVAILABLE
 */
export async function cancelOrder(
  { userId, orderId, language, now }: CancelInput,
  dependencies: CloseOrderDependencies,
): Promise<OrderView> {
  const { orders, audit } = dependencies;
  const order = await orders.findOwn(userId, orderId);
  if (!order) return refuseOrder({ userId, orderId }, dependencies);
  if (order.status === 'paid' || order.status === 'refunded') throw new AppError('ORDER_STATE_UNFIT');
  if (order.status === 'pending') {
    await closeOrder({ order, language }, dependencies);
    await orders.markCancelled(orderId);
    const by = { role: 'authenticated', subject: userId };
    await audit.add({ event: 'order.given_up', order_id: orderId, user_id: userId, by, facts: {} });
  }
  const after = await orders.findOwn(userId, orderId);
  if (!after) throw new AppError('ORDER_NOT_FOUND');
  return viewOrder(after, now);
}
