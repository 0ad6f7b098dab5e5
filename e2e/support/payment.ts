import { randomUUID } from 'node:crypto';
import { eventually } from '@sabi/test-kit/eventually';
import { expect } from './resilience-test';
import type { BillingService } from './billing-service';
import type { Servers } from './servers';

const pro = { paymentType: 'subscription', planType: 'pro', amount: 1_000_000 };
/** Pro counts five kinds of things. */
const grantsOfPro = 5;
/** A lease of a process that is gone has to end first. */
const effectTimeoutMs = 60_000;

/** Somebody orders Pro and pays for it; by the time this settles the provider has its 200. */
export async function payForPro(billing: BillingService, { issuer }: Servers): Promise<string> {
  const token = await issuer.sign({ sub: randomUUID() });
  const { order_id: orderId } = await send(`${billing.process.url}/functions/v1/xendit-payment`, pro, token);
  const controls = `${billing.provider.url}/sandbox`;
  await send(
    `${controls}/settings`,
    { callbackUrl: `${billing.process.url}/webhooks/xendit` },
    null,
    'PATCH',
  );
  const { invoice } = await getOrder(billing, String(orderId));
  await send(`${controls}/invoices/${invoice.id}/pay`, {});
  await send(`${controls}/idle`, {});
  const deliveries = (await (await fetch(`${controls}/deliveries`)).json()) as {
    body: { external_id: string };
    attempts: { status: number }[];
  }[];
  const told = deliveries.filter(({ body }) => body.external_id === orderId);
  expect(told.flatMap(({ attempts }) => attempts.map(({ status }) => status))).toEqual([200]);
  return String(orderId);
}

/** Nothing of a payment is to be seen yet. */
export async function expectUnpaid(billing: BillingService, orderId: string): Promise<void> {
  expect(await readEffects(billing, orderId)).toEqual({
    status: 'pending',
    plans: 0,
    grants: 0,
    receipts: 0,
    payments: 0,
  });
}

export async function expectPaidOnce(billing: BillingService, orderId: string): Promise<void> {
  const once = { status: 'paid', plans: 1, grants: grantsOfPro, receipts: 1, payments: 1 };
  await eventually(
    async () => expect(await readEffects(billing, orderId)).toEqual(once),
    effectTimeoutMs,
    200,
  );
  const waiting = billing.database.db.collection('outbox');
  await eventually(async () => expect(await waiting.countDocuments()).toBe(0), effectTimeoutMs);
  expect(await readEffects(billing, orderId)).toEqual(once);
}

async function readEffects({ database: { db } }: BillingService, orderId: string) {
  const count = (collection: string, filter: object) => db.collection(collection).countDocuments(filter);
  const [order, plans, grants, receipts, payments] = await Promise.all([
    db.collection<{ _id: string; status: string }>('orders').findOne({ _id: orderId }),
    count('subscriptions', { 'orders.order_id': orderId }),
    count('ledger_entries', { order_id: orderId, type: 'grant' }),
    count('receipts', { order_id: orderId }),
    count('audit_log', { order_id: orderId, event: 'order.paid' }),
  ]);
  return { status: order?.status, plans, grants, receipts, payments };
}

async function getOrder({ database: { db } }: BillingService, orderId: string) {
  const orders = db.collection<{ _id: string; invoice: { id: string } }>('orders');
  const order = await orders.findOne({ _id: orderId });
  if (!order) throw new Error('There is no such order');
  return order;
}

async function send(
  url: string,
  body: object,
  token: string | null = null,
  method = 'POST',
): Promise<Record<string, unknown>> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
