import { randomUUID } from 'node:crypto';
import { priceOf } from '../../src/domain/catalogue/catalogue-versions';
import type { Order, OrderedItem } from '../../src/domain/orders/order';

export type { OrderedItem };

/** A paid order of catalogue 2026-01, which granted every kind. */
export function buildOrder(userId: string, item: OrderedItem, changes: Partial<Order> = {}): Order {
  const price = priceOf(item.item);
  return {
    ...item,
    id: randomUUID(),
    userId,
    catalogueVersion: '2026-01',
    listPrice: price,
    price,
    voucherCode: null,
    amount: price,
    currency: 'IDR',
    status: 'paid',
    invoice: null,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    paidAt: new Date('2026-01-01T00:00:00Z'),
    ...changes,
  } as Order;
}
