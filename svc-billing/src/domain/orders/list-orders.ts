import type { OrderView } from '@sabi/contracts/http/billing/orders';
import { readPageStart, cutPage, pageSize } from '@sabi/service-kit/page';
import type { OrderRepository } from './order-repository';
import { viewOrder } from './view-order';

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listOrders(
  { userId, after, now }: { userId: string; after: string | undefined; now: Date },
  { orders }: { orders: OrderRepository },
): Promise<{ orders: OrderView[]; next: string | null }> {
  const found = await orders.list(userId, { after: readPageStart(after), limit: pageSize + 1 });
  const { rows, next } = cutPage(found, ({ createdAt: time, id }) => ({ time, id }));
  return { orders: rows.map((order) => viewOrder(order, now)), next };
}
