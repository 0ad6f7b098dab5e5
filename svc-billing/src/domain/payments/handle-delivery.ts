import type { ParkingReason } from '@sabi/contracts/http/billing/orders';
import type { Effect } from '@sabi/event-bus/bus';
import type { Transaction } from '@sabi/service-kit/transaction';
import { findGrantableOrder } from '../orders/find-grantable-order';
import type { PaidWith } from '../orders/stored-order';
import {
  applyInvoice,
  type ApplyInvoiceDependencies,
  type InvoiceUpdate,
  type Outcome,
} from './apply-invoice';
import type { DeliveryRepository } from './delivery-repository';
import { examineInvoice } from './examine-invoice';
import { isPaid, type PaymentProvider } from './payment-provider';
import { recordParkedDelivery, type ParkingDependencies } from './record-parked-delivery';
import { findReportMismatch, isReportedPaid } from './reported-payment';
import { readWebhookBody, readReportedAmounts, type WebhookBody } from './webhook-body';
import type { WebhookDelivery } from './webhook-delivery';

export interface HandleDeliveryDependencies extends ApplyInvoiceDependencies, ParkingDependencies {
  readonly deliveries: DeliveryRepository;
  readonly payments: PaymentProvider;
}

/** The provider may show a payment only after its webhook. */
class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

const unpaidStatuses: readonly string[] = ['PENDING', 'EXPIRED'];

/**
 * Handles a stored webhook. The callback token does not sign the body, so the body only names the invoice,
 * which is fetched from the provider. Mismatches are parked for the staff.
 * @throws {NotConfirmed} while the provider does not show the payment, except at the last attempt
 */
export async function handleDelivery(
  { deliveryId, isLastAttempt }: { deliveryId: string; isLastAttempt: boolean },
  dependencies: HandleDeliveryDependencies,
): Promise<Effect | undefined> {
  const delivery = await dependencies.deliveries.find(deliveryId);
  if (delivery?.state !== 'received') return undefined;
  const update = await verify({ delivery, isLastAttempt }, dependencies);
  return async (transaction) => {
    const reason = typeof update === 'string' ? update : await apply(update, dependencies, transaction);
    await dependencies.deliveries.finish(deliveryId, reason, transaction);
    if (reason) await recordParkedDelivery(delivery, reason, dependencies, transaction);
  };
}

async function apply(
  update: InvoiceUpdate,
  dependencies: HandleDeliveryDependencies,
  transaction: Transaction,
): Promise<ParkingReason | null> {
  // The account may be erased by now.
  if (!(await findGrantableOrder(update.order.id, dependencies, transaction))) return 'ORDER_UNKNOWN';
  const outcome = await applyInvoice(update, dependencies, transaction);
  return parkingReasons[outcome] ?? null;
}

/** Outcomes for the staff to check. */
const parkingReasons: Partial<Record<Outcome, ParkingReason>> = {
  underpaid: 'UNDERPAID',
  underpaid_granted: 'UNDERPAID_GRANTED',
  paid_twice: 'PAID_TWICE',
};

/** @returns the reason for parking, or the update to apply */
async function verify(
  { delivery, isLastAttempt }: { delivery: WebhookDelivery; isLastAttempt: boolean },
  { orders, payments }: HandleDeliveryDependencies,
): Promise<ParkingReason | InvoiceUpdate> {
  const body = readWebhookBody(delivery.raw);
  if (!body) return 'BODY_UNREADABLE';
  const report = { status: body.status, reported: readReportedAmounts(body) };
  if (!isReportedPaid(report) && !unpaidStatuses.includes(body.status)) return 'BODY_UNREADABLE';
  const order = await findGrantableOrder(body.external_id, { orders });
  if (!order) return 'ORDER_UNKNOWN';
  const fault = findReportMismatch(report, order);
  if (fault) return fault;
  const invoice = await payments.findInvoice(body.id);
  if (!invoice) return 'INVOICE_UNKNOWN';
  const mismatch = examineInvoice(order, invoice);
  if (mismatch) return mismatch;
  if (isReportedPaid(report) && !isPaid(invoice)) {
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
