import { Configuration, Invoice as InvoiceApi, XenditSdkError } from 'xendit-node';
import type { Invoice } from 'xendit-node/invoice/models';
import {
  type InvoiceStatus,
  type NewInvoice,
  type PaymentProvider,
  PaymentProviderFailure,
  type ProviderInvoice,
} from '../domain/payments/payment-provider';

export interface XenditOptions {
  readonly secretKey: string;
  readonly url: string;
  /** The SDK has no timeout. */
  readonly timeoutMs: number;
}

const pageSize = 100;
const statuses: readonly string[] = ['PENDING', 'EXPIRED', 'PAID', 'SETTLED'] satisfies InvoiceStatus[];

class InvoiceApiWithTimeout extends InvoiceApi {
  constructor({ secretKey, url, timeoutMs }: XenditOptions) {
    super({ secretKey, xenditURL: url });
    this.configuration = new Configuration({
      basePath: url.replace(/\/+$/, ''),
      fetchApi: (input: string, init: RequestInit) =>
        fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
    });
  }
}

/** Xendit's creation of invoices is not idempotent: callers look for an existing one first. */
export class XenditPaymentProvider implements PaymentProvider {
  readonly #invoices: InvoiceApi;

  constructor(options: XenditOptions) {
    this.#invoices = new InvoiceApiWithTimeout(options);
  }

  async createInvoice(invoice: NewInvoice): Promise<ProviderInvoice> {
    const { externalId, amount, description, language, returnUrl, lifetimeSeconds } = invoice;
    const created = await this.#call(() =>
      this.#invoices.createInvoice({
        data: {
          externalId,
          amount,
          description,
          currency: 'IDR',
          locale: language,
          invoiceDuration: lifetimeSeconds,
          shouldSendEmail: false,
          successRedirectUrl: returnUrl,
          failureRedirectUrl: returnUrl,
        },
      }),
    );
    return toInvoice(created);
  }

  async findInvoice(invoiceId: string): Promise<ProviderInvoice | null> {
    try {
      return toInvoice(await this.#call(() => this.#invoices.getInvoiceById({ invoiceId })));
    } catch (error) {
      if (error instanceof PaymentProviderFailure && error.code === 'INVOICE_NOT_FOUND_ERROR') return null;
      throw error;
    }
  }

  async findInvoicesOf(externalId: string): Promise<ProviderInvoice[]> {
    const found = await this.#call(() => this.#invoices.getInvoices({ externalId, limit: pageSize }));
    return found.map(toInvoice).filter((invoice) => invoice.externalId === externalId);
  }

  async listPaid({ since, after }: { since: Date; after: string | null }): Promise<ProviderInvoice[]> {
    const found = await this.#call(() =>
      this.#invoices.getInvoices({
        statuses: ['PAID', 'SETTLED', 'EXPIRED'],
        limit: pageSize,
        paidAfter: since,
        ...(after && { lastInvoice: after }),
      }),
    );
    return found.map(toInvoice);
  }

  async expireInvoice(invoiceId: string): Promise<void> {
    await this.#call(() => this.#invoices.expireInvoice({ invoiceId }));
  }

  async #call<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw toFailure(error);
    }
  }
}

/**
 * The SDK throws unspecific errors for bodies other than JSON, so only clear refusals have a known outcome.
 */
function toFailure(error: unknown): PaymentProviderFailure {
  if (!(error instanceof XenditSdkError))
    return new PaymentProviderFailure('unknown', null, { cause: error });
  const status = Number(error.status);
  const code = error.errorCode ?? null;
  // Without the cause, whose response may contain the buyer's input.
  if (status === 429) return new PaymentProviderFailure('busy', code);
  if (status >= 400 && status < 500) return new PaymentProviderFailure('refused', code);
  return new PaymentProviderFailure('unknown', code);
}

function toInvoice(invoice: Invoice): ProviderInvoice {
  const { id, externalId, amount, currency, invoiceUrl, expiryDate, created, updated } = invoice;
  if (!id) throw new PaymentProviderFailure('unknown', null);
  const status: string = invoice.status;
  return {
    id,
    externalId,
    status: statuses.includes(status) ? (status as InvoiceStatus) : 'UNKNOWN',
    amount,
    currency: currency ?? null,
    url: invoiceUrl,
    expiresAt: expiryDate,
    createdAt: created,
    updatedAt: updated,
    paidBy: invoice.paymentMethod ?? null,
  };
}
