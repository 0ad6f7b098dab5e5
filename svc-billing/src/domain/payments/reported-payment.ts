import type { Transaction } from '@sabi/service-kit/transaction';
import type { Order } from '../orders/order';
import type { DeliveryRepository } from './delivery-repository';
import { readWebhookBody, readReportedAmounts } from './webhook-body';
import type { ReportedPayment } from './webhook-delivery';

const paidStatuses: readonly (string | null)[] = ['PAID', 'SETTLED'];

/** The provider documents no status of late payments: EXPIRED with an amount is one. */
export const isReportedPaid = ({ status, reported }: Pick<ReportedPayment, 'status' | 'reported'>): boolean =>
  paidStatuses.includes(status) || (status === 'EXPIRED' && (reported?.paidAmount ?? 0) > 0);

type Mismatch = 'CURRENCY_MISMATCH' | 'AMOUNT_MISMATCH';
type Priced = Pick<Order, 'amount' | 'currency'>;

/** Invoices are immutable: a webhook with another amount is forged or about another invoice. */
export function findReportMismatch(
  { status, reported }: Pick<ReportedPayment, 'status' | 'reported'>,
  order: Priced,
): Mismatch | null {
  if (reported?.currency !== order.currency) return 'CURRENCY_MISMATCH';
  return isReportedPaid({ status, reported }) && reported.amount < order.amount ? 'AMOUNT_MISMATCH' : null;
}

/**
 * Whether webhooks report an invoice as underpaid. Deliveries count from their receipt; one accepted by the
 * staff, or with the full amount, takes precedence.
 * @returns `settled` once the staff has settled it, which grants nothing either
 */
export async function findUnderpaid(
  { order, invoiceId }: { order: Priced & Pick<Order, 'id'>; invoiceId: string },
  { deliveries }: { readonly deliveries: Pick<DeliveryRepository, 'findReports'> },
  transaction: Transaction,
): Promise<'waiting' | 'settled' | null> {
  const all = (await deliveries.findReports({ orderId: order.id, invoiceId }, transaction)).map(withAmounts);
  // Any accepted delivery counts, also without an amount; settling withdraws the acceptance.
  if (all.some(({ isAccepted, state }) => isAccepted && state !== 'settled')) return null;
  const reported = all.filter((delivery) => isCredibleReport(order, delivery));
  if (!reported.some((delivery) => paidAmountOf(delivery) < order.amount)) return null;
  if (reported.some((delivery) => isReportedInFull(delivery, order))) return null;
  return reported.some(isSettledAsUnderpaid) ? 'settled' : 'waiting';
}

export function isReportedUnderpaid(delivery: ReportedPayment, order: Priced): boolean {
  const reported = withAmounts(delivery);
  return isCredibleReport(order, reported) && paidAmountOf(reported) < order.amount;
}

/** Whether it reports a payment and matches the order. */
const isCredibleReport = (order: Priced, delivery: ReportedPayment): boolean =>
  isReportedPaid(delivery) && !findReportMismatch(delivery, order);

/** Deliveries stored by the previous release have amounts only in the body. */
function withAmounts(delivery: ReportedPayment): ReportedPayment {
  if (delivery.reported) return delivery;
  const body = readWebhookBody(delivery.raw);
  return { ...delivery, reported: body && readReportedAmounts(body) };
}

/** NaN if unknown, which is neither less nor more. */
const paidAmountOf = ({ reported }: ReportedPayment): number => reported?.paidAmount ?? NaN;

/** Unconfirmed reports do not count. */
const isReportedInFull = (delivery: ReportedPayment, { amount }: Priced): boolean =>
  paidAmountOf(delivery) >= amount && delivery.reason !== 'NOT_CONFIRMED';

/** Other reasons say nothing about the amount. */
const isSettledAsUnderpaid = ({ state, reason }: ReportedPayment): boolean =>
  state === 'settled' && (reason === 'UNDERPAID' || reason === 'UNDERPAID_GRANTED');
