import type { Order } from './order';

export type Invoice = NonNullable<Order['invoice']>;

/** An order with what only its own keeping needs. */
export type StoredOrder = Order & {
  /** Of what was bought, by the catalogue of the order. */
  readonly name: { readonly en: string; readonly id: string };
  /** How often an invoice has been asked for. */
  readonly invoiceAttempts: number;
  /** Whose payment counted; null before one did. */
  readonly paidInvoiceId: string | null;
};
