import type { ParkingReason } from '@sabi/contracts/http/orders';
import type { Effect } from '@sabi/event-bus/bus';
import type { DeliveryRepository, WebhookDelivery } from '../../data-access/delivery-repository';
import type { Transaction } from '../../data-access/transaction';
import type { PaidWith, StoredOrder } from '../orders/stored-order';
import { applyInvoice, type ApplyInvoiceDependencies, type InvoiceNews } from './apply-invoice';
import { examineInvoice } from './examine-invoice';
import { notePark, type ParkDependencies } from './note-park';
import { isPaid, type PaymentProvider } from './payment-provider';
import { readWebhookBody, type WebhookBody } from './webhook-body';

export interface HandleDeliveryDependencies extends ApplyInvoiceDependencies, ParkDependencies {
  readonly deliveries: DeliveryRepository;
  readonly payments: PaymentProvider;
}

const paidStatuses: readonly string[] = ['PAID', 'SETTLED'];
const knownStatuses: readonly string[] = ['PENDING', 'EXPIRED', ...paidStatuses];

/**
 * Works on something the provider told. Its token is the same for years and says nothing of a body, so the body only says
 * where to look: what counts is the invoice as the provider shows it when asked. What does not fit is parked for the staff.
 */
export async function handleDelivery(
  { deliveryId }: { deliveryId: string },
  dependencies: HandleDeliveryDependencies,
): Promise<Effect | undefined> {
  const delivery = await dependencies.deliveries.find(deliveryId);
  if (delivery?.state !== 'received') return undefined;
  const news = await verify(delivery, dependencies);
  return async (transaction) => {
    const reason = typeof news === 'string' ? news : await apply(news, dependencies, transaction);
    await dependencies.deliveries.finish(deliveryId, reason, transaction);
    if (reason) await notePark(delivery, reason, dependencies, transaction);
  };
}

async function apply(
  news: InvoiceNews,
  dependencies: HandleDeliveryDependencies,
  transaction: Transaction,
): Promise<ParkingReason | null> {
  const outcome = await applyInvoice(news, dependencies, transaction);
  return outcome === 'paid_twice' ? 'PAID_TWICE' : null;
}

/** @returns why it cannot be applied, or what to apply */
async function verify(
  delivery: WebhookDelivery,
  { orders, payments }: HandleDeliveryDependencies,
): Promise<ParkingReason | InvoiceNews> {
  const body = readWebhookBody(delivery.raw);
  if (!body || !knownStatuses.includes(body.status)) return 'BODY_UNREADABLE';
  const order = await orders.find(body.external_id);
  if (!order) return 'ORDER_UNKNOWN';
  const fault = examineBody(body, order);
  if (fault) return fault;
  const invoice = await payments.findInvoice(body.id);
  if (!invoice) return 'INVOICE_UNKNOWN';
  const mismatch = examineInvoice(order, invoice);
  if (mismatch) return mismatch;
  if (paidStatuses.includes(body.status) && !isPaid(invoice)) return 'NOT_CONFIRMED';
  const paidAt = body.paid_at ? new Date(body.paid_at) : null;
  return { order, invoice, paidAt, paidWith: readChannel(body) };
}

function readChannel({ payment_method: method, payment_channel: channel }: WebhookBody): PaidWith | null {
  if (method === undefined && channel === undefined) return null;
  return { method: method ?? null, channel: channel ?? null };
}

function examineBody(
  { currency, status, amount, paid_amount: paid }: WebhookBody,
  order: StoredOrder,
): ParkingReason | null {
  if (currency !== order.currency) return 'CURRENCY_MISMATCH';
  return paidStatuses.includes(status) && (paid ?? amount) < order.amount ? 'AMOUNT_MISMATCH' : null;
}
