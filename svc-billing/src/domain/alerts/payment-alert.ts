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
