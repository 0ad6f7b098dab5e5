import type { OrderView } from '@sabi/contracts/http/orders';
import type { StoredOrder } from './stored-order';

/** An order as its owner sees it. */
export function viewOrder(order: StoredOrder, now: Date): OrderView {
  const { invoice } = order;
  const payable = order.status === 'pending' && invoice && invoice.expiresAt > now ? invoice : null;
  return {
    order_id: order.id,
    payment_type: order.kind,
    item: order.item,
    name: order.name,
    catalogue_version: order.catalogueVersion,
    list_price: order.listPrice,
    price: order.price,
    voucher_code: order.voucherCode,
    amount: order.amount,
    currency: order.currency,
    status: order.status,
    invoice_url: payable?.url ?? null,
    expires_at: payable?.expiresAt.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
  };
}
