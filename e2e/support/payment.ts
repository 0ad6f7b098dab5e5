import { randomUUID } from 'node:crypto';
import { eventually } from '@sabi/test-kit/eventually';
import { Xendit } from '@sabi/test-kit/xendit';
import type { BillingService } from './billing-service';
import { planRequest } from './payment-requests';
import { expect } from './resilience-test';
import type { Servers } from './servers';

/** Number of Pro's grants. */
const grantsOfPro = 5;
/** Longer than the lease of a killed process. */
const effectTimeoutMs = 60_000;

/** Orders and pays Pro; resolves once the provider has received its 200. */
export async function payForPro(
  billing: BillingService,
  { issuer }: Servers,
  userId: string = randomUUID(),
): Promise<string> {
  const token = await issuer.sign({ sub: userId });
  const { order_id: orderId, invoice_url: page } = await orderPro(billing.process.url, token);
  const { xendit, id } = Xendit.ofPage(page);
  await xendit.sendWebhooksTo(`${billing.process.url}/webhooks/xendit`);
  await xendit.pay(id);
  await xendit.idle();
  const sent = (await xendit.deliveries()).filter(({ body }) => body.external_id === orderId);
  expect(sent.flatMap(({ attempts }) => attempts.map(({ status }) => status))).toEqual([200]);
  return orderId;
}

/** No payment is visible yet. */
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

async function orderPro(url: string, token: string): Promise<{ order_id: string; invoice_url: string }> {
  const response = await fetch(`${url}/functions/v1/xendit-payment`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(planRequest('pro')),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { order_id: string; invoice_url: string };
}
