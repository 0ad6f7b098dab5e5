import type { Transaction } from '@sabi/service-kit/transaction';
import type { VoucherRepository } from '../vouchers/voucher-repository';
import type { OrderRepository } from '../orders/order-repository';

/**
 * Expires an unpaid order and releases its voucher.
 * @param order.invoiceId the expired invoice; null without one
 * @returns false when it was no longer open
 */
export async function expireOrder(
  { orderId, invoiceId }: { orderId: string; invoiceId: string | null },
  { orders, vouchers }: { readonly orders: OrderRepository; readonly vouchers: VoucherRepository },
  transaction: Transaction,
): Promise<boolean> {
  const expired = await orders.markExpired(orderId, invoiceId, transaction);
  if (!expired) return false;
  const { voucherCode: code, userId } = expired;
  if (code !== null) await vouchers.releaseUse({ code, userId, orderId }, transaction);
  return true;
}
