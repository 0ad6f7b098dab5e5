/** Moves only forward: PENDING, EXPIRED, PAID, SETTLED; the last two mean paid. */
export type InvoiceStatus = 'PENDING' | 'EXPIRED' | 'PAID' | 'SETTLED' | 'UNKNOWN';

export interface ProviderInvoice {
  readonly id: string;
  /** Order id. */
  readonly externalId: string;
  readonly status: InvoiceStatus;
  /** Whole rupiah. */
  readonly amount: number;
  /** null: the merchant account's currency. */
  readonly currency: string | null;
  /** Payment page. */
  readonly url: string;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Payment channel as the provider names it; null while unpaid. */
  readonly paidBy: string | null;
}

export interface NewInvoice {
  readonly externalId: string;
  readonly amount: number;
  readonly description: string;
  readonly language: 'en' | 'id';
  /** Target of the provider's page after payment. */
  readonly returnUrl: string;
  readonly lifetimeSeconds: number;
}

export interface InvoicePage {
  readonly since: Date;
  /** Last invoice id of the previous page. */
  readonly after: string | null;
}

/** Each call has a timeout. @throws {PaymentProviderFailure} */
export interface PaymentProvider {
  /** Not idempotent. */
  createInvoice(invoice: NewInvoice): Promise<ProviderInvoice>;
  findInvoice(id: string): Promise<ProviderInvoice | null>;
  /** All invoices of an order. */
  findInvoicesOf(externalId: string): Promise<ProviderInvoice[]>;
  /** Invoices paid since a moment, including late ones; an empty page is the last. */
  listPaid(page: InvoicePage): Promise<ProviderInvoice[]>;
  expireInvoice(id: string): Promise<void>;
}

/** `refused`: no effect; `busy`: no effect, retry later; `unknown`: possibly an effect. */
export type FailureKind = 'refused' | 'busy' | 'unknown';

export class PaymentProviderFailure extends Error {
  override readonly name = 'PaymentProviderFailure';

  constructor(
    readonly kind: FailureKind,
    /** The provider's own code, if any. */
    readonly code: string | null,
    options?: ErrorOptions,
  ) {
    super(`${kind} ${code ?? ''}`.trim(), options);
  }
}

/** An invoice paid late may stay EXPIRED. */
export const isPaid = ({ status, paidBy }: Pick<ProviderInvoice, 'status' | 'paidBy'>): boolean =>
  status === 'PAID' || status === 'SETTLED' || (status === 'EXPIRED' && paidBy !== null);
