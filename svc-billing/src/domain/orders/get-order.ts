import type { OrderView } from '@sabi/contracts/http/orders';
import { AppError } from '@sabi/service-kit/errors';
import type { OrderRepository } from '../../data-access/order-repository';
import { viewOrder } from './view-order';

/** @throws {AppError} ORDER_NOT_FOUND, also for an order of somebody else */
export async function getOrder(
  { userId, orderId, now }: { userId: string; orderId: string; now: Date },
  { orders }: { orders: OrderRepository },
): Promise<OrderView> {
  const order = await orders.findOwn(userId, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return viewOrder(order, now);
}
