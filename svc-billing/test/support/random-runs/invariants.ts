import type { mongo } from 'mongoose';
import { createLedgerStore } from '../../../src/data-access/ledger-store';
import { type OrderDocument, toOrder } from '../../../src/data-access/order-document';
import { findDrift } from '../../../src/domain/entitlements/find-drift';
import { grantRulesOf } from '../../../src/domain/entitlements/grant-rules';
import { type StoredLedgerEntry, replayLedger } from '../../../src/domain/entitlements/ledger';
import type { Order } from '../../../src/domain/orders/order';
import type { StoredReceipt } from '../../../src/domain/receipts/receipt';
import type { StoredSubscription } from '../../../src/domain/subscriptions/subscription';
import type { SandboxInvoice } from '../xendit';
import { type Promised, voucherCode } from './play';
import type { Stage } from './stage';

/** All that is left of a run, on our side and on the provider's. */
interface Remains {
  readonly orders: readonly Order[];
  readonly entries: readonly StoredLedgerEntry[];
  readonly subscriptions: readonly StoredSubscription[];
  readonly receipts: readonly StoredReceipt[];
  readonly audit: readonly AuditLine[];
  readonly invoices: readonly SandboxInvoice[];
}

interface AuditLine {
  readonly event: string;
  readonly order_id: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Compares what the service has made of a run with what really happened. @returns one line for each fault */
export async function findFaults(stage: Stage, promised: Promised): Promise<string[]> {
  const { db } = stage.database;
  const rows = <Row>(name: string) => db.collection(name).find().toArray() as unknown as Promise<Row[]>;
  const [orders, entries, subscriptions, receipts, audit, invoices] = await Promise.all([
    rows<OrderDocument>('orders'),
    rows<StoredLedgerEntry>('ledger_entries'),
    rows<StoredSubscription>('subscriptions'),
    rows<StoredReceipt>('receipts'),
    rows<AuditLine>('audit_log'),
    stage.xendit.invoices(),
  ]);
  const remains = { orders: orders.map(toOrder), entries, subscriptions, receipts, audit, invoices };
  return [
    ...remains.orders.flatMap((order) => judgeOrder(order, remains).map((text) => `${order.id}: ${text}`)),
    ...judgeReceiptNumbers(receipts),
    ...judgeReports(remains),
    ...judgePromises(promised, remains),
    ...(await judgeLedgers(db as never)),
    ...(await judgeLeftovers(stage)),
  ];
}

/** Money that came for an invoice, whatever the invoice says of itself. */
const hasMoney = ({ payment_method: method }: SandboxInvoice) => method !== undefined;

function judgeOrder(order: Order, remains: Remains): string[] {
  const of = <Row extends { order_id: string | null }>(rows: readonly Row[]) =>
    rows.filter(({ order_id: id }) => id === order.id);
  const isPaid = remains.invoices.some((invoice) => invoice.external_id === order.id && hasMoney(invoice));
  const isRefunded = order.status === 'refunded';
  const lines = of(remains.audit).map(({ event }) => event);
  const granted = of(remains.entries).filter(({ type }) => type === 'grant');
  const receipts = of(remains.receipts);
  const times = isPaid ? 1 : 0;
  return compare({
    'paid or refunded': [['paid', 'refunded'].includes(order.status), isPaid],
    'still open': [order.status === 'pending', false],
    'times it became paid': [lines.filter((line) => /^order\.paid/.test(line)).length, times],
    'what it granted': [granted.map(describeGrant).toSorted(), isPaid ? grantsOf(order) : []],
    'plans it is part of': [
      countPlans(order, remains.subscriptions),
      isPaid && !isRefunded && isPlan(order) ? 1 : 0,
    ],
    'receipts, with their amounts': [receipts.map(({ amount }) => amount), isPaid ? [order.amount] : []],
    'receipts marked as refunded': [receipts.filter(({ refunded_at: at }) => at).length, isRefunded ? 1 : 0],
    'times it was refunded': [lines.filter((line) => line === 'order.refunded').length, isRefunded ? 1 : 0],
    'money taken for other amounts': [
      remains.invoices.filter(({ external_id: id, amount }) => id === order.id && amount !== order.amount)
        .length,
      0,
    ],
    'left after a refund': [isRefunded ? leftOf(order, remains.entries) : 0, 0],
  });
}

const isPlan = ({ kind }: Order) => kind === 'subscription';

const countPlans = ({ id }: Order, subscriptions: readonly StoredSubscription[]) =>
  subscriptions.flatMap(({ orders }) => orders).filter(({ order_id }) => order_id === id).length;

const describeGrant = ({ kind, amount }: { kind: string; amount: number }) => `${amount} ${kind}`;

function grantsOf(order: Order): string[] {
  const rules = grantRulesOf(order.catalogueVersion);
  if (order.kind === 'ala_carte') {
    const { kind, count } = rules.services[order.item];
    return [describeGrant({ kind, amount: count })];
  }
  return Object.entries(rules.plans[order.item].counts)
    .map(([kind, amount]) => describeGrant({ kind, amount }))
    .toSorted();
}

/** What its owner could still use. */
function leftOf({ id, userId }: Order, entries: readonly StoredLedgerEntry[]): number {
  const own = entries.filter(({ user_id }) => user_id === userId);
  const { lots } = replayLedger(
    userId,
    own.toSorted((one, other) => one.number - other.number),
  );
  return lots.filter(({ order_id }) => order_id === id).reduce((sum, { remaining }) => sum + remaining, 0);
}

/** Each year counts from one, without a gap. */
function judgeReceiptNumbers(receipts: readonly StoredReceipt[]): string[] {
  const years = new Set(receipts.map(({ number }) => number.slice(0, 4)));
  return [...years].flatMap((year) => {
    const numbers = receipts.map(({ number }) => number).filter((number) => number.startsWith(year));
    const wanted = numbers.map((_number, index) => `${year}/${String(index + 1).padStart(6, '0')}`);
    return compare({ [`receipts of ${year}`]: [numbers.toSorted(), wanted] });
  });
}

/** Money without an order it could pay is reported to the staff, and no other is. */
function judgeReports({ orders, invoices, audit }: Remains): string[] {
  const paidBy = new Set(orders.map((order) => (order as Order & { paidInvoiceId: string }).paidInvoiceId));
  const surplus = invoices
    .filter((invoice) => hasMoney(invoice) && !paidBy.has(invoice.id))
    .map(({ id }) => id);
  const drifted = audit.filter(({ event }) => event === 'payment.drifted');
  const reported = audit
    .filter(({ event }) => ['payment.drifted', 'delivery.parked'].includes(event))
    .filter(({ facts }) => facts['reason'] === 'PAID_TWICE')
    .map(({ facts }) => facts['invoice_id']);
  return compare({
    'surplus money that nobody was told of': [surplus.filter((id) => !reported.includes(id)), []],
    'surplus money that was none': [reported.filter((id) => !surplus.includes(String(id))), []],
    'other drift': [
      drifted.filter(({ facts }) => facts['reason'] !== 'PAID_TWICE').map(({ facts }) => facts),
      [],
    ],
  });
}

function judgePromises({ uses, refunds }: Promised, { entries, orders }: Remains): string[] {
  const used = [...uses].flatMap(([key, { userId, kind, quantity }]) => {
    const idempotencyKey = `use:key-${key.split(' ').at(-1)}`;
    const debits = entries.filter(
      (entry) => entry.user_id === userId && entry.idempotency_key === idempotencyKey && entry.kind === kind,
    );
    return compare({ [`used by ${key}`]: [-debits.reduce((sum, { amount }) => sum + amount, 0), quantity] });
  });
  const status = (id: string) => orders.find((order) => order.id === id)?.status;
  return [
    ...used,
    ...[...refunds].flatMap((id) => compare({ [`refund of ${id}`]: [status(id), 'refunded'] })),
  ];
}

/** Every balance is what its ledger adds up to. */
async function judgeLedgers(db: mongo.Db): Promise<string[]> {
  const { drifted } = await findDrift({ after: null }, { ledger: createLedgerStore(db) });
  return compare({ 'accounts that have drifted': [drifted, []] });
}

async function judgeLeftovers({ database: { db } }: Stage): Promise<string[]> {
  const [waiting, unhandled, uses, voucher, mails, receipts, starters] = await Promise.all([
    db.collection('outbox').countDocuments({ parkedAt: null }),
    db.collection('webhook_deliveries').countDocuments({ state: 'received' }),
    db.collection('voucher_uses').countDocuments(),
    db.collection<{ _id: string; uses: number }>('vouchers').findOne({ _id: voucherCode }),
    db.collection('billing_mails').distinct('cause', { cause: /^receipt:/ }),
    db.collection('receipts').countDocuments(),
    db.collection('subscriptions').find({ plan_type: 'starter' }).toArray(),
  ]);
  return compare({
    'messages not sent': [waiting, 0],
    'webhooks not worked on': [unhandled, 0],
    'uses of the voucher': [voucher?.uses, uses],
    'mails with a receipt': [mails.length, receipts],
    'accounts with Starter twice': [starters.length - new Set(starters.map((row) => row['user_id'])).size, 0],
  });
}

function compare(facts: Record<string, readonly [is: unknown, shouldBe: unknown]>): string[] {
  return Object.entries(facts)
    .map(([name, [is, shouldBe]]) => [name, JSON.stringify(is), JSON.stringify(shouldBe)])
    .filter(([, is, shouldBe]) => is !== shouldBe)
    .map(([name, is, shouldBe]) => `${name}: ${is}, not ${shouldBe}`);
}
