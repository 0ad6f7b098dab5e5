import type { ParkingReason } from '@sabi/contracts/http/billing/orders';
import type { Transact } from '@sabi/service-kit/transaction';
import { expireOrder } from './expire-order';
import { findGrantableOrder } from '../orders/find-grantable-order';
import type { StoredOrder } from '../orders/stored-order';
import { applyInvoice, type ApplyInvoiceDependencies } from './apply-invoice';
import { examineInvoice } from './examine-invoice';
import { isPaid, type PaymentProvider, type ProviderInvoice } from './payment-provider';
import type { ReconciliationRepository, ReconciliationRun } from './reconciliation-repository';

export interface ReconcileDependencies extends ApplyInvoiceDependencies {
  readonly reconciliations: ReconciliationRepository;
  readonly payments: PaymentProvider;
  readonly transact: Transact;
}

const minuteMs = 60_000;
/** Interval, and the age from which pending orders are checked: together under half an hour. */
const everyMs = 5 * minuteMs;
const waitingMs = 15 * minuteMs;
/** Overlap with the last run, as the provider's clock differs and its list may lag. */
const overlapMs = 60 * minuteMs;
const firstLookBackMs = 7 * 24 * 60 * minuteMs;
/** Lifetime of an open order without an invoice. */
const abandonedMs = 24 * 60 * minuteMs;
const batchSize = 200;
const maxPages = 50;

type Findings = { -readonly [Key in keyof ReconciliationRun]: ReconciliationRun[Key] } & {
  healed: string[];
  drift: ReconciliationRun['drift'][number][];
};

/**
 * Repairs orders whose webhooks were lost: checks old pending orders and all payments since the last run.
 * One replica at a time runs it. The next run repeats an aborted one.
 */
export async function reconcile(
  { now }: { now: Date },
  dependencies: ReconcileDependencies,
): Promise<ReconciliationRun | null> {
  const turn = await dependencies.reconciliations.begin(everyMs);
  if (!turn) return null;
  const findings: Findings = { runAt: now, ordersChecked: 0, paymentsListed: 0, healed: [], drift: [] };
  await checkWaiting(now, findings, dependencies);
  const since = new Date((turn.since?.getTime() ?? now.getTime() - firstLookBackMs) - overlapMs);
  await checkPayments(since, findings, dependencies);
  for (const drift of findings.drift) await recordDrift(drift, dependencies);
  await dependencies.reconciliations.finish(findings);
  const { ordersChecked, paymentsListed, healed, drift } = findings;
  const counts = { checked: ordersChecked, listed: paymentsListed, healed: healed.length };
  dependencies.logger.info({ ...counts, drift: drift.length }, 'payments.reconciled');
  return findings;
}

async function checkWaiting(
  now: Date,
  findings: Findings,
  dependencies: ReconcileDependencies,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const waits = { createdBefore: before(waitingMs), checkedBefore: before(everyMs) };
  for (const order of await dependencies.orders.findUnchecked(waits, batchSize)) {
    try {
      const invoices = await findInvoices(order, dependencies);
      for (const invoice of invoices) await compare(order, invoice, findings, dependencies);
      if (isAbandoned(order, invoices, now)) await abandon(order, dependencies);
    } catch (error) {
      // One order's failure does not stop the run.
      dependencies.logger.warn({ order_id: order.id, err: error }, 'payments.order.unchecked');
    }
    await dependencies.orders.markChecked(order.id, now);
    findings.ordersChecked += 1;
  }
}

/** The creation of its invoice may have had an unknown outcome. */
async function findInvoices(
  order: StoredOrder,
  { payments }: ReconcileDependencies,
): Promise<ProviderInvoice[]> {
  if (!order.invoice) return payments.findInvoicesOf(order.id);
  const invoice = await payments.findInvoice(order.invoice.id);
  return invoice ? [invoice] : [];
}

/** It has had no invoice for long, or the provider does not know its expired one. */
function isAbandoned(
  { invoice, createdAt }: StoredOrder,
  known: readonly ProviderInvoice[],
  now: Date,
): boolean {
  if (!invoice) return createdAt.getTime() < now.getTime() - abandonedMs;
  return known.length === 0 && invoice.expiresAt < now;
}

/** An order whose invoice is open at the provider stays, since it can still be paid. */
async function abandon(order: StoredOrder, dependencies: ReconcileDependencies): Promise<void> {
  const { payments, transact } = dependencies;
  const made = await payments.findInvoicesOf(order.id);
  if (made.some(({ status }) => status === 'PENDING')) return;
  const unpaid = { orderId: order.id, invoiceId: order.invoice?.id ?? null };
  await transact((transaction) => expireOrder(unpaid, dependencies, transaction));
}

async function checkPayments(
  since: Date,
  findings: Findings,
  dependencies: ReconcileDependencies,
): Promise<void> {
  const { orders, payments } = dependencies;
  let after: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const found: ProviderInvoice[] = await payments.listPaid({ since, after });
    for (const invoice of found) {
      const order = await findGrantableOrder(invoice.externalId, { orders });
      if (order) await compare(order, invoice, findings, dependencies);
      else report(invoice, 'ORDER_UNKNOWN', findings);
    }
    findings.paymentsListed += found.length;
    after = found.at(-1)?.id ?? null;
    if (after === null) return;
  }
  throw new Error('The provider lists more payments than one run takes');
}

async function compare(
  order: StoredOrder,
  invoice: ProviderInvoice,
  findings: Findings,
  dependencies: ReconcileDependencies,
): Promise<void> {
  const mismatch = examineInvoice(order, invoice);
  if (mismatch) {
    if (isPaid(invoice)) report(invoice, mismatch, findings);
    return;
  }
  const outcome = await dependencies.transact((transaction) =>
    applyInvoice({ order, invoice, paidAt: null }, dependencies, transaction),
  );
  if (outcome === 'paid_twice') report(invoice, 'PAID_TWICE', findings);
  if (outcome === 'underpaid') report(invoice, 'UNDERPAID', findings);
  if (outcome === 'underpaid_granted') report(invoice, 'UNDERPAID_GRANTED', findings);
  if (outcome === 'paid') findings.healed.push(order.id);
}

function report({ id, externalId }: ProviderInvoice, reason: ParkingReason, { drift }: Findings): void {
  if (drift.some(({ invoiceId }) => invoiceId === id)) return;
  drift.push({ orderId: externalId, invoiceId: id, reason });
}

async function recordDrift(
  { orderId, invoiceId, reason }: ReconciliationRun['drift'][number],
  { audit, alertStaff, transact, logger }: ReconcileDependencies,
): Promise<void> {
  logger.error({ order_id: orderId, invoice_id: invoiceId, reason }, 'payment.drift');
  const facts = { invoice_id: invoiceId, reason };
  const by = { role: 'reconciliation', subject: null };
  const entry = { event: 'payment.drifted', order_id: orderId, user_id: null, by, facts } as const;
  const alert = { reason, order_id: orderId, invoice_id: invoiceId, delivery_id: null };
  await transact(async (transaction) => {
    await audit.add(entry, transaction);
    await alertStaff(alert, transaction);
  });
}
