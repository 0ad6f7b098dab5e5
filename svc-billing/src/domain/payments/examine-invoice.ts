import type { ParkingReason } from '@sabi/contracts/http/billing/orders';
import type { Order } from '../orders/order';
import type { ProviderInvoice } from './payment-provider';

type Mismatch = Extract<ParkingReason, 'INVOICE_MISMATCH' | 'CURRENCY_MISMATCH' | 'AMOUNT_MISMATCH'>;

/** @returns null when the invoice matches the order */
export function examineInvoice(
  order: Pick<Order, 'id' | 'amount' | 'currency'>,
  invoice: ProviderInvoice,
): Mismatch | null {
  if (invoice.externalId !== order.id) return 'INVOICE_MISMATCH';
  if ((invoice.currency ?? order.currency) !== order.currency) return 'CURRENCY_MISMATCH';
  return invoice.amount === order.amount ? null : 'AMOUNT_MISMATCH';
}
