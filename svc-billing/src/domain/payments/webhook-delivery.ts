import type { DeliveryState, ParkingReason } from '@sabi/contracts/http/billing/orders';

/** Amounts of a webhook, stored beside its body so that they count before it is handled. */
export interface ReportedAmounts {
  /** Amount of the invoice. */
  readonly amount: number;
  readonly currency: string;
  /** Received; null where the webhook does not contain it. */
  readonly paidAmount: number | null;
}

/** A received webhook. */
export interface WebhookDelivery {
  readonly id: string;
  /** The same for every copy. */
  readonly key: string;
  /** Empty where it was refused unread, or the account was erased. */
  readonly raw: string;
  readonly orderId: string | null;
  readonly invoiceId: string | null;
  readonly status: string | null;
  /** null for a body of no known shape. */
  readonly reported: ReportedAmounts | null;
  readonly state: DeliveryState;
  readonly reason: ParkingReason | null;
  /** The staff has confirmed that it was paid in full. */
  readonly isAccepted: boolean;
  readonly copies: number;
  readonly receivedAt: Date;
  readonly handledAt: Date | null;
}

/** The fields that decide whether an invoice is underpaid; `raw` only where the amounts are not stored. */
export type ReportedPayment = Pick<
  WebhookDelivery,
  'status' | 'reported' | 'raw' | 'state' | 'reason' | 'isAccepted'
>;
