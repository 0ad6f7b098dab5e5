import type { Transaction } from '@sabi/service-kit/transaction';
import { erasedUserId } from '../../data-access/account-data';
import type { OrderRepository } from '../../data-access/order-repository';
import type { StoredOrder } from './stored-order';

/**
 * The order a payment names. One that ended unpaid, and whose account was erased since, is kept for what came of it alone:
 * nothing is granted for it any more.
 */
export async function findLivingOrder(
  id: string,
  { orders }: { readonly orders: Pick<OrderRepository, 'find'> },
  transaction?: Transaction,
): Promise<StoredOrder | null> {
  const order = await orders.find(id, transaction);
  return order?.status === 'expired' && order.userId === erasedUserId ? null : order;
}
