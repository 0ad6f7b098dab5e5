import type { Logger } from '@sabi/service-kit/logger';
import { type AuditLog, provider } from '../../data-access/audit-log';
import type { OrderRepository } from '../../data-access/order-repository';
import type { Transaction } from '../../data-access/transaction';
import type { VoucherRepository, VoucherUsing } from '../../data-access/voucher-repository';
import type { AlertStaff } from '../alerts/alert-staff';
import type { OrderGrants } from '../orders/order-grants';
import type { PaidWith, StoredOrder } from '../orders/stored-order';
import { isPaid, type ProviderInvoice } from './payment-provider';

export interface ApplyInvoiceDependencies {
  readonly orders: OrderRepository;
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

/** `paid_twice`: the order was paid by another invoice before, so money has to go back. */
export type Outcome = 'paid' | 'expired' | 'unchanged' | 'paid_twice';

/**
 * Brings the order to where its invoice is, forwards alone: an end by time never undoes a payment, a payment undoes an end
 * by time, and however often it is told, an order is paid once.
 */
export async function applyInvoice(
  news: InvoiceNews,
  dependencies: ApplyInvoiceDependencies,
  transaction: Transaction,
): Promise<Outcome> {
  if (isPaid(news.invoice)) return applyPayment(news, dependencies, transaction);
  if (news.invoice.status !== 'EXPIRED') return 'unchanged';
  const { orders, vouchers } = dependencies;
  const expired = await orders.markExpired(news.order.id, news.invoice.id, transaction);
  if (!expired) return 'unchanged';
  await withVoucher(expired, (using) => vouchers.giveBack(using, transaction));
  return 'expired';
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
    return current && current.paidInvoiceId !== invoice.id ? 'paid_twice' : 'unchanged';
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
  await withVoucher(order, (using) => vouchers.takeAgain(using, transaction));
  logger.warn({ order_id: order.id }, 'order.paid.late');
  const alert = {
    reason: 'PAID_LATE',
    order_id: order.id,
    invoice_id: invoiceId,
    delivery_id: null,
  } as const;
  await alertStaff(alert, transaction);
}

/** The moment is what a webhook says; the order and the invoice say between which it can lie. */
function clamp(time: Date, earliest: Date, latest: Date): Date {
  return new Date(Math.max(earliest.getTime(), Math.min(time.getTime(), latest.getTime())));
}

async function withVoucher(
  { voucherCode: code, userId, id: orderId }: StoredOrder,
  work: (using: VoucherUsing) => Promise<void>,
): Promise<void> {
  if (code !== null) await work({ code, userId, orderId });
}
