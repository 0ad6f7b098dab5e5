import { randomUUID } from 'node:crypto';
import type { Order, OrderedItem } from '../../src/domain/orders/order';

export type { OrderedItem };

/** A paid order by the catalogue of 2026-01, which granted every kind. */
export function buildOrder(userId: string, item: OrderedItem, changes: Partial<Order> = {}): Order {
  return {
    ...item,
    id: randomUUID(),
    userId,
    catalogueVersion: '2026-01',
    listPrice: 800_000,
    price: 350_000,
    voucherCode: null,
    amount: 350_000,
    currency: 'IDR',
    status: 'paid',
    invoice: null,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    paidAt: new Date('2026-01-01T00:00:00Z'),
    ...changes,
  } as Order;
}
