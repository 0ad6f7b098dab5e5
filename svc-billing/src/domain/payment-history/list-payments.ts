import type { Payment } from '@sabi/contracts/http/billing/payment-history';
import { readPageStart, cutPage } from '@sabi/service-kit/page';
import type { ReceiptRepository } from '../receipts/receipt-repository';
import type { OrderRepository } from '../orders/order-repository';
import { viewOrder, viewOutcome } from '../orders/view-order';

const paymentsOnPage = 20;

interface ListDependencies {
  readonly orders: Pick<OrderRepository, 'list'>;
  readonly receipts: Pick<ReceiptRepository, 'findOfOrders'>;
}

/**
 * Orders with their outcomes, newest first.
 * @throws {AppError} REQUEST_INVALID for an invalid page position
 */
export async function listPayments(
  { userId, after, now }: { userId: string; after: string | undefined; now: Date },
  { orders, receipts }: ListDependencies,
): Promise<{ payments: Payment[]; next: string | null }> {
  const found = await orders.list(userId, { after: readPageStart(after), limit: paymentsOnPage + 1 });
  const { rows, next } = cutPage(found, ({ createdAt: time, id }) => ({ time, id }), paymentsOnPage);
  const issued = await receipts.findOfOrders(
    userId,
    rows.map(({ id }) => id),
  );
  const payments = rows.map((order): Payment => {
    const receipt = issued.find(({ order_id: id }) => id === order.id);
    return {
      ...viewOrder(order, now),
      ...viewOutcome(order),
      refunded_at: receipt?.refunded_at?.toISOString() ?? null,
      receipt: receipt ? { receipt_id: receipt.id, number: receipt.number } : null,
    };
  });
  return { payments, next };
}
