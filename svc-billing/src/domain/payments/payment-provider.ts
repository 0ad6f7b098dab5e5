/** How far an invoice has come. Ranks only rise: PENDING, EXPIRED, PAID, SETTLED; the last two both mean paid. */
export type InvoiceStatus = 'PENDING' | 'EXPIRED' | 'PAID' | 'SETTLED' | 'UNKNOWN';

/** An invoice as the provider itself states it. */
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
  /** Where the provider's page leads afterwards, whatever became of the payment. */
  readonly returnUrl: string;
  readonly lifetimeSeconds: number;
}

export interface InvoicePage {
  readonly since: Date;
  /** Id of the last invoice of the page before. */
  readonly after: string | null;
}

/** Takes money for us. Each call answers or fails within a time of its own. @throws {PaymentProviderFailure} */
export interface PaymentProvider {
  /** Not idempotent: asked twice it makes two. */
  createInvoice(invoice: NewInvoice): Promise<ProviderInvoice>;
  findInvoice(id: string): Promise<ProviderInvoice | null>;
  /** All that were ever made for an order. */
  findInvoicesOf(externalId: string): Promise<ProviderInvoice[]>;
  /** Invoices that were paid since a moment, in time or late, a page at a time; an empty one is the last. */
  listPaid(page: InvoicePage): Promise<ProviderInvoice[]>;
  /** Ends an invoice that has not been paid. */
  expireInvoice(id: string): Promise<void>;
}

/** `refused`: nothing was done; `busy`: nothing was done, ask later; `unknown`: it may have been done. */
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

/** One that is paid after its end may go on saying EXPIRED. */
export const isPaid = ({ status, paidBy }: Pick<ProviderInvoice, 'status' | 'paidBy'>): boolean =>
  status === 'PAID' || status === 'SETTLED' || (status === 'EXPIRED' && paidBy !== null);
