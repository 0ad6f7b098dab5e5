import type { ParkingReason } from '@sabi/contracts/http/orders';
import type { Effect } from '@sabi/event-bus/bus';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { DeliveryRepository, WebhookDelivery } from '../../data-access/delivery-repository';
import { findLivingOrder } from '../orders/find-living-order';
import type { PaidWith } from '../orders/stored-order';
import { applyInvoice, type ApplyInvoiceDependencies, type InvoiceNews, type Outcome } from './apply-invoice';
import { examineInvoice } from './examine-invoice';
import { notePark, type ParkDependencies } from './note-park';
import { isPaid, type PaymentProvider } from './payment-provider';
import { examineTold, saysPaid } from './told-payment';
import { readWebhookBody, toldSumsOf, type WebhookBody } from './webhook-body';

export interface HandleDeliveryDependencies extends ApplyInvoiceDependencies, ParkDependencies {
  readonly deliveries: DeliveryRepository;
  readonly payments: PaymentProvider;
}

/** The provider may show a payment a moment later than it tells of it. */
class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

const unpaidStatuses: readonly string[] = ['PENDING', 'EXPIRED'];

/**
 * Works on something the provider told. Its token is the same for years and says nothing of a body, so the body only says
 * where to look: what counts is the invoice as the provider shows it when asked. What does not fit is parked for the staff.
 * @throws {NotConfirmed} while the provider does not show the payment, but for the last attempt
 */
export async function handleDelivery(
  { deliveryId, isLastAttempt }: { deliveryId: string; isLastAttempt: boolean },
  dependencies: HandleDeliveryDependencies,
): Promise<Effect | undefined> {
  const delivery = await dependencies.deliveries.find(deliveryId);
  if (delivery?.state !== 'received') return undefined;
  const news = await verify({ delivery, isLastAttempt }, dependencies);
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
  // Its account may have been erased since.
  if (!(await findLivingOrder(news.order.id, dependencies, transaction))) return 'ORDER_UNKNOWN';
  const outcome = await applyInvoice(news, dependencies, transaction);
  return parkingReasons[outcome] ?? null;
}

/** What a person has to look at; all else is done. */
const parkingReasons: Partial<Record<Outcome, ParkingReason>> = {
  underpaid: 'UNDERPAID',
  underpaid_granted: 'UNDERPAID_GRANTED',
  paid_twice: 'PAID_TWICE',
};

/** @returns why it cannot be applied, or what to apply */
async function verify(
  { delivery, isLastAttempt }: { delivery: WebhookDelivery; isLastAttempt: boolean },
  { orders, payments }: HandleDeliveryDependencies,
): Promise<ParkingReason | InvoiceNews> {
  const body = readWebhookBody(delivery.raw);
  if (!body) return 'BODY_UNREADABLE';
  const said = { status: body.status, told: toldSumsOf(body) };
  if (!saysPaid(said) && !unpaidStatuses.includes(body.status)) return 'BODY_UNREADABLE';
  const order = await findLivingOrder(body.external_id, { orders });
  if (!order) return 'ORDER_UNKNOWN';
  const fault = examineTold(said, order);
  if (fault) return fault;
  const invoice = await payments.findInvoice(body.id);
  if (!invoice) return 'INVOICE_UNKNOWN';
  const mismatch = examineInvoice(order, invoice);
  if (mismatch) return mismatch;
  if (saysPaid(said) && !isPaid(invoice)) {
    if (isLastAttempt) return 'NOT_CONFIRMED';
    throw new NotConfirmed('The provider does not show the payment');
  }
  const paidAt = body.paid_at ? new Date(body.paid_at) : null;
  return { order, invoice, paidAt, paidWith: readChannel(body) };
}

function readChannel({ payment_method: method, payment_channel: channel }: WebhookBody): PaidWith | null {
  if (method === undefined && channel === undefined) return null;
  return { method: method ?? null, channel: channel ?? null };
}
