export interface SandboxInvoice {
  readonly id: string;
  readonly external_id: string;
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
  readonly invoice_url: string;
  /** The amount received, which the provider's API does not reveal; absent before the payment. */
  readonly paid_amount?: number;
  readonly [field: string]: unknown;
}

/** A webhook of the stand-in, sent or pending. */
export interface SandboxDelivery {
  readonly id: string;
  readonly body: { readonly external_id: string };
  readonly attempts: readonly { readonly status: number }[];
}

/** Controls of the stand-in, which play the buyer, the provider and its faults. */
export class Xendit {
  constructor(readonly url: string) {}

  /** Finds the stand-in and the invoice's id by the invoice's payment page. */
  static ofPage(invoiceUrl: string): { xendit: Xendit; id: string } {
    const { origin, pathname } = new URL(invoiceUrl);
    return { xendit: new Xendit(origin), id: pathname.split('/').at(-1) ?? '' };
  }

  sendWebhooksTo = (callbackUrl: string | null) => this.#send('PATCH', 'settings', { callbackUrl });
  /** @param how `channel` of payment; `amount` if other than the invoice's */
  pay = (id: string, how: { channel?: string; amount?: number } = {}) =>
    this.#send('POST', `invoices/${id}/pay`, how);
  /** @param how as with `pay`; `staysExpired`: the invoice keeps the status EXPIRED, `toldAsExpired`: its webhook too */
  payLate = (id: string, how: { amount?: number; staysExpired?: boolean; toldAsExpired?: boolean } = {}) =>
    this.#send('POST', `invoices/${id}/pay-after-expiry`, how);
  settle = (id: string) => this.#send('POST', `invoices/${id}/settle`, {});
  expire = (id: string) => this.#send('POST', `invoices/${id}/expire`, {});
  idle = () => this.#send('POST', 'idle', {});
  /** Removes all data and restarts at a moment. */
  reset = (now: Date) => this.#send('POST', 'reset', { now: now.toISOString() });
  /** Moves the clock forward. Resolves once everything due until then is done. */
  advance = (advanceMs: number) => this.#send('POST', 'clock', { advanceMs: Math.round(advanceMs) });

  /** Failures of the next API requests. */
  fail = (...steps: object[]) => this.#send('POST', 'faults/api', { steps });
  failNoMore = () => this.#send('DELETE', 'faults/api');

  /** Failures of the next webhooks. */
  spoil = (...steps: object[]) => this.#send('POST', 'faults/webhooks', { steps });
  spoilNoMore = () => this.#send('DELETE', 'faults/webhooks');
  /** Sends a webhook that no change of the invoice caused. */
  sendWebhook = (id: string, webhook: { body?: object; token?: string; copies?: number }) =>
    this.#send('POST', `invoices/${id}/webhook`, webhook);

  /** All webhooks, oldest first. */
  async deliveries(): Promise<SandboxDelivery[]> {
    return (await this.#send('GET', 'deliveries')) as SandboxDelivery[];
  }

  /** Resends webhooks manually. */
  resend = (ids: readonly string[]) => this.#send('POST', 'deliveries/resend', { ids });

  async invoices(): Promise<SandboxInvoice[]> {
    return (await this.#send('GET', 'invoices')) as SandboxInvoice[];
  }

  async invoicesOf(orderId: string): Promise<SandboxInvoice[]> {
    return (await this.invoices()).filter(({ external_id: id }) => id === orderId);
  }

  async #send(method: string, control: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.url}/sandbox/${control}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${control}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  }
}
