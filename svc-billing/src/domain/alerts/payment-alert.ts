import type { ParkingReason } from '@sabi/contracts/http/billing/orders';

/** A payment for the staff to check. */
export interface PaymentAlert {
  /** `PAID_LATE`: granted after the order had expired. */
  readonly reason: ParkingReason | 'PAID_LATE';
  /** As the provider names it; may be unknown. */
  readonly order_id: string | null;
  readonly invoice_id: string | null;
  /** null when found by reconciliation. */
  readonly delivery_id: string | null;
}

const mismatches: readonly PaymentAlert['reason'][] = ['AMOUNT_MISMATCH', 'CURRENCY_MISMATCH'];

/**
 * Whether a webhook contradicts its invoice by another amount. Found by reconciliation, the invoice itself
 * differs.
 */
export const isContradicted = ({ reason, delivery_id }: PaymentAlert): boolean =>
  mismatches.includes(reason) && delivery_id !== null;
export const isInvoiceAtFault = ({ reason, delivery_id }: PaymentAlert): boolean =>
  mismatches.includes(reason) && delivery_id === null;
