import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { SandboxInvoice } from '@sabi/test-kit/xendit';
import { z } from 'zod';
import type { StoredLedgerEntry } from '../../../src/domain/entitlements/ledger';
import { reconcile } from '../../../src/domain/payments/reconcile';
import { openPlans, type StoredSubscription, statusAt } from '../../../src/domain/subscriptions/subscription';
import { staffEmail } from '../harness';
import { isPaidAtProvider, isUnderpaidAtProvider, type Memory } from './execute-plan';
import { findSettlementFaults } from './find-settlement-faults';
import { voucherCode, type World } from './world';

/** Grants by the specification, independent of the code under test. */
const granted: Record<string, Partial<Record<EntitlementKind, number>>> = {
  basic: { job_application: 25, cv_makeover: 1, consultation: 1, webinar: 1 },
  pro: { job_application: 50, cv_makeover: 3, consultation: 2, webinar: 2, personality_test: 1 },
  elite: {
    job_application: 100,
    cv_makeover: 6,
    consultation: 5,
    webinar: 3,
    career_assessment: 1,
    private_session: 1,
  },
  'job-application': { job_application: 25 },
  'cv-linkedin': { cv_makeover: 1 },
  'career-consultation': { consultation: 1 },
  'whatsapp-assistant': { whatsapp_assistant: 1 },
  'hr-webinar': { webinar: 1 },
  'cv-template': { cv_template_premium: 1 },
  'personality-test': { personality_test: 1 },
  'private-hr-session': { private_session: 1 },
};

interface OrderRow {
  _id: string;
  user_id: string;
  kind: string;
  item: string;
  status: string;
  amount: number;
  voucher_code: string | null;
  invoice: { id: string } | null;
}

interface AccountRow {
  _id: string;
  entries: number;
  lots: { kind: EntitlementKind; order_id: string | null; remaining: number; granted: number }[];
}

interface ReceiptRow {
  order_id: string;
  number: string;
  amount: number;
  issued_at: Date;
  refunded_at: Date | null;
}

interface DeliveryRow {
  raw: string;
  state: string;
  reason: string | null;
  received_at: Date;
}

interface Left {
  readonly orders: OrderRow[];
  readonly invoices: SandboxInvoice[];
  readonly entries: StoredLedgerEntry[];
  readonly accounts: AccountRow[];
  readonly subscriptions: StoredSubscription[];
  readonly receipts: ReceiptRow[];
  readonly paidLines: { order_id: string }[];
  readonly mails: { id: string; cause: string }[];
  readonly deliveries: DeliveryRow[];
  readonly vouchers: { _id: string; uses: number }[];
  readonly voucherUses: { order_id: string; user_id: string }[];
}

class Faults {
  readonly found: string[] = [];

  expect(isSo: boolean, otherwise: string): void {
    if (!isSo) this.found.push(otherwise);
  }

  same(actual: unknown, expected: unknown, what: string): void {
    const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (left !== right) this.found.push(`${what}: ${left}, not ${right}`);
  }
}

/** Checks the final state of a run. @returns a sentence for each fault */
export async function findFaults(world: World, memory: Memory): Promise<string[]> {
  const faults = new Faults();
  for (const surprise of memory.surprises) faults.found.push(surprise);
  const left = await readLeft(world);
  for (const order of left.orders) judgeOrder(order, left, memory, world, faults);
  await judgeKept(left, world, faults);
  judgeStrangers(left, faults);
  for (const account of left.accounts) judgeAccount(account, left, world, faults);
  judgeUses(left, memory, faults);
  faults.found.push(...(await findSettlementFaults(world, memory)));
  judgeBooks(left, faults);
  judgeVoucher(left, faults);
  await judgeDrift(world, faults);
  return faults.found;
}

async function readLeft({ database: { db }, xendit }: World): Promise<Left> {
  const rows = (name: string, filter: object = {}) => db.collection(name).find(filter).toArray();
  const paid = { event: { $in: ['order.paid', 'order.paid_late'] } };
  const [orders, accounts, subscriptions, receipts, paidLines, mails, deliveries, vouchers, voucherUses] =
    await Promise.all([
      rows('orders'),
      rows('entitlement_accounts'),
      rows('subscriptions'),
      rows('receipts'),
      rows('audit_log', paid),
      rows('billing_mails'),
      rows('webhook_deliveries'),
      rows('vouchers'),
      rows('voucher_uses'),
    ]);
  const entries = await db.collection('ledger_entries').find().sort({ user_id: 1, number: 1 }).toArray();
  const invoices = await xendit.invoices();
  return {
    ...{ orders, accounts, subscriptions, receipts, paidLines, mails, deliveries, vouchers, voucherUses },
    ...{ entries, invoices },
  } as unknown as Left;
}

/** An order matches its invoice at the provider, with its grants once or not at all. */
function judgeOrder(order: OrderRow, left: Left, memory: Memory, world: World, faults: Faults): void {
  const { _id: id, item, status } = order;
  const named = `order ${id} (${item}, ${status})`;
  const invoices = left.invoices.filter(({ external_id: of }) => of === id);
  const paidInvoices = invoices.filter(isPaidAtProvider);
  const isPaid = paidInvoices.length > 0 && !isWithheld(order, paidInvoices, left, memory);
  faults.expect(paidInvoices.length <= 1, `${named} was paid ${paidInvoices.length} times`);
  const isOpenTwice = invoices.filter((invoice) => invoice.status === 'PENDING').length > 1;
  faults.expect(!isOpenTwice, `${named} has several invoices that can be paid`);
  for (const { amount } of invoices) faults.same(amount, order.amount, `${named}: an invoice's amount`);
  const isRefunded = status === 'refunded';
  if (isRefunded) faults.expect(memory.refunds.has(id), `${named}: nobody refunded it`);
  faults.same(status === 'paid' || isRefunded, isPaid, `${named}: paid, though the provider says otherwise`);
  if (status === 'expired')
    faults.expect(!invoices.some((invoice) => invoice.status === 'PENDING'), `${named} can still be paid`);
  if (status === 'pending' && order.invoice)
    faults.same(
      invoices.find((each) => each.id === order.invoice?.id)?.status,
      'PENDING',
      `${named}: invoice`,
    );

  const times = isPaid ? 1 : 0;
  const counts: Record<string, number> = {};
  for (const { order_id: of, type, kind, cause, amount } of left.entries)
    if (of === id && type === 'grant' && cause !== 'return') counts[kind] = (counts[kind] ?? 0) + amount;
  faults.same(sorted(counts), sorted(isPaid ? (granted[item] ?? {}) : {}), `${named}: what it granted`);
  const ofOrder = ({ order_id: of }: { order_id: string }) => of === id;
  const receipts = left.receipts.filter(ofOrder);
  faults.same(receipts.length, times, `${named}: receipts`);
  for (const receipt of receipts) {
    faults.same(receipt.amount, order.amount, `${named}: amount of its receipt`);
    faults.same(receipt.refunded_at !== null, isRefunded, `${named}: its receipt says refunded`);
  }
  faults.same(left.paidLines.filter(ofOrder).length, times, `${named}: lines of evidence of its payment`);
  judgeMail(order, times, left, world, faults);
  const plans = left.subscriptions.filter(({ orders }) => orders.some(ofOrder));
  const isPlan = order.kind === 'subscription' && isPaid && !isRefunded;
  faults.same(plans.length, isPlan ? 1 : 0, `${named}: plans that it pays for`);
  const unused = left.accounts.flatMap(({ lots }) =>
    lots.filter((lot) => lot.order_id === id && lot.remaining > 0),
  );
  if (isRefunded) faults.same(unused, [], `${named}: what is left of it`);
}

/** Maximum time from a webhook's arrival to its storage; a plan's waits are longer. */
const keptWithinMs = 5000;

/**
 * Fields that make a webhook's amount count, independent of the code under test. EXPIRED with an amount is a
 * payment.
 */
const reportShape = z.object({
  id: z.string(),
  external_id: z.string(),
  status: z.enum(['PAID', 'SETTLED', 'EXPIRED']),
  amount: z.number(),
  paid_amount: z.number(),
  currency: z.literal('IDR'),
});

/**
 * The order was reported as underpaid and not accepted. If granted before the report, it stays granted, and
 * the webhook has to be parked.
 */
function isWithheld(
  { _id: id, amount }: OrderRow,
  paid: readonly SandboxInvoice[],
  { deliveries, receipts }: Left,
  { accepted }: Memory,
): boolean {
  if (accepted.has(id) || !paid.some(isUnderpaidAtProvider)) return false;
  const reports = deliveries.filter(({ raw }) => {
    const body = readReport(raw);
    return (
      body?.external_id === id &&
      paid.some((each) => each.id === body.id) &&
      body.amount >= amount &&
      body.paid_amount < amount
    );
  });
  const receipt = receipts.find(({ order_id: of }) => of === id);
  if (!receipt || reports.length === 0) return reports.length > 0;
  const before = receipt.issued_at.getTime() - keptWithinMs;
  if (reports.some(({ received_at: at }) => at.getTime() < before)) return true;
  return receipt.refunded_at === null && !reports.some(({ reason }) => reason === 'UNDERPAID_GRANTED');
}

function readReport(raw: string): z.infer<typeof reportShape> | null {
  try {
    return reportShape.safeParse(JSON.parse(raw)).data ?? null;
  } catch {
    return null;
  }
}

/** Each payment webhook answered with 200 is stored, and none counts as a copy of another. */
async function judgeKept({ deliveries }: Left, { xendit }: World, faults: Faults): Promise<void> {
  const stored = new Set(deliveries.map(({ raw }) => sumUp(raw)));
  for (const { body, attempts } of await xendit.deliveries())
    if (attempts.some(({ status }) => status === 200))
      faults.expect(stored.has(sumUp(JSON.stringify(body))), `${sumUp(JSON.stringify(body))} was not kept`);
}

/** Unread webhooks are stored without a body. */
function sumUp(raw: string): string {
  const body = JSON.parse(raw || '{}') as Record<string, unknown>;
  const parts = ['id', 'external_id', 'status', 'amount', 'currency', 'paid_amount'] as const;
  return JSON.stringify(parts.map((part) => body[part] ?? null));
}

/**
 * Each mail is requested and sent once, or again with the same id if an instance was killed between sending
 * and storing.
 */
function judgeMail({ _id: id }: OrderRow, times: number, left: Left, world: World, faults: Faults): void {
  const mails = left.mails.filter(({ cause }) => cause === `receipt:${id}`);
  faults.same(mails.length, times, `order ${id}: mails about its payment`);
  for (const mail of mails) {
    const sent = world.mails.filter((each) => each.id === mail.id && each.to !== staffEmail).length;
    const most = 1 + world.replicas.ends.length + world.overtaken;
    faults.expect(
      sent >= 1 && sent <= most,
      `order ${id}: its mail was sent ${sent} times, not 1 to ${most}`,
    );
  }
}

/** Nothing is stored for unknown orders. */
function judgeStrangers({ orders, entries, receipts, paidLines, accounts }: Left, faults: Faults): void {
  const known = new Set(orders.map(({ _id }) => _id));
  const named = [...entries, ...receipts, ...paidLines, ...accounts.flatMap(({ lots }) => lots)];
  const strangers = named.flatMap(({ order_id: id }) => (id !== null && !known.has(id) ? [id] : []));
  faults.same(strangers, [], 'orders that nobody made');
  const open = orders.filter(({ status }) => status === 'pending').map(({ user_id, item }) => user_id + item);
  faults.same(new Set(open).size, open.length, 'open orders of an account for an item');
}

/** Ledger entries sum up to the stored account, never below zero; plans follow without a gap. */
function judgeAccount(account: AccountRow, left: Left, world: World, faults: Faults): void {
  const entries = left.entries.filter(({ user_id: of }) => of === account._id);
  const named = `account ${account._id}`;
  faults.same(
    entries.map(({ number }) => number),
    Array.from({ length: account.entries }, (_, index) => index + 1),
    `${named}: numbers of its lines`,
  );
  const sums: Record<string, number> = {};
  for (const { kind, amount } of entries) sums[kind] = (sums[kind] ?? 0) + amount;
  const stored: Record<string, number> = {};
  for (const { kind, remaining } of account.lots) stored[kind] = (stored[kind] ?? 0) + remaining;
  faults.same(sorted(withoutZero(sums)), sorted(withoutZero(stored)), `${named}: sums of its lines`);
  faults.expect(
    entries.every(({ balance_after: after }) => after >= 0),
    `${named}: a balance below zero`,
  );
  const keys = entries.map(({ idempotency_key: key, part }) => `${key} ${part}`);
  faults.same(new Set(keys).size, keys.length, `${named}: keys of its lines`);
  const now = world.now();
  const plans = left.subscriptions.filter(({ user_id: of }) => of === account._id);
  const open = openPlans(plans, now);
  const active = open.filter((plan) => statusAt(plan, now) === 'active');
  faults.same(active.length, Math.min(1, open.length), `${named}: plans in force`);
  for (const [index, next] of open.slice(1).entries())
    faults.same(next.starts_at, open[index]?.ends_at, `${named}: the beginning of a plan that follows`);
  const starters = plans.filter(({ plan_type: type }) => type === 'starter');
  faults.expect(starters.length <= 1, `${named} has Starter ${starters.length} times`);
}

/** A key is used once, for one of its requests; the ledger has all confirmed uses. */
function judgeUses({ entries }: Left, memory: Memory, faults: Faults): void {
  const settled = memory.settlements.filter(({ outcome }) => outcome === 'used');
  const uses = [...memory.uses, ...settled.map((use) => ({ ...use, isGranted: false }))];
  for (const userId of new Set(uses.map((use) => use.userId)))
    for (const key of new Set(uses.map((use) => use.key))) {
      const asked = uses.filter((use) => use.userId === userId && use.key === key);
      const lines = entries.filter(
        ({ user_id: of, idempotency_key: under }) => of === userId && under === `use:${key}`,
      );
      const used = { kind: lines[0]?.kind, quantity: lines.reduce((sum, { amount }) => sum - amount, 0) };
      const isThat = (use: (typeof uses)[number]) => use.kind === used.kind && use.quantity === used.quantity;
      if (lines.length > 0) faults.expect(asked.some(isThat), `${key} of ${userId}: nobody asked for it`);
      faults.expect(
        asked.filter(({ isGranted }) => isGranted).every(isThat),
        `${key} of ${userId}: what was answered is not what happened`,
      );
    }
}

/** Receipts of a year are numbered from 1 without a gap. */
function judgeBooks({ receipts }: Left, faults: Faults): void {
  const byYear = new Map<string, number[]>();
  for (const { number } of receipts) {
    const [year = '', sequence] = number.split('/');
    byYear.set(year, [...(byYear.get(year) ?? []), Number(sequence)]);
  }
  for (const [year, numbers] of byYear)
    faults.same(
      numbers.toSorted((a, b) => a - b),
      numbers.map((_, index) => index + 1),
      `receipts of ${year}`,
    );
}

/** Uses are counted, at most one per account and none of an expired order. */
function judgeVoucher({ vouchers, voucherUses, orders }: Left, faults: Faults): void {
  const voucher = vouchers.find(({ _id }) => _id === voucherCode);
  faults.same(voucher?.uses, voucherUses.length, 'uses of the voucher');
  const users = voucherUses.map(({ user_id: id }) => id);
  faults.same(new Set(users).size, users.length, 'accounts that used the voucher');
  for (const { order_id: id } of voucherUses) {
    const order = orders.find(({ _id }) => _id === id);
    faults.expect(order !== undefined && order.status !== 'expired', `the voucher is kept by order ${id}`);
  }
  for (const { _id: id, user_id: user, status, voucher_code: code } of orders)
    if (status === 'paid' && code !== null)
      faults.expect(users.includes(user), `order ${id} was paid with the voucher, which nobody has used`);
}

/** By the staff routes: balances match ledgers, and reconciliation finds nothing. */
async function judgeDrift(world: World, faults: Faults): Promise<void> {
  const ledger = await world.askStaff('GET', '/ledger-drift');
  faults.same(ledger?.body['drifted'], [], 'accounts whose balance is not what their ledger adds up to');
  const [instance] = world.replicas.living;
  if (!instance) throw new Error('unreachable: the run has come to rest');
  await world.advance(10 * 60_000);
  const run = await reconcile({ now: world.now() }, instance.dependencies);
  faults.same(run?.drift, [], 'payments that match no order');
  faults.same(run?.healed, [], 'payments that were found half an hour late');
}

const sorted = (counts: object) => Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1));
const withoutZero = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
