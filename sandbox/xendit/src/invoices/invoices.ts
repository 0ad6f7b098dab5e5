import type { Clock } from '../clock';
import { XenditError } from '../provider/xendit-error';
import type { Settings } from '../settings';
import { channels } from './channels';
import type { CreateRequest } from './create-request';
import { createId, createInvoice, type Invoice } from './invoice';
import type { InvoiceStore } from './invoice-store';

/** An action that the invoice's state does not allow. */
export class StateError extends Error {
  override readonly name = 'StateError';
}

/** Called with each change that sends a webhook. */
export type Notify = (invoice: Invoice) => void;

interface Parts {
  readonly clock: Clock;
  readonly store: InvoiceStore;
  readonly settings: Settings;
  readonly notify: Notify;
}

/** PENDING → PAID → SETTLED, PENDING → EXPIRED; otherwise only a late payment. */
export class Invoices {
  readonly #cancelExpiry = new Map<string, () => void>();

  constructor(private readonly parts: Parts) {
    for (const invoice of parts.store.all()) this.#awaitExpiry(invoice);
  }

  create(request: CreateRequest): Invoice {
    const invoice = createInvoice(request, this.parts.clock.now());
    this.parts.store.save(invoice);
    this.#awaitExpiry(invoice);
    return invoice;
  }

  /** @throws {XenditError} */
  get(id: string): Invoice {
    const invoice = this.parts.store.find(id);
    if (!invoice) throw new XenditError('INVOICE_NOT_FOUND_ERROR', 'Could not find invoice by id');
    return invoice;
  }

  /** @param amount if other than the invoice's, which the real provider does not allow */
  pay(id: string, channelCode: string, amount?: number): Invoice {
    const invoice = this.#expect(id, 'PENDING');
    return this.#receive(invoice, { channelCode, amount, status: 'PAID' });
  }

  /**
   * A payment of an expired invoice.
   * @param how `amount`: as with `pay`; `staysExpired`: whether the invoice's status stays EXPIRED, `toldAsExpired`: whether
   * its webhook says so too; the provider documents neither
   */
  payAfterExpiry(
    id: string,
    channelCode: string,
    how: { amount?: number | undefined; staysExpired: boolean; toldAsExpired: boolean },
  ): Invoice {
    const invoice = this.#expect(id, 'EXPIRED');
    // It may keep the status EXPIRED, but accepts no second payment, which would overwrite the first.
    if (invoice.payment) throw new StateError('The invoice was paid after it had expired already');
    const status = how.staysExpired ? 'EXPIRED' : 'PAID';
    return this.#receive(invoice, { ...how, channelCode, status, isLate: true });
  }

  settle(id: string): Invoice {
    return this.#change({ ...this.#expect(id, 'PAID'), status: 'SETTLED' });
  }

  /** No effect on an invoice that is no longer pending, as at the provider. */
  expire(id: string): Invoice {
    const invoice = this.get(id);
    if (invoice.status !== 'PENDING') return invoice;
    this.#cancelExpiry.get(id)?.();
    const expired = { ...invoice, status: 'EXPIRED' as const, expiresAt: this.parts.clock.now() };
    return this.#change(expired, this.parts.settings.notifyExpired);
  }

  forget(): void {
    for (const cancel of this.#cancelExpiry.values()) cancel();
    this.#cancelExpiry.clear();
    this.parts.store.clear();
  }

  #expect(id: string, status: Invoice['status']): Invoice {
    const invoice = this.get(id);
    if (invoice.status !== status) throw new StateError(`The invoice is ${invoice.status}, not ${status}`);
    return invoice;
  }

  #receive(
    invoice: Invoice,
    {
      channelCode,
      amount = invoice.request.amount,
      status,
      isLate = false,
      toldAsExpired: isWebhookExpired,
    }: {
      channelCode: string;
      amount?: number | undefined;
      status: 'PAID' | 'EXPIRED';
      isLate?: boolean;
      toldAsExpired?: boolean;
    },
  ): Invoice {
    const channel = channels.find(({ code }) => code === channelCode);
    if (!channel) throw new StateError(`There is no channel ${channelCode}`);
    this.#cancelExpiry.get(invoice.id)?.();
    const payment = {
      channel,
      amount,
      paidAt: this.parts.clock.now(),
      id: `ewc_${createId()}`,
      isWebhookExpired,
    };
    const isHeardOf = !isLate || this.parts.settings.notifyPaidAfterExpiry;
    return this.#change({ ...invoice, status, payment }, isHeardOf);
  }

  #change(changed: Invoice, isHeardOf = true): Invoice {
    const invoice = { ...changed, updatedAt: this.parts.clock.now() };
    this.parts.store.save(invoice);
    if (isHeardOf) this.parts.notify(invoice);
    return invoice;
  }

  #awaitExpiry({ id, status, expiresAt }: Invoice): void {
    if (status !== 'PENDING') return;
    this.#cancelExpiry.set(
      id,
      this.parts.clock.schedule(expiresAt, () => void this.expire(id)),
    );
  }
}
