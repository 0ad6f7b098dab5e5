import type { OrderView } from '@sabi/contracts/http/orders';
import type { Language } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import { closeOrder, type CloseOrderDependencies } from './close-order';
import { refuseOrder } from './get-order';
import { viewOrder } from './view-order';

interface GivingUp {
  readonly userId: string;
  readonly orderId: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Ends an order that its owner does not want any more, at the provider first: what is given up cannot be paid. Sent twice
 * it ends once.
 * @throws {AppError} ORDER_NOT_FOUND also for somebody else's, ORDER_STATE_UNFIT once it is paid, PAYMENT_UNAVAILABLE
 */
export async function giveUpOrder(
  { userId, orderId, language, now }: GivingUp,
  dependencies: CloseOrderDependencies,
): Promise<OrderView> {
  const { orders, audit } = dependencies;
  const order = await orders.findOwn(userId, orderId);
  if (!order) return refuseOrder({ userId, orderId }, dependencies);
  if (order.status === 'paid' || order.status === 'refunded') throw new AppError('ORDER_STATE_UNFIT');
  if (order.status === 'pending') {
    await closeOrder({ order, language }, dependencies);
    await orders.noteGivenUp(orderId);
    const by = { role: 'authenticated', subject: userId };
    await audit.add({ event: 'order.given_up', order_id: orderId, user_id: userId, by, facts: {} });
  }
  const after = await orders.findOwn(userId, orderId);
  if (!after) throw new AppError('ORDER_NOT_FOUND');
  return viewOrder(after, now);
}
