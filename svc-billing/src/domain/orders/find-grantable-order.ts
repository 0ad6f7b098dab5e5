import type { Transaction } from '@sabi/service-kit/transaction';
import { erasedUserId } from '../account-erasure/account-data';
import type { OrderRepository } from './order-repository';
import type { StoredOrder } from './stored-order';

/** The order of a payment. An erased account's expired order is only recorded, without grants. */
export async function findGrantableOrder(
  id: string,
  { orders }: { readonly orders: Pick<OrderRepository, 'find'> },
  transaction?: Transaction,
): Promise<StoredOrder | null> {
  const order = await orders.find(id, transaction);
  return order?.status === 'expired' && order.userId === erasedUserId ? null : order;
}
