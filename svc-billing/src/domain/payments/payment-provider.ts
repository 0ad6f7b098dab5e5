/** Moves only forward: PENDING, EXPIRED, PAID, SETTLED; the last two both mean paid. */
export type InvoiceStatus = 'PENDING' | 'EXPIRED' | 'PAID' | 'SETTLED' | 'UNKNOWN';

export interface ProviderInvoice {
  readonly id: string;
  /** The id of our order. */
  readonly externalId: string;
  readonly status: InvoiceStatus;
  /** Whole rupiah. */
  readonly amount: number;
  /** null where the provider leaves it out: then it is the account's own. */
  readonly currency: string | null;
  /** Page where it is paid. */
  readonly url: string;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Kind of channel it was paid through, as the provider names it: null while it is not paid. */
  readonly paidBy: string | null;
}

export interface NewInvoice {
  readonly externalId: string;
  readonly amount: number;
  readonly description: string;
  readonly language: 'en' | 'id';
  /** Where the provider's page leads afterwards. */
  readonly returnUrl: string;
  readonly lifetimeSeconds: number;
}

export interface InvoicePage {
  readonly since: Date;
  /** Id of the last invoice of the page before. */
  readonly after: string | null;
}

/** Each call has a timeout. @throws {PaymentProviderFailure} */
export interface PaymentProvider {
  /** Not idempotent. */
  createInvoice(invoice: NewInvoice): Promise<ProviderInvoice>;
  findInvoice(id: string): Promise<ProviderInvoice | null>;
  /** All invoices of an order. */
  findInvoicesOf(externalId: string): Promise<ProviderInvoice[]>;
  /** A page of invoices paid since a moment, also late; an empty one is the last. */
  listPaid(page: InvoicePage): Promise<ProviderInvoice[]>;
  expireInvoice(id: string): Promise<void>;
}

/** `refused`: no effect; `busy`: no effect, retry later; `unknown`: it may have had an effect. */
export type FailureKind = 'refused' | 'busy' | 'unknown';

export class PaymentProviderFailure extends Error {
  override readonly name = 'PaymentProviderFailure';

  constructor(
    readonly kind: FailureKind,
    /** The provider's own code, where it gave one. */
    readonly code: string | null,
    options?: ErrorOptions,
  ) {
    super(`${kind} ${code ?? ''}`.trim(), options);
  }
}

/** An invoice that is paid late may stay EXPIRED. */
export const isPaid = ({ status, paidBy }: Pick<ProviderInvoice, 'status' | 'paidBy'>): boolean =>
  status === 'PAID' || status === 'SETTLED' || (status === 'EXPIRED' && paidBy !== null);
