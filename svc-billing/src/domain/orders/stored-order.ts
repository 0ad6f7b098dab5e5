import type { Order } from './order';

export type Invoice = NonNullable<Order['invoice']>;

/** Codes of the provider; null where it did not report them. */
export interface PaidWith {
  readonly method: string | null;
  readonly channel: string | null;
}

export interface OrderOutcome {
  readonly paidWith: PaidWith | null;
  /** When it expired. */
  readonly endedAt: Date | null;
  readonly cancelled: boolean;
  readonly underpaid: boolean;
  readonly underpaidSettled: boolean;
}

export type StoredOrder = Order & {
  /** Name of the item in the order's catalogue. */
  readonly name: { readonly en: string; readonly id: string };
  readonly invoiceAttempts: number;
  /** The invoice whose payment counted. */
  readonly paidInvoiceId: string | null;
  readonly outcome?: OrderOutcome;
};
