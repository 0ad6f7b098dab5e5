import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { priceOf } from '@sabi/svc-billing/catalogue';
import type { TokenIssuer } from '@sabi/test-kit/token-issuer';
import { Xendit } from '@sabi/test-kit/xendit';
import type { Db } from 'mongodb';
import type { Arrival } from '../load/arrivals';

const buyersAtOnce = 8;
const longestMs = 120_000;
const pollMs = 100;

interface Parties {
  readonly url: string;
  readonly callbackToken: string;
  readonly issuer: TokenIssuer;
}

/** Payment webhooks, one order and account each; the provider confirms every payment when queried. */
export async function prepareWebhooks(count: number, parties: Parties): Promise<() => Arrival> {
  const bodies: string[] = [];
  let begun = 0;
  const buy = async () => {
    while (begun++ < count) {
      const token = await parties.issuer.sign({ sub: randomUUID() });
      bodies.push(buildPaymentWebhook(await payForPro(parties.url, { authorization: `Bearer ${token}` })));
    }
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

/**
 * Places an order through the API and pays it at the provider's stand-in.
 * @param url of svc-billing or the site
 * @param headers with the account's token
 */
export async function payForPro(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ orderId: string; invoiceId: string }> {
  const response = await fetch(`${url}/functions/v1/xendit-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ paymentType: 'subscription', planType: 'pro', amount: priceOf('pro') }),
  });
  if (!response.ok) throw new Error(`An order was answered with ${response.status}`);
  const order = (await response.json()) as { order_id: string; invoice_url: string };
  const { xendit, id: invoiceId } = Xendit.ofPage(order.invoice_url);
  await xendit.pay(invoiceId);
  return { orderId: order.order_id, invoiceId };
}

export const buildPaymentWebhook = ({ orderId, invoiceId }: { orderId: string; invoiceId: string }) =>
  JSON.stringify({
    id: invoiceId,
    external_id: orderId,
    user_id: '5848fdf860053555135587e7',
    status: 'PAID',
    merchant_name: 'Sabi',
    amount: priceOf('pro'),
    paid_amount: priceOf('pro'),
    paid_at: new Date().toISOString(),
    payment_method: 'BANK_TRANSFER',
    payment_channel: 'BCA',
    currency: 'IDR',
    created: new Date().toISOString(),
    updated: new Date().toISOString(),
  });

/**
 * Waits until every accepted webhook has been processed.
 * @returns how long that took, in milliseconds
 * @throws where an order was not paid, or not once
 */
export async function awaitPaid(count: number, db: Db): Promise<number> {
  const begunAt = performance.now();
  while ((await db.collection('webhook_deliveries').countDocuments({ state: 'done' })) < count) {
    if (performance.now() - begunAt > longestMs) throw new Error('Accepted webhooks are not processed');
    await delay(pollMs);
  }
  const tookMs = performance.now() - begunAt;
  for (const kept of ['receipts', 'subscriptions', 'billing_mails']) {
    const found = await db.collection(kept).countDocuments();
    if (found !== count) throw new Error(`${count} payments made ${found} ${kept}`);
  }
  return tookMs;
}
