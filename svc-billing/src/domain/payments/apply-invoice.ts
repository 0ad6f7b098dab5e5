import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { AlertStaff } from '../alerts/alert-staff';
import { type AuditLog, provider } from '../audit/audit-log';
import type { OrderGrants } from '../entitlements/order-grants';
import { expireOrder } from './expire-order';
import type { OrderRepository } from '../orders/order-repository';
import type { PaidWith, StoredOrder } from '../orders/stored-order';
import type { VoucherRepository } from '../vouchers/voucher-repository';
import type { DeliveryRepository } from './delivery-repository';
import { isPaid, type ProviderInvoice } from './payment-provider';
import { findUnderpaid } from './reported-payment';

export interface ApplyInvoiceDependencies {
  readonly orders: OrderRepository;
  readonly deliveries: Pick<DeliveryRepository, 'findReports'>;
  readonly vouchers: VoucherRepository;
  readonly grants: OrderGrants;
  readonly audit: AuditLog;
  readonly alertStaff: AlertStaff;
  readonly logger: Logger;
}

/** A fetched invoice that matches its order. */
export interface InvoiceUpdate {
  readonly order: StoredOrder;
  readonly invoice: ProviderInvoice;
  /** null if unknown: the invoice's last change counts. */
  readonly paidAt: Date | null;
  /** From the webhook; defaults to the invoice's payment method. */
  readonly paidWith?: PaidWith | null;
}

/**
 * `paid_twice`: another invoice of the order was paid, so one needs a refund; `underpaid`: the staff has to
 * check; `underpaid_granted`: the same, but the order was granted before the webhook's report.
 */
export type Outcome = 'paid' | 'expired' | 'unchanged' | 'paid_twice' | 'underpaid' | 'underpaid_granted';

/**
 * Applies an invoice to its order. A payment undoes an expiry, never the reverse, and an order is paid once.
 * Only webhooks contain the received amount: when it is too low, an unpaid order expires and a paid one stays
 * paid.
 */
export async function applyInvoice(
  update: InvoiceUpdate,
  dependencies: ApplyInvoiceDependencies,
  transaction: Transaction,
): Promise<Outcome> {
  if (isPaid(update.invoice)) {
    const { order, invoice } = update;
    const payment = { order, invoiceId: invoice.id };
    const underpaid = await findUnderpaid(payment, dependencies, transaction);
    if (!underpaid) return applyPayment(update, dependencies, transaction);
    const outcome = await withhold(payment, dependencies, transaction);
    return underpaid === 'settled' ? 'unchanged' : outcome;
  }
  if (update.invoice.status !== 'EXPIRED') return 'unchanged';
  return (await expireOrder(
    { orderId: update.order.id, invoiceId: update.invoice.id },
    dependencies,
    transaction,
  ))
    ? 'expired'
    : 'unchanged';
}

/** After expiry the item can be bought again, and the staff may still accept the payment as a late one. */
async function withhold(
  { order: { id: orderId }, invoiceId }: { order: StoredOrder; invoiceId: string },
  dependencies: ApplyInvoiceDependencies,
  transaction: Transaction,
): Promise<Outcome> {
  const { orders } = dependencies;
  const current = await orders.find(orderId, transaction);
  if (current?.paidInvoiceId) {
    if (current.paidInvoiceId !== invoiceId) return 'paid_twice';
    return current.status === 'paid' ? 'underpaid_granted' : 'unchanged';
  }
  await expireOrder({ orderId, invoiceId }, dependencies, transaction);
  await orders.markUnderpaid(orderId, transaction);
  return 'underpaid';
}

async function applyPayment(
  { order: { id, createdAt }, invoice, paidAt, paidWith }: InvoiceUpdate,
  dependencies: ApplyInvoiceDependencies,
  transaction: Transaction,
): Promise<Outcome> {
  const { orders, grants, audit } = dependencies;
  const payment = {
    invoiceId: invoice.id,
    paidAt: clamp(paidAt ?? invoice.updatedAt, createdAt, invoice.updatedAt),
    paidWith: paidWith ?? (invoice.paidBy ? { method: invoice.paidBy, channel: null } : null),
  };
  const before = await orders.markPaid(id, payment, transaction);
  if (!before) {
    const current = await orders.find(id, transaction);
    if (current && current.paidInvoiceId !== invoice.id) return 'paid_twice';
    if (paidWith?.channel) await orders.setPaidWith(id, { invoiceId: invoice.id, paidWith }, transaction);
    return 'unchanged';
  }
  const isLate = before.status === 'expired';
  if (isLate) await recordLatePayment(before, invoice, dependencies, transaction);
  const order: StoredOrder = {
    ...before,
    status: 'paid',
    paidAt: payment.paidAt,
    paidInvoiceId: invoice.id,
  };
  await audit.add(
    {
      event: isLate ? 'order.paid_late' : 'order.paid',
      order_id: id,
      user_id: order.userId,
      by: provider,
      facts: { amount: order.amount, invoice_id: invoice.id },
    },
    transaction,
  );
  const channel = payment.paidWith?.channel ?? null;
  await grants.grantPaidOrder({ order, paidAt: payment.paidAt, channel }, transaction);
  return 'paid';
}

/** The item may have been bought again meanwhile. */
async function recordLatePayment(
  order: StoredOrder,
  { id: invoiceId }: ProviderInvoice,
  { vouchers, alertStaff, logger }: ApplyInvoiceDependencies,
  transaction: Transaction,
): Promise<void> {
  const { voucherCode: code, userId, id: orderId } = order;
  if (code !== null) await vouchers.reclaimUse({ code, userId, orderId }, transaction);
  logger.warn({ order_id: orderId }, 'order.paid.late');
  const alert = {
    reason: 'PAID_LATE',
    order_id: orderId,
    invoice_id: invoiceId,
    delivery_id: null,
  } as const;
  await alertStaff(alert, transaction);
}

/** Limits a webhook's time to the invoice's lifetime. */
function clamp(time: Date, earliest: Date, latest: Date): Date {
  return new Date(Math.max(earliest.getTime(), Math.min(time.getTime(), latest.getTime())));
}
