import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import {
  isPaid,
  type PaymentProvider,
  PaymentProviderFailure,
  type ProviderInvoice,
} from './payment-provider';
import type { OrderRepository } from '../orders/order-repository';
import type { Invoice, StoredOrder } from '../orders/stored-order';

export interface InvoiceDependencies {
  readonly orders: OrderRepository;
  readonly payments: PaymentProvider;
  readonly invoiceSettings: {
    readonly lifetimeSeconds: number;
    /** URL of the site, without a trailing slash. */
    readonly siteUrl: string;
    /** Timeout of a provider call. */
    readonly callMs: number;
  };
  readonly logger: Logger;
}

/** How long a second click waits for the first one's invoice. */
const waitTimeoutMs = 20_000;
const pollMs = 100;
/** After a lost response the invoice may appear later. */
const lookUpAfterMs = [0, 500, 1500];
/** Calls under one lease: lookup, creation, further lookups, expiring a duplicate. */
const callsAtMost = 3 + lookUpAfterMs.length;
/** Time outside provider calls. */
const marginMs = 5000;

/** Longer than all calls together, so that callers never overlap. */
const leaseOf = (callMs: number): number =>
  callsAtMost * callMs + lookUpAfterMs.reduce((sum, waitMs) => sum + waitMs, 0) + marginMs;

interface InvoiceRequest {
  readonly order: StoredOrder;
  readonly language: Language;
}

/**
 * The one invoice of an order. One caller requests it, others wait. After an unknown outcome, the provider's
 * invoices are looked up first.
 * @throws {AppError} PAYMENT_FAILED, PAYMENT_UNAVAILABLE, ORDER_STATE_UNFIT
 */
export async function ensureInvoice(
  request: InvoiceRequest,
  dependencies: InvoiceDependencies,
): Promise<Invoice> {
  const { orders, invoiceSettings } = dependencies;
  const leaseMs = leaseOf(invoiceSettings.callMs);
  const holder = randomUUID();
  const deadline = performance.now() + waitTimeoutMs;
  do {
    const current = await orders.find(request.order.id);
    if (current?.invoice) return current.invoice;
    if (current?.status !== 'pending') throw new AppError('ORDER_STATE_UNFIT');
    const claimed = await orders.claimInvoice(current.id, holder, leaseMs);
    if (claimed) return requestInvoice({ ...request, order: claimed }, holder, dependencies);
    await delay(pollMs);
  } while (performance.now() < deadline);
  throw unavailable();
}

async function requestInvoice(
  request: InvoiceRequest,
  holder: string,
  dependencies: InvoiceDependencies,
): Promise<Invoice> {
  const { orders, logger } = dependencies;
  const { id } = request.order;
  try {
    const isFirst = request.order.invoiceAttempts === 1;
    const known = isFirst ? null : await findExistingInvoice(request.order, dependencies);
    const { id: invoiceId, url, expiresAt } = known ?? (await createOnce(request, dependencies));
    const invoice = { id: invoiceId, url, expiresAt };
    if (await orders.setInvoice(id, holder, invoice)) return invoice;
    // The lease expired and another caller's invoice counts.
    throw unavailable();
  } catch (error) {
    await orders.releaseInvoice(id, holder);
    if (!(error instanceof PaymentProviderFailure)) throw error;
    logger.warn({ order_id: id, kind: error.kind, code: error.code, err: error.cause }, 'invoice.failed');
    throw error.kind === 'refused' ? new AppError('PAYMENT_FAILED') : unavailable();
  }
}

async function createOnce(
  { order, language }: InvoiceRequest,
  dependencies: InvoiceDependencies,
): Promise<ProviderInvoice> {
  const { payments, invoiceSettings } = dependencies;
  const home = language === 'id' ? '/id' : '';
  try {
    return await payments.createInvoice({
      externalId: order.id,
      amount: order.amount,
      description: order.name[language],
      language,
      returnUrl: `${invoiceSettings.siteUrl}${home}/dashboard?order=${order.id}`,
      lifetimeSeconds: invoiceSettings.lifetimeSeconds,
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure && error.kind === 'unknown')) throw error;
    for (const waitMs of lookUpAfterMs) {
      await delay(waitMs);
      const existing = await findExistingInvoice(order, dependencies);
      if (existing) return existing;
    }
    throw error;
  }
}

/** An earlier attempt's invoice; expires payable duplicates. */
async function findExistingInvoice(
  order: StoredOrder,
  { payments, logger }: InvoiceDependencies,
): Promise<ProviderInvoice | null> {
  const found = (await payments.findInvoicesOf(order.id)).filter(({ amount }) => amount === order.amount);
  const open = found.filter(({ status }) => status === 'PENDING');
  const [first, ...extra] = [...found.filter(isPaid), ...open.toSorted(byAge)];
  for (const { id, status } of extra) {
    if (status !== 'PENDING') continue;
    logger.warn({ order_id: order.id, invoice_id: id }, 'invoice.duplicate.ended');
    await payments.expireInvoice(id);
  }
  return first ?? null;
}

const byAge = (one: ProviderInvoice, other: ProviderInvoice) =>
  one.createdAt.getTime() - other.createdAt.getTime();

const unavailable = () => new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 5 });
