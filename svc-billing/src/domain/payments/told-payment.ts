import type { Transaction } from '@sabi/service-kit/transaction';
import type { DeliveryRepository, ToldPayment } from '../../data-access/delivery-repository';
import type { Order } from '../orders/order';
import { readWebhookBody, toldSumsOf } from './webhook-body';

const paidStatuses: readonly (string | null)[] = ['PAID', 'SETTLED'];

/** Which status the provider tells of money that came after an invoice's end, it does not document: with a sum, EXPIRED is one. */
export const saysPaid = ({ status, told }: Pick<ToldPayment, 'status' | 'told'>): boolean =>
  paidStatuses.includes(status) || (status === 'EXPIRED' && (told?.paidAmount ?? 0) > 0);

type Mismatch = 'CURRENCY_MISMATCH' | 'AMOUNT_MISMATCH';
type Priced = Pick<Order, 'amount' | 'currency'>;

/** An invoice cannot be altered: whoever tells of another sum than it is over tells of another invoice, or a lie. */
export function examineTold(
  { status, told }: Pick<ToldPayment, 'status' | 'told'>,
  order: Priced,
): Mismatch | null {
  if (told?.currency !== order.currency) return 'CURRENCY_MISMATCH';
  return saysPaid({ status, told }) && told.amount < order.amount ? 'AMOUNT_MISMATCH' : null;
}

/**
 * Whether too little came by an invoice, as far as anybody was told. What was received counts at once, however far the work
 * on it is; a person who has accepted it, or a webhook that says that all of it came, counts more.
 * @returns `settled` once a person has seen to it, which grants nothing either
 */
export async function findUnderpaid(
  { order, invoiceId }: { order: Priced & Pick<Order, 'id'>; invoiceId: string },
  { deliveries }: { readonly deliveries: Pick<DeliveryRepository, 'findTold'> },
  transaction: Transaction,
): Promise<'waiting' | 'settled' | null> {
  const all = (await deliveries.findTold({ orderId: order.id, invoiceId }, transaction)).map(withSums);
  // Whichever of them it was: one that tells of no sum is parked with those that do. Who settles it thinks better of that.
  if (all.some(({ isAccepted, state }) => isAccepted && state !== 'settled')) return null;
  const told = all.filter((delivery) => tellsOf(order, delivery));
  if (!told.some((delivery) => sumOf(delivery) < order.amount)) return null;
  if (told.some((delivery) => tellsOfAll(delivery, order))) return null;
  return told.some(isSeenTo) ? 'settled' : 'waiting';
}

/** Whether it tells that too little came for an order. */
export function tellsOfTooLittle(delivery: ToldPayment, order: Priced): boolean {
  const told = withSums(delivery);
  return tellsOf(order, told) && sumOf(told) < order.amount;
}

/** That it is paid, and by an invoice that is over its price. */
const tellsOf = (order: Priced, delivery: ToldPayment): boolean =>
  saysPaid(delivery) && !examineTold(delivery, order);

/** Kept by a replica that knew of no sums, a delivery has them in its body alone. */
function withSums(delivery: ToldPayment): ToldPayment {
  if (delivery.told) return delivery;
  const body = readWebhookBody(delivery.raw);
  return { ...delivery, told: body && toldSumsOf(body) };
}

/** NaN where it does not say, which is neither less nor more. */
const sumOf = ({ told }: ToldPayment): number => told?.paidAmount ?? NaN;

/** One that the provider has denied is no better than a lie. */
const tellsOfAll = (delivery: ToldPayment, { amount }: Priced): boolean =>
  sumOf(delivery) >= amount && delivery.reason !== 'NOT_CONFIRMED';

/** One that was settled before anybody knew that too little had come says nothing of that. */
const isSeenTo = ({ state, reason }: ToldPayment): boolean =>
  state === 'settled' && (reason === 'UNDERPAID' || reason === 'UNDERPAID_GRANTED');
