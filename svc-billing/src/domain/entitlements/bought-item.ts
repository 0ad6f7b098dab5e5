import type { BoughtItem } from '@sabi/contracts/http/billing/payment-history';
import type { OrderRepository } from '../orders/order-repository';
import type { StoredOrder } from '../orders/stored-order';

export interface BoughtItemDependencies {
  readonly orders: Pick<OrderRepository, 'findMany'>;
}

/** Orders by id. */
export async function findBought(
  userId: string,
  orderIds: readonly (string | null)[],
  { orders }: BoughtItemDependencies,
): Promise<ReadonlyMap<string, StoredOrder>> {
  const ids = new Set(orderIds.filter((id) => id !== null));
  if (ids.size === 0) return new Map();
  const found = await orders.findMany(userId, [...ids]);
  return new Map(found.map((order) => [order.id, order]));
}

export const viewBought = ({ id, kind, item, name }: StoredOrder): BoughtItem => ({
  order_id: id,
  payment_type: kind,
  item,
  name,
});
