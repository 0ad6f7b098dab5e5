import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { migrations } from '../src/data-access/migrations';
import {
  alertsOf,
  callbackOf,
  countPayments,
  deliveriesOf,
  orderBy,
  pro,
  readOrder,
  sendWebhook,
  waitForHandled,
  waitForStatus,
} from './support/purchases';
import { staffEmail, startTestService, type TestService } from './support/harness';
import { createUnderpaidOrders } from './support/underpaid';

// The provider's invoice is paid, but only webhooks contain the received amount.

describe('an order that was paid with too little', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.xendit.sendWebhooksTo(null);
  });
  afterAll(() => service.stop());

  const {
    underpay,
    receive,
    runReconciliation,
    reasons,
    statusOf,
    expectWithheld,
    whileProviderFails,
    staff,
    failAfter,
    buyersMails,
  } = createUnderpaidOrders(() => service);

  test('expires, is not granted by reconciliation, and is reported to the staff', async () => {
    const order = await orderBy(service);
    await underpay(order);
    expect(await reasons(order)).toEqual(['UNDERPAID']);
    expect(await readOrder(service, order.buyer, order.orderId)).toMatchObject({
      status: 'expired',
      underpaid: true,
    });
    for (let times = 0; times < 2; times += 1) await expectWithheld(order);
    const alerts = ['Less came than was to be paid'];
    await eventually(() => expect(alertsOf(service, order.invoice.id)).toEqual(alerts));
  });

  test('is not granted when it was paid late and stays EXPIRED', async () => {
    const order = await orderBy(service);
    await service.xendit.expire(order.invoice.id);
    await service.xendit.payLate(order.invoice.id, { staysExpired: true });
    await receive(order, { status: 'EXPIRED', paid_amount: 1 });
    expect(await reasons(order)).toEqual(['UNDERPAID']);
    await expectWithheld(order);
  });

  test('is not granted when the provider failed until the webhook was dead-lettered', async () => {
    const order = await orderBy(service);
    await whileProviderFails('unknown', () => underpay(order));
    expect(await reasons(order)).toEqual(['GIVEN_UP']);
    await expectWithheld(order);
  });

  test('is not granted when it is replayed and the provider fails', async () => {
    const order = await orderBy(service);
    await underpay(order);
    await failAfter(order, 'replay');
    await expectWithheld(order);
  });

  test('is not granted while its webhook is postponed', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await whileProviderFails('busy', async () => {
      await sendWebhook(service, callbackOf(order.invoice, { paid_amount: 1 })).expect(200);
      await expectWithheld(order);
      const [delivery] = await deliveriesOf(service, order.orderId);
      expect(delivery).toMatchObject({ state: 'received', reason: null, paid_amount: 1 });
    });
    await waitForHandled(service);
    expect(await reasons(order)).toEqual(['UNDERPAID']);
    expect(await statusOf(order)).toBe('expired');
  });

  test('is not granted where the webhook came before the provider showed the payment, until the staff accepts it', async () => {
    const order = await orderBy(service);
    await receive(order, { paid_amount: 1 });
    expect(await reasons(order)).toEqual(['NOT_CONFIRMED']);
    await staff(order, 'settle');
    await service.xendit.pay(order.invoice.id);
    await expectWithheld(order);
    expect((await staff(order, 'accept')).status).toBe(409);
    await staff(order, 'replay');
    await waitForHandled(service);
    expect((await staff(order, 'accept')).status).toBe(202);
    await waitForStatus(service, order, 'paid');
    await waitForHandled(service);
  });

  test('stays granted where it was granted before the webhook: the staff is alerted', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    expect((await runReconciliation())?.healed).toContain(order.orderId);
    await receive(order, { paid_amount: 1 });
    expect(await reasons(order)).toEqual(['UNDERPAID_GRANTED']);
    expect(await readOrder(service, order.buyer, order.orderId)).toMatchObject({ status: 'paid' });
    const found = { orderId: order.orderId, invoiceId: order.invoice.id, reason: 'UNDERPAID_GRANTED' };
    expect((await runReconciliation())?.drift).toContainEqual(found);
    const alerts = ['Less came than was to be paid for an order that is granted'];
    await eventually(() => expect(alertsOf(service, order.invoice.id)).toEqual(alerts));
    const mail = service.mails.find(({ subject }) => subject === alerts[0]);
    expect(mail?.text).toContain('It is granted already, and stays so.');
    expect(mail?.text).not.toContain('Nothing is granted');
    expect((await staff(order, 'accept')).status).toBe(409);
    expect((await staff(order, 'settle')).status).toBe(200);
    expect((await runReconciliation())?.drift).not.toContainEqual(
      expect.objectContaining({ orderId: order.orderId }),
    );
    expect(await statusOf(order)).toBe('paid');
    expect(await buyersMails(order)).toEqual(['receipt']);
  });

  test('is not granted where the webhook was stored without amounts', async () => {
    const order = await orderBy(service);
    await underpay(order, { paid_amount: 1 });
    const deliveries = service.database.db.collection('webhook_deliveries');
    const stored = { order_id: order.orderId };
    await deliveries.updateOne(stored, { $unset: { amount: '', currency: '', paid_amount: '' } });
    await migrations.find(({ name }) => name === '0005-told-sums')?.up(service.database.db as never);
    const sums = { amount: pro.amount, currency: 'IDR', paid_amount: 1 };
    expect(await deliveries.findOne(stored)).toMatchObject(sums);
    await expectWithheld(order);
  });

  test('is not granted where a replica of the previous release stored the webhook without amounts', async () => {
    const order = await orderBy(service);
    await whileProviderFails('unknown', () => underpay(order));
    const deliveries = service.database.db.collection('webhook_deliveries');
    const stored = { order_id: order.orderId };
    await deliveries.updateOne(stored, { $unset: { amount: '', currency: '', paid_amount: '' } });
    await expectWithheld(order);
    await staff(order, 'replay');
    await waitForHandled(service);
    expect(await reasons(order)).toEqual(['UNDERPAID']);
  });

  test.each([
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['another sum', { amount: 1 }, 'AMOUNT_MISMATCH'],
    ['another order', { external_id: 'nobody-s' }, 'ORDER_UNKNOWN'],
  ])('is found after a forged webhook about the same payment, with %s', async (_what, lie, reason) => {
    const order = await orderBy(service);
    const alerts = { paid_amount: 1, paid_at: new Date().toISOString() };
    await underpay(order, { ...alerts, ...lie });
    await receive(order, alerts);
    const found = await service.database.db
      .collection('webhook_deliveries')
      .find({ invoice_id: order.invoice.id })
      .sort({ received_at: 1 })
      .toArray();
    expect(found).toMatchObject([{ reason }, { reason: 'UNDERPAID' }]);
    await expectWithheld(order);
  });

  test('can be ordered again', async () => {
    const order = await orderBy(service);
    await underpay(order);
    const next = await orderBy(service, pro, order.buyer);
    expect(next.orderId).not.toBe(order.orderId);
    await service.xendit.pay(next.invoice.id);
    await receive(next, {});
    expect([await statusOf(order), await statusOf(next)]).toEqual(['expired', 'paid']);
  });

  test('is not granted by cancelling it meanwhile', async () => {
    const order = await orderBy(service);
    const orders = service.database.db.collection<{ _id: string }>('orders');
    await underpay(order);
    // As while another replica handles the webhook.
    await orders.updateOne({ _id: order.orderId }, { $set: { status: 'pending' } });
    const deliveries = service.database.db.collection('webhook_deliveries');
    const unseen = { state: 'received', reason: null };
    await deliveries.updateOne({ order_id: order.orderId }, { $set: unseen });
    await request(service.url)
      .post(`/api/billing/v1/orders/${order.orderId}/give-up`)
      .auth(order.buyer.token, { type: 'bearer' })
      .expect(200);
    expect(await statusOf(order)).toBe('expired');
    expect(await countPayments(service, order.orderId)).toBe(0);
    await deliveries.updateOne({ order_id: order.orderId }, { $set: { state: 'done' } });
  });

  test('is granted when the rest comes', async () => {
    const order = await orderBy(service);
    await underpay(order);
    await receive(order, {});
    expect(await statusOf(order)).toBe('paid');
    expect(await countPayments(service, order.orderId)).toBe(1);
  });

  test('is granted when the rest comes at the very moment of the first part', async () => {
    const order = await orderBy(service);
    const paidAt = new Date().toISOString();
    await underpay(order, { paid_at: paidAt });
    await receive(order, { paid_at: paidAt });
    expect(await statusOf(order)).toBe('paid');
  });

  test('is reported to the staff though another mail about its invoice was sent', async () => {
    const order = await orderBy(service);
    await receive(order, {});
    await underpay(order);
    const alerts = ['The payment provider does not confirm a payment', 'Less came than was to be paid'];
    await eventually(() => expect(alertsOf(service, order.invoice.id)).toEqual(alerts));
  });

  test('had a forged webhook with another amount, which does not prevent a payment', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await receive(order, { amount: 1, paid_amount: 1 });
    expect(await reasons(order)).toEqual(['AMOUNT_MISMATCH']);
    const [mail] = await mailsOf(order.invoice.id, 1);
    expect(mail?.subject).toBe('A webhook tells of another amount or currency than its order has');
    expect(mail?.text).toContain('Pay nothing back');
    await staff(order, 'settle');
    expect((await runReconciliation())?.healed).toContain(order.orderId);
  });

  test('was paid by an invoice with another amount, which is reported apart from a forged webhook', async () => {
    const order = await orderBy(service);
    const other = await service.dependencies.payments.createInvoice({
      ...{ externalId: order.orderId, amount: 20_000, description: 'Pro' },
      ...{ language: 'en', returnUrl: 'https://sabi.test/', lifetimeSeconds: 3600 },
    });
    await service.xendit.pay(other.id);
    await receive(order, { id: other.id, amount: 20_000, paid_amount: 20_000 });
    expect(await reasons(order)).toEqual(['AMOUNT_MISMATCH']);
    await runReconciliation();
    const [, found] = await mailsOf(other.id, 2);
    expect(found?.subject).toBe('A payment was of another amount');
    expect(found?.text).toContain('The invoice itself differs from its order');
    expect(await statusOf(order)).toBe('pending');
  });

  const mailsOf = (invoiceId: string, count: number) =>
    eventually(() => {
      const sent = service.mails.filter(({ to, text }) => to === staffEmail && text.includes(invoiceId));
      expect(sent).toHaveLength(count);
      return sent;
    });
});
