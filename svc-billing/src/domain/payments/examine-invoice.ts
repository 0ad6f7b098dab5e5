import type { ParkingReason } from '@sabi/contracts/http/orders';
import type { Order } from '../orders/order';
import type { ProviderInvoice } from './payment-provider';

type Mismatch = Extract<ParkingReason, 'INVOICE_MISMATCH' | 'CURRENCY_MISMATCH' | 'AMOUNT_MISMATCH'>;

/** What is wrong with an invoice that is said to be the order's; null when it fits. */
export function examineInvoice(
  order: Pick<Order, 'id' | 'amount' | 'currency'>,
  invoice: ProviderInvoice,
): Mismatch | null {
  if (invoice.externalId !== order.id) return 'INVOICE_MISMATCH';
  if ((invoice.currency ?? order.currency) !== order.currency) return 'CURRENCY_MISMATCH';
  return invoice.amount === order.amount ? null : 'AMOUNT_MISMATCH';
}
