import type { ParkingReason } from '@sabi/contracts/http/billing/orders';

/** A payment that the staff has to check. */
export interface PaymentAlert {
  /** `PAID_LATE`: granted, though the order had expired. */
  readonly reason: ParkingReason | 'PAID_LATE';
  /** As named by the provider; may be unknown. */
  readonly order_id: string | null;
  readonly invoice_id: string | null;
  /** null where reconciliation found it. */
  readonly delivery_id: string | null;
}

const mismatches: readonly PaymentAlert['reason'][] = ['AMOUNT_MISMATCH', 'CURRENCY_MISMATCH'];

/** A webhook with another amount contradicts its invoice; where reconciliation finds it, the invoice itself differs. */
export const isContradicted = ({ reason, delivery_id }: PaymentAlert): boolean =>
  mismatches.includes(reason) && delivery_id !== null;
export const isInvoiceAtFault = ({ reason, delivery_id }: PaymentAlert): boolean =>
  mismatches.includes(reason) && delivery_id === null;
