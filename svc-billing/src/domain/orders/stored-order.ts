import type { Order } from './order';

export type Invoice = NonNullable<Order['invoice']>;

/** How it was paid, in the provider's words; null where it did not tell. */
export interface PaidWith {
  readonly method: string | null;
  readonly channel: string | null;
}

/** What became of an order, for its owner to read. */
export interface OrderOutcome {
  readonly paidWith: PaidWith | null;
  /** When it ended unpaid. */
  readonly endedAt: Date | null;
  /** It ended because its owner said so. */
  readonly givenUp: boolean;
  /** It ended because less came than was to be paid. */
  readonly underpaid: boolean;
  /** A person has settled that. */
  readonly underpaidSettled: boolean;
}

/** An order with what only its own keeping needs. */
export type StoredOrder = Order & {
  /** Of what was bought, by the catalogue of the order. */
  readonly name: { readonly en: string; readonly id: string };
  /** How often an invoice has been asked for. */
  readonly invoiceAttempts: number;
  /** Whose payment counted; null before one did. */
  readonly paidInvoiceId: string | null;
  /** Of an order that was kept before. */
  readonly outcome?: OrderOutcome;
};
