import type { DeliveryState, ParkingReason } from '@sabi/contracts/http/billing/orders';

/** Amounts of a webhook, stored so that they count before it is handled. */
export interface ReportedAmounts {
  /** Invoice amount. */
  readonly amount: number;
  readonly currency: string;
  /** Received amount; null if the webhook has none. */
  readonly paidAmount: number | null;
}

export interface WebhookDelivery {
  readonly id: string;
  /** Equal for every copy. */
  readonly key: string;
  /** Empty if refused unread, or after the account's erasure. */
  readonly raw: string;
  readonly orderId: string | null;
  readonly invoiceId: string | null;
  readonly status: string | null;
  /** null for a body of an unknown shape. */
  readonly reported: ReportedAmounts | null;
  readonly state: DeliveryState;
  readonly reason: ParkingReason | null;
  /** The staff has confirmed full payment. */
  readonly isAccepted: boolean;
  readonly copies: number;
  readonly receivedAt: Date;
  readonly handledAt: Date | null;
}

/** Fields that decide an underpayment; `raw` only if the amounts are not stored. */
export type ReportedPayment = Pick<
  WebhookDelivery,
  'status' | 'reported' | 'raw' | 'state' | 'reason' | 'isAccepted'
>;
