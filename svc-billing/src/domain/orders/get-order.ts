import type { OrderView } from '@sabi/contracts/http/billing/orders';
import { AppError } from '@sabi/service-kit/errors';
import type { AuditLog } from '../audit/audit-log';
import type { OrderRepository } from './order-repository';
import { viewOrder } from './view-order';

/** @throws {AppError} ORDER_NOT_FOUND also for another account's order, which is audited */
export async function getOrder(
  { userId, orderId, now }: { userId: string; orderId: string; now: Date },
  { orders, audit }: { orders: Pick<OrderRepository, 'find' | 'findOwn'>; audit: Pick<AuditLog, 'add'> },
): Promise<OrderView> {
  const order = await orders.findOwn(userId, orderId);
  if (order) return viewOrder(order, now);
  return refuseOrder({ userId, orderId }, { orders, audit });
}

/** @throws {AppError} ORDER_NOT_FOUND; another account's order is audited */
export async function refuseOrder(
  { userId, orderId }: { userId: string; orderId: string },
  { orders, audit }: { orders: Pick<OrderRepository, 'find'>; audit: Pick<AuditLog, 'add'> },
): Promise<never> {
  if (await orders.find(orderId)) {
    const by = { role: 'authenticated', subject: userId };
    await audit.add({ event: 'order.withheld', order_id: orderId, user_id: userId, by, facts: {} });
  }
  throw new AppError('ORDER_NOT_FOUND');
}
