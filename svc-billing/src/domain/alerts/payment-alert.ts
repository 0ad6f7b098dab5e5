import type { ParkingReason } from '@sabi/contracts/http/orders';

/** A payment that a person has to look at. */
export interface PaymentAlert {
  /** `paid_late` counted all the same: it came after its order had ended. */
  readonly reason: ParkingReason | 'PAID_LATE';
  /** As the provider names it; may be no order of ours. */
  readonly order_id: string | null;
  readonly invoice_id: string | null;
  /** The webhook it came with; null where it was found by looking. */
  readonly delivery_id: string | null;
}

const mismatches: readonly PaymentAlert['reason'][] = ['AMOUNT_MISMATCH', 'CURRENCY_MISMATCH'];

/** A webhook of another sum or currency contradicts its invoice; where that is found by looking, the invoice differs. */
export const isContradicted = ({ reason, delivery_id }: PaymentAlert): boolean =>
  mismatches.includes(reason) && delivery_id !== null;
export const isInvoiceAtFault = ({ reason, delivery_id }: PaymentAlert): boolean =>
  mismatches.includes(reason) && delivery_id === null;
