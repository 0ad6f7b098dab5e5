import type { PaymentAnswer, PaymentRequest } from '@sabi/contracts/http/billing/orders';
import type { Language } from '@sabi/contracts/language';
import type { Transact } from '@sabi/service-kit/transaction';
import type { OrderGrants } from '../entitlements/order-grants';
import { ensureInvoice, type InvoiceDependencies } from '../payments/ensure-invoice';
import { type AgreedItemDependencies, getAgreedItem } from './get-agreed-item';
import { openOrder, type OpenOrderDependencies } from './open-order';

export type CreatePaymentDependencies = OpenOrderDependencies &
  InvoiceDependencies &
  AgreedItemDependencies & {
    readonly grants: OrderGrants;
    readonly transact: Transact;
  };

/**
 * Orders an item. A free plan is active at once; anything else is paid on the provider's page. Idempotent while the order is
 * open.
 * @throws {AppError} NOT_AVAILABLE_YET, PRICE_CHANGED, AMOUNT_MISMATCH, PLAN_STILL_ACTIVE, VOUCHER_INVALID, VOUCHER_USED,
 * RATE_LIMITED, PAYMENT_FAILED, PAYMENT_UNAVAILABLE, ORDER_STATE_UNFIT when the open order was paid while this was asked
 */
export async function createPayment(
  { userId, request, language }: { userId: string; request: PaymentRequest; language: Language },
  dependencies: CreatePaymentDependencies,
): Promise<PaymentAnswer> {
  const item = await getAgreedItem({ userId, request }, dependencies);
  if (item.price === 0) {
    await dependencies.transact((transaction) =>
      dependencies.grants.activateStarter({ userId }, transaction),
    );
    return { success: true, invoice_url: null, order_id: null };
  }
  const voucherCode = request.voucherCode ?? null;
  const order = await openOrder({ userId, item, voucherCode, language }, dependencies);
  const invoice = await ensureInvoice({ order, language }, dependencies);
  return { success: true, invoice_url: invoice.url, order_id: order.id };
}
