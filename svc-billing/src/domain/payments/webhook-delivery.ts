import type { DeliveryState, ParkingReason } from '@sabi/contracts/http/orders';

/** What a webhook says of the money: kept apart from its body, so that it counts from the moment it was received. */
export interface ToldSums {
  /** What its invoice is over. */
  readonly amount: number;
  readonly currency: string;
  /** What came; null where it does not say. */
  readonly paidAmount: number | null;
}

/** Something the payment provider told, as it came. */
export interface WebhookDelivery {
  readonly id: string;
  /** The same for every copy. */
  readonly key: string;
  /** Empty where it was refused unread, or whose it was is erased. */
  readonly raw: string;
  readonly orderId: string | null;
  readonly invoiceId: string | null;
  readonly status: string | null;
  /** null for a body of no known shape. */
  readonly told: ToldSums | null;
  readonly state: DeliveryState;
  readonly reason: ParkingReason | null;
  /** A person says that all of it was paid, whatever it says itself. */
  readonly isAccepted: boolean;
  readonly copies: number;
  readonly receivedAt: Date;
  readonly handledAt: Date | null;
}

/** As much of a delivery as tells whether too little came; its body only where its sums were not kept apart. */
export type ToldPayment = Pick<
  WebhookDelivery,
  'status' | 'told' | 'raw' | 'state' | 'reason' | 'isAccepted'
>;
