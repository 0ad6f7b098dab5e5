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
} from '../payments/payment-provider';
import type { OrderRepository } from './order-repository';
import type { Invoice, StoredOrder } from './stored-order';

export interface InvoiceDependencies {
  readonly orders: OrderRepository;
  readonly payments: PaymentProvider;
  readonly invoiceSettings: {
    readonly lifetimeSeconds: number;
    /** Where the product is, without a slash at its end. */
    readonly siteUrl: string;
    /** How long one call of the provider may take. */
    readonly callMs: number;
  };
  readonly logger: Logger;
}

/** How long somebody waits whose second click met the first. */
const patienceMs = 20_000;
const pollMs = 100;
/** An answer that was lost: the invoice may show up a moment later. */
const lookUpAfterMs = [0, 500, 1500];
/** Under one lease: a look at what there is, the attempt, the looks after it, and the end of an invoice too many. */
const callsAtMost = 3 + lookUpAfterMs.length;
/** What takes time beside the provider. */
const marginMs = 5000;

/** Longer than all calls take together: whoever holds the lease has answered or is gone, and nobody asks beside another. */
const leaseOf = (callMs: number): number =>
  callsAtMost * callMs + lookUpAfterMs.reduce((sum, waitMs) => sum + waitMs, 0) + marginMs;

interface InvoiceWish {
  readonly order: StoredOrder;
  readonly language: Language;
}

/**
 * The order's one invoice. One caller at a time asks the provider for it, the others wait; after an attempt whose outcome
 * nobody knows, the provider is asked what it has before it is asked for another.
 * @throws {AppError} PAYMENT_FAILED, PAYMENT_UNAVAILABLE, ORDER_STATE_UNFIT
 */
export async function ensureInvoice(wish: InvoiceWish, dependencies: InvoiceDependencies): Promise<Invoice> {
  const { orders, invoiceSettings } = dependencies;
  const leaseMs = leaseOf(invoiceSettings.callMs);
  const holder = randomUUID();
  const givenUpAt = performance.now() + patienceMs;
  do {
    const current = await orders.find(wish.order.id);
    if (current?.invoice) return current.invoice;
    if (current?.status !== 'pending') throw new AppError('ORDER_STATE_UNFIT');
    const claimed = await orders.claimInvoice(current.id, holder, leaseMs);
    if (claimed) return makeInvoice({ ...wish, order: claimed }, holder, dependencies);
    await delay(pollMs);
  } while (performance.now() < givenUpAt);
  throw unavailable();
}

async function makeInvoice(
  wish: InvoiceWish,
  holder: string,
  dependencies: InvoiceDependencies,
): Promise<Invoice> {
  const { orders, logger } = dependencies;
  const { id } = wish.order;
  try {
    const isFirst = wish.order.invoiceAttempts === 1;
    const known = isFirst ? null : await findMade(wish.order, dependencies);
    const { id: invoiceId, url, expiresAt } = known ?? (await createOnce(wish, dependencies));
    const invoice = { id: invoiceId, url, expiresAt };
    if (await orders.setInvoice(id, holder, invoice)) return invoice;
    // The lease ran out and another caller has taken over: its invoice counts.
    throw unavailable();
  } catch (error) {
    await orders.releaseInvoice(id, holder);
    if (!(error instanceof PaymentProviderFailure)) throw error;
    logger.warn({ order_id: id, kind: error.kind, code: error.code, err: error.cause }, 'invoice.failed');
    throw error.kind === 'refused' ? new AppError('PAYMENT_FAILED') : unavailable();
  }
}

async function createOnce(
  { order, language }: InvoiceWish,
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
      const made = await findMade(order, dependencies);
      if (made) return made;
    }
    throw error;
  }
}

/** What an earlier attempt has made after all; a second one that can still be paid is ended. */
async function findMade(
  order: StoredOrder,
  { payments, logger }: InvoiceDependencies,
): Promise<ProviderInvoice | null> {
  const found = (await payments.findInvoicesOf(order.id)).filter(({ amount }) => amount === order.amount);
  const open = found.filter(({ status }) => status === 'PENDING');
  const [kept, ...extra] = [...found.filter(isPaid), ...open.toSorted(byAge)];
  for (const { id, status } of extra) {
    if (status !== 'PENDING') continue;
    logger.warn({ order_id: order.id, invoice_id: id }, 'invoice.duplicate.ended');
    await payments.expireInvoice(id);
  }
  return kept ?? null;
}

const byAge = (one: ProviderInvoice, other: ProviderInvoice) =>
  one.createdAt.getTime() - other.createdAt.getTime();

const unavailable = () => new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 5 });
