import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import { type AuditLog, provider } from '../../data-access/audit-log';
import type { DeliveryRepository } from '../../data-access/delivery-repository';
import type { OrderRepository } from '../../data-access/order-repository';
import type { VoucherRepository } from '../../data-access/voucher-repository';
import type { AlertStaff } from '../alerts/alert-staff';
import { expireOrder } from '../orders/expire-order';
import type { OrderGrants } from '../orders/order-grants';
import type { PaidWith, StoredOrder } from '../orders/stored-order';
import { isPaid, type ProviderInvoice } from './payment-provider';
import { findUnderpaid } from './told-payment';

export interface ApplyInvoiceDependencies {
  readonly orders: OrderRepository;
  readonly deliveries: Pick<DeliveryRepository, 'findTold'>;
  readonly vouchers: VoucherRepository;
  readonly grants: OrderGrants;
  readonly audit: AuditLog;
  readonly alertStaff: AlertStaff;
  readonly logger: Logger;
}

/** The provider's word on an invoice that fits its order. */
export interface InvoiceNews {
  readonly order: StoredOrder;
  readonly invoice: ProviderInvoice;
  /** null where nobody said when: then it is when the invoice last changed. */
  readonly paidAt: Date | null;
  /** As a webhook told; left out, what the invoice itself says. */
  readonly paidWith?: PaidWith | null;
}

/**
 * `paid_twice`: the order was paid by another invoice before, so money has to go back; `underpaid`: a person has to look
 * first; `underpaid_granted`: one has to look too, but whoever saw the invoice before that was told has granted it.
 */
export type Outcome = 'paid' | 'expired' | 'unchanged' | 'paid_twice' | 'underpaid' | 'underpaid_granted';

/**
 * Brings the order to where its invoice is, forwards alone: an end by time never undoes a payment, a payment undoes an end
 * by time, and however often it is told, an order is paid once. The invoice does not say how much came: where webhooks say
 * that it was too little, an order that is not paid yet ends unpaid, whoever looks, and one that is paid stays so.
 */
export async function applyInvoice(
  news: InvoiceNews,
  dependencies: ApplyInvoiceDependencies,
  transaction: Transaction,
): Promise<Outcome> {
  if (isPaid(news.invoice)) {
    const { order, invoice } = news;
    const payment = { order, invoiceId: invoice.id };
    const underpaid = await findUnderpaid(payment, dependencies, transaction);
    if (!underpaid) return applyPayment(news, dependencies, transaction);
    const outcome = await withhold(payment, dependencies, transaction);
    return underpaid === 'settled' ? 'unchanged' : outcome;
  }
  if (news.invoice.status !== 'EXPIRED') return 'unchanged';
  return (await expireOrder(
    { orderId: news.order.id, invoiceId: news.invoice.id },
    dependencies,
    transaction,
  ))
    ? 'expired'
    : 'unchanged';
}

/** Ended, it keeps nobody from buying the item again; a person may still count the payment, as one that came late. */
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
  await orders.noteUnderpaid(orderId, transaction);
  return 'underpaid';
}

async function applyPayment(
  { order: { id, createdAt }, invoice, paidAt, paidWith }: InvoiceNews,
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
    if (paidWith?.channel) await orders.notePaidWith(id, { invoiceId: invoice.id, paidWith }, transaction);
    return 'unchanged';
  }
  const isLate = before.status === 'expired';
  if (isLate) await noteLate(before, invoice, dependencies, transaction);
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

/** Somebody may have given up on it, or bought it again. */
async function noteLate(
  order: StoredOrder,
  { id: invoiceId }: ProviderInvoice,
  { vouchers, alertStaff, logger }: ApplyInvoiceDependencies,
  transaction: Transaction,
): Promise<void> {
  const { voucherCode: code, userId, id: orderId } = order;
  if (code !== null) await vouchers.takeAgain({ code, userId, orderId }, transaction);
  logger.warn({ order_id: orderId }, 'order.paid.late');
  const alert = {
    reason: 'PAID_LATE',
    order_id: orderId,
    invoice_id: invoiceId,
    delivery_id: null,
  } as const;
  await alertStaff(alert, transaction);
}

/** The moment is what a webhook says; the order and the invoice say between which it can lie. */
function clamp(time: Date, earliest: Date, latest: Date): Date {
  return new Date(Math.max(earliest.getTime(), Math.min(time.getTime(), latest.getTime())));
}
