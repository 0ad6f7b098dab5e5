import type { Order } from './order';

export type Invoice = NonNullable<Order['invoice']>;

/** The provider's codes; null if not reported. */
export interface PaidWith {
  readonly method: string | null;
  readonly channel: string | null;
}

export interface OrderOutcome {
  readonly paidWith: PaidWith | null;
  /** Time of expiry. */
  readonly endedAt: Date | null;
  readonly cancelled: boolean;
  readonly underpaid: boolean;
  readonly underpaidSettled: boolean;
}

export type StoredOrder = Order & {
  /** Name of the item in the order's catalogue. */
  readonly name: { readonly en: string; readonly id: string };
  readonly invoiceAttempts: number;
  /** The paid invoice. */
  readonly paidInvoiceId: string | null;
  readonly outcome?: OrderOutcome;
};
