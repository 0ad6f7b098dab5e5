import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { TokenIssuer } from '@sabi/test-kit/token-issuer';
import type { Db } from 'mongodb';
import type { Arrival } from './arrivals';

const buyersAtOnce = 8;
const longestMs = 120_000;
const pollMs = 100;

interface Parties {
  /** Of svc-billing. */
  readonly url: string;
  /** Of the stand-in for the payment provider. */
  readonly providerUrl: string;
  readonly callbackToken: string;
  readonly issuer: TokenIssuer;
}

/** Webhooks that tell of payments, each of another order of another account, which the provider confirms when asked. */
export async function prepareWebhooks(count: number, parties: Parties): Promise<() => Arrival> {
  const bodies: string[] = [];
  let begun = 0;
  const buy = async () => {
    while (begun++ < count) bodies.push(tellOfPayment(await orderPro(parties)));
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buy));
  const headers = { 'content-type': 'application/json', 'x-callback-token': parties.callbackToken };
  let turn = 0;
  return () => {
    const body = bodies[turn++];
    if (body === undefined) throw new Error('There are more webhooks than payments');
    return { path: '/webhooks/xendit', method: 'POST', headers, body };
  };
}

/** An order by the service's own way, paid at the provider. */
async function orderPro({
  url,
  providerUrl,
  issuer,
}: Parties): Promise<{ orderId: string; invoiceId: string }> {
  const token = await issuer.sign({ sub: randomUUID() });
  const response = await fetch(`${url}/functions/v1/xendit-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ paymentType: 'subscription', planType: 'pro', amount: 1_000_000 }),
  });
  if (!response.ok) throw new Error(`An order was answered with ${response.status}`);
  const order = (await response.json()) as { order_id: string; invoice_url: string };
  const invoiceId = order.invoice_url.split('/').at(-1) ?? '';
  const paid = await fetch(`${providerUrl}/sandbox/invoices/${invoiceId}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!paid.ok) throw new Error(`A payment was answered with ${paid.status}`);
  await paid.arrayBuffer();
  return { orderId: order.order_id, invoiceId };
}

/** What the provider sends of a payment. */
export const tellOfPayment = ({ orderId, invoiceId }: { orderId: string; invoiceId: string }) =>
  JSON.stringify({
    id: invoiceId,
    external_id: orderId,
    user_id: '5848fdf860053555135587e7',
    status: 'PAID',
    merchant_name: 'Sabi',
    amount: 1_000_000,
    paid_amount: 1_000_000,
    paid_at: new Date().toISOString(),
    payment_method: 'BANK_TRANSFER',
    payment_channel: 'BCA',
    currency: 'IDR',
    created: new Date().toISOString(),
    updated: new Date().toISOString(),
  });

/**
 * Waits until all that was told has been worked on.
 * @returns how long that took, in milliseconds
 * @throws where an order was not paid, or not once
 */
export async function awaitPaid(count: number, db: Db): Promise<number> {
  const begunAt = performance.now();
  while ((await db.collection('webhook_deliveries').countDocuments({ state: 'done' })) < count) {
    if (performance.now() - begunAt > longestMs) throw new Error('What was told is not worked on');
    await delay(pollMs);
  }
  const tookMs = performance.now() - begunAt;
  for (const kept of ['receipts', 'subscriptions', 'billing_mails']) {
    const found = await db.collection(kept).countDocuments();
    if (found !== count) throw new Error(`${count} payments made ${found} ${kept}`);
  }
  return tookMs;
}
