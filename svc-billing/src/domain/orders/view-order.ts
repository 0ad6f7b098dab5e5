import type { OrderView } from '@sabi/contracts/http/billing/orders';
import type { Payment } from '@sabi/contracts/http/billing/payment-history';
import type { StoredOrder } from './stored-order';

/** The owner's view. */
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
    ...(order.status === 'expired' && order.outcome?.underpaid && { underpaid: true }),
    ...(order.status === 'expired' && order.outcome?.underpaidSettled && { underpaid_settled: true }),
    invoice_url: payable?.url ?? null,
    expires_at: payable?.expiresAt.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
  };
}

/** Omits an expiry undone by a late payment. */
export function viewOutcome({
  status,
  outcome,
}: StoredOrder): Pick<Payment, 'paid_with' | 'ended_at' | 'given_up'> {
  const ended = status === 'expired' ? outcome : undefined;
  return {
    paid_with: outcome?.paidWith ?? null,
    ended_at: ended?.endedAt?.toISOString() ?? null,
    given_up: ended?.cancelled ?? false,
  };
}
