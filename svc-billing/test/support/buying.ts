import { randomUUID } from 'node:crypto';
import type { OrderView, PaymentRequest } from '@sabi/contracts/http/orders';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { type Account, callbackToken, type TestService } from './harness';
import type { SandboxInvoice } from './xendit';

export const pro: PaymentRequest = { paymentType: 'subscription', planType: 'pro', amount: 1_000_000 };
export const webinar: PaymentRequest = {
  paymentType: 'ala_carte',
  serviceType: 'hr-webinar',
  serviceName: 'HR webinar',
  amount: 100_000,
};

export const buy = ({ url }: TestService, { token }: Account, wish: object = pro) =>
  request(url).post('/functions/v1/xendit-payment').auth(token, { type: 'bearer' }).send(wish);

export async function readOrder({ url }: TestService, { token }: Account, id: string): Promise<OrderView> {
  const pending = request(url).get(`/api/billing/v1/orders/${id}`).auth(token, { type: 'bearer' });
  return ((await pending.expect(200)) as { body: OrderView }).body;
}

/** Somebody with an order that waits to be paid. */
export async function orderBy(service: TestService, wish: object = pro, account?: Account) {
  const buyer = account ?? (await service.account());
  const { body } = await buy(service, buyer, wish).expect(200);
  const { order_id: orderId, invoice_url: url } = body as { order_id: string; invoice_url: string };
  const [invoice] = await service.xendit.invoicesOf(orderId);
  if (!invoice) throw new Error('The order has no invoice');
  return { buyer, orderId, url, invoice };
}

export async function waitForStatus(
  service: TestService,
  { buyer, orderId }: { buyer: Account; orderId: string },
  status: OrderView['status'],
): Promise<OrderView> {
  return eventually(async () => {
    const order = await readOrder(service, buyer, orderId);
    expect(order.status).toBe(status);
    return order;
  });
}

export const auditOf = ({ database }: TestService, filter: object) =>
  database.db.collection('audit_log').find(filter).sort({ created_at: 1 }).toArray();

/** How often an order became paid, by the evidence. */
export async function countPayments(service: TestService, orderId: string): Promise<number> {
  const paid = { $in: ['order.paid', 'order.paid_late'] };
  return (await auditOf(service, { order_id: orderId, event: paid })).length;
}

/** A webhook by hand. */
export const tell = ({ url }: TestService, body: object | string, token: string | null = callbackToken) => {
  const pending = request(url).post('/webhooks/xendit').set('Content-Type', 'application/json');
  if (token !== null) pending.set('x-callback-token', token);
  return pending.send(typeof body === 'string' ? body : JSON.stringify(body));
};

/** What the provider would say of an invoice. */
export const callbackOf = (invoice: SandboxInvoice, changes: object = {}) => ({
  id: invoice.id,
  external_id: invoice.external_id,
  user_id: randomUUID(),
  status: 'PAID',
  merchant_name: 'Sabi',
  amount: invoice.amount,
  paid_amount: invoice.amount,
  paid_at: new Date().toISOString(),
  currency: 'IDR',
  created: new Date().toISOString(),
  updated: new Date().toISOString(),
  ...changes,
});

export const deliveriesOf = ({ database }: TestService, orderId: string) =>
  database.db.collection('webhook_deliveries').find({ order_id: orderId }).sort({ received_at: 1 }).toArray();

/** Until everything that was told has been worked on. */
export const waitForHandled = (service: TestService) =>
  eventually(async () => {
    const waiting = service.database.db
      .collection('webhook_deliveries')
      .countDocuments({ state: 'received' });
    expect(await waiting).toBe(0);
  });
