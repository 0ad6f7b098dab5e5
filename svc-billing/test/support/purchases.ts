import { randomUUID } from 'node:crypto';
import type { AuditFilter } from '@sabi/audit/list-entries';
import type { OrderView, PaymentRequest } from '@sabi/contracts/http/billing/orders';
import { eventually } from '@sabi/test-kit/eventually';
import type { SandboxInvoice } from '@sabi/test-kit/xendit';
import request from 'supertest';
import { newestCatalogue, priceOf } from '../../src/domain/catalogue/catalogue-versions';
import { type Account, callbackToken, staffEmail, type TestService } from './harness';

export const pro: PaymentRequest = { paymentType: 'subscription', planType: 'pro', amount: priceOf('pro') };
export const proListPrice = newestCatalogue.plans.find(({ plan_type: type }) => type === 'pro')!.list_price;

export const webinar: PaymentRequest = {
  paymentType: 'ala_carte',
  serviceType: 'hr-webinar',
  serviceName: 'HR webinar',
  amount: priceOf('hr-webinar'),
};

export const buy = ({ url }: TestService, { token }: Account, paymentRequest: object = pro) =>
  request(url).post('/functions/v1/xendit-payment').auth(token, { type: 'bearer' }).send(paymentRequest);

export async function readOrder({ url }: TestService, { token }: Account, id: string): Promise<OrderView> {
  const pending = request(url).get(`/api/billing/v1/orders/${id}`).auth(token, { type: 'bearer' });
  return ((await pending.expect(200)) as { body: OrderView }).body;
}

/** An account with a pending order. */
export async function orderBy(service: TestService, paymentRequest: object = pro, account?: Account) {
  const buyer = account ?? (await service.account());
  const { body } = await buy(service, buyer, paymentRequest).expect(200);
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

/** Staff acts with their entries of the audit chain, oldest first. */
export async function staffActsOf({ dependencies }: TestService, filter: AuditFilter) {
  const { auditChain } = dependencies;
  const { entries } = await auditChain.list(filter, { limit: 100 });
  const payloads = await Promise.all(entries.map(({ seq }) => auditChain.readPayload(seq)));
  return entries
    .map((entry, index) => ({ ...entry, ...payloads[index] }))
    .toSorted((one, other) => one.seq - other.seq);
}

/** Number of times an order became paid, by the audit log. */
export async function countPayments(service: TestService, orderId: string): Promise<number> {
  const paid = { $in: ['order.paid', 'order.paid_late'] };
  return (await auditOf(service, { order_id: orderId, event: paid })).length;
}

export const sendWebhook = (
  { url }: TestService,
  body: object | string,
  token: string | null = callbackToken,
) => {
  const pending = request(url).post('/webhooks/xendit').set('Content-Type', 'application/json');
  if (token !== null) pending.set('x-callback-token', token);
  return pending.send(typeof body === 'string' ? body : JSON.stringify(body));
};

/** The provider's webhook about an invoice; has amounts only if paid, unless in `changes`. */
export const callbackOf = (
  invoice: Pick<SandboxInvoice, 'id' | 'external_id' | 'amount'>,
  { status = 'PAID', ...changes }: { readonly status?: string; readonly [field: string]: unknown } = {},
) => ({
  id: invoice.id,
  external_id: invoice.external_id,
  user_id: randomUUID(),
  status,
  merchant_name: 'Sabi',
  amount: invoice.amount,
  ...(['PAID', 'SETTLED'].includes(status) && {
    paid_amount: invoice.amount,
    paid_at: new Date().toISOString(),
  }),
  currency: 'IDR',
  created: new Date().toISOString(),
  updated: new Date().toISOString(),
  ...changes,
});

export const deliveriesOf = ({ database }: TestService, orderId: string) =>
  database.db.collection('webhook_deliveries').find({ order_id: orderId }).sort({ received_at: 1 }).toArray();

/** Waits until all deliveries are handled. */
export const waitForHandled = (service: TestService, timeoutMs = 120_000) =>
  eventually(async () => {
    const waiting = service.database.db
      .collection('webhook_deliveries')
      .countDocuments({ state: 'received' });
    expect(await waiting).toBe(0);
  }, timeoutMs);

/** State and reason of an order's deliveries, once all are handled. */
export async function deliveryStatesOf(service: TestService, orderId: string) {
  await waitForHandled(service);
  return (await deliveriesOf(service, orderId)).map(({ state, reason }) => [state, reason]);
}

/** Makes the next reconciliation due. */
export const allowReconciliation = ({ database }: TestService) =>
  database.db.collection('turns').updateMany({}, { $set: { next_at: new Date(0) } });

/** Subjects of the alerts about an invoice. */
export const alertsOf = ({ mails }: TestService, invoiceId: string): string[] =>
  mails
    .filter(({ to, text }) => to === staffEmail && text.includes(`Invoice: ${invoiceId}\n`))
    .map(({ subject }) => subject);

/** Counts of everything that the payment of each order creates. */
export async function evidenceOf(
  { database: { db }, mails: sent }: TestService,
  orders: readonly { orderId: string; userId: string }[],
) {
  const rows = (name: string, filter: object): Promise<Row[]> => db.collection(name).find(filter).toArray();
  const ids = { $in: orders.map(({ orderId }) => orderId) };
  const ofOwners = { user_id: { $in: orders.map(({ userId }) => userId) } };
  const [stored, audit, receipts, deliveries, plans, entries, mails] = await Promise.all([
    rows('orders', { _id: ids }),
    rows('audit_log', { order_id: ids, event: { $in: ['order.paid', 'order.paid_late'] } }),
    rows('receipts', { order_id: ids }),
    rows('webhook_deliveries', { order_id: ids }),
    rows('subscriptions', ofOwners),
    rows('ledger_entries', ofOwners),
    rows('billing_mails', ofOwners),
  ]);
  const sentIds = new Set(sent.map(({ id }) => id));
  return orders.map(({ orderId, userId }) => {
    const ofOrder = ({ order_id: id }: Row) => id === orderId;
    const ofOwner = ({ user_id: id }: Row) => id === userId;
    const asked = mails.filter(ofOwner);
    return {
      status: stored.find(({ _id: id }) => id === orderId)?.['status'] as string,
      payments: audit.filter(ofOrder).length,
      receipts: receipts.filter(ofOrder).length,
      deliveries: deliveries.filter(ofOrder).map(({ state }: Row) => state as string),
      plans: plans.filter(ofOwner).map(({ plan_type: type, status }: Row) => `${type} ${status}`),
      ledgerEntries: entries.filter(ofOwner).length,
      mailsAskedFor: asked.length,
      mailsSent: asked.filter(({ id }: Row) => sentIds.has(id as string)).length,
    };
  });
}

type Row = Record<string, unknown>;

/** Evidence of one payment of Pro, reported by this many webhooks. */
export const paidOnce = (webhooks: number) => ({
  status: 'paid',
  payments: 1,
  receipts: 1,
  deliveries: Array<string>(webhooks).fill('done'),
  plans: ['pro active'],
  ledgerEntries: 5, // one for each kind
  mailsAskedFor: 1,
  mailsSent: 1,
});
