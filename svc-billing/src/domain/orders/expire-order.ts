import type { Transaction } from '@sabi/service-kit/transaction';
import type { OrderRepository } from '../../data-access/order-repository';
import type { VoucherRepository } from '../../data-access/voucher-repository';

/**
 * Ends an order nobody paid; its voucher can be used again.
 * @param order.invoiceId the one that ran out; null where none was made
 * @returns false when it was not open any more
 */
export async function expireOrder(
  { orderId, invoiceId }: { orderId: string; invoiceId: string | null },
  { orders, vouchers }: { readonly orders: OrderRepository; readonly vouchers: VoucherRepository },
  transaction: Transaction,
): Promise<boolean> {
  const expired = await orders.markExpired(orderId, invoiceId, transaction);
  if (!expired) return false;
  const { voucherCode: code, userId } = expired;
  if (code !== null) await vouchers.giveBack({ code, userId, orderId }, transaction);
  return true;
}
