import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { PaymentProviderFailure } from '../src/domain/payments/payment-provider';
import { reconcile } from '../src/domain/payments/reconcile';
import {
  alertsOf,
  auditOf,
  countPayments,
  allowReconciliation,
  orderBy,
  readOrder,
} from './support/purchases';
import { startTestService, type TestService } from './support/harness';

const minuteMs = 60_000;

describe('when webhooks never come', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.xendit.sendWebhooksTo(null);
    const runs = service.database.db.collection('reconciliations');
    await eventually(async () => expect(await runs.countDocuments()).toBe(1)); // the run at the start
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await service.database.db.collection('turns').updateMany({}, { $set: { whole_at: null } });
    await allowReconciliation(service);
  });

  const run = (inMinutes = 0) =>
    reconcile({ now: new Date(Date.now() + inMinutes * minuteMs) }, service.dependencies);

  test('I11 R23 what was paid is found at the next run, and once', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    expect(await run()).toMatchObject({ healed: [order.orderId], drift: [] });
    expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('paid');
    await allowReconciliation(service);
    expect(await run()).toMatchObject({ healed: [], drift: [] });
    expect(await countPayments(service, order.orderId)).toBe(1);
  });

  test.each([true, false])(
    'a payment after the end is found too, though the invoice says it is over: %s',
    async (staysExpired) => {
      const order = await orderBy(service);
      await service.xendit.expire(order.invoice.id);
      expect(await run(16)).toMatchObject({ healed: [] });
      expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('expired');
      await service.xendit.payLate(order.invoice.id, { staysExpired });
      await allowReconciliation(service);
      expect(await run(16)).toMatchObject({ healed: [order.orderId], drift: [] });
      expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('paid');
      expect(await auditOf(service, { order_id: order.orderId, event: 'order.paid_late' })).toHaveLength(1);
    },
  );

  test('a run of a clock that is ahead hides no payment from the next', async () => {
    expect(await run(3 * 24 * 60)).toMatchObject({ drift: [] });
    const order = await orderBy(service);
    await service.xendit.expire(order.invoice.id);
    await allowReconciliation(service);
    await run(16);
    await service.xendit.payLate(order.invoice.id);
    await allowReconciliation(service);
    expect(await run()).toMatchObject({ healed: [order.orderId] });
  });

  test('an order that waits for 15 minutes is asked about, a younger one is not', async () => {
    const order = await orderBy(service);
    await service.xendit.expire(order.invoice.id);
    expect(await run(14)).toMatchObject({ ordersChecked: 0 });
    expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('pending');
    await allowReconciliation(service);
    expect(await run(16)).toMatchObject({ ordersChecked: 1 });
    expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('expired');
  });

  test('an order that cannot be asked about keeps neither the others nor the payments from being looked at', async () => {
    const [unasked, waiting, late] = [await orderBy(service), await orderBy(service), await orderBy(service)];
    await service.xendit.expire(late.invoice.id);
    await run(16);
    await service.xendit.payLate(late.invoice.id);
    await service.xendit.expire(waiting.invoice.id);
    await allowReconciliation(service);
    const { payments } = service.dependencies;
    const findInvoice = async (id: string) => {
      if (id === unasked.invoice.id) throw new PaymentProviderFailure('unknown', null);
      return payments.findInvoice(id);
    };
    const now = new Date(Date.now() + 32 * minuteMs);
    const found = await reconcile(
      { now },
      { ...service.dependencies, payments: { ...payments, findInvoice } },
    );
    expect(found).toMatchObject({ healed: [late.orderId], drift: [] });
    expect((await readOrder(service, waiting.buyer, waiting.orderId)).status).toBe('expired');
    expect((await readOrder(service, unasked.buyer, unasked.orderId)).status).toBe('pending');
  });

  test('an invoice of a lost response counts, and an order without one expires', async () => {
    const lost = await orderBy(service);
    const never = await orderBy(service);
    const orders = service.database.db.collection<{ _id: string }>('orders');
    await orders.updateOne({ _id: lost.orderId }, { $set: { invoice: null } });
    await orders.updateOne({ _id: never.orderId }, { $set: { invoice: null } });
    await service.xendit.pay(lost.invoice.id);
    await service.xendit.expire(never.invoice.id);
    await run(25 * 60);
    expect((await readOrder(service, lost.buyer, lost.orderId)).status).toBe('paid');
    expect((await readOrder(service, never.buyer, never.orderId)).status).toBe('expired');
  });

  test('an order whose invoice the provider knows nothing of is free again once its time is over', async () => {
    const order = await orderBy(service);
    const orders = service.database.db.collection<{ _id: string }>('orders');
    await orders.updateOne({ _id: order.orderId }, { $set: { 'invoice.id': '0'.repeat(24) } });
    await run(16);
    expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('pending');
    await allowReconciliation(service);
    await service.xendit.expire(order.invoice.id);
    await run(25 * 60);
    expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('expired');
    await orderBy(service, undefined, order.buyer);
  });

  test('a payment of no order of ours is drift, which the staff sees', async () => {
    const order = await orderBy(service);
    await service.database.db.collection<{ _id: string }>('orders').deleteOne({ _id: order.orderId });
    await service.xendit.pay(order.invoice.id);
    const drift = { orderId: order.orderId, invoiceId: order.invoice.id, reason: 'ORDER_UNKNOWN' };
    expect((await run())?.drift).toEqual([drift]);
    expect(await auditOf(service, { event: 'payment.drifted' })).toMatchObject([{ order_id: order.orderId }]);
    await allowReconciliation(service);
    await run();
    const alerts = ['A payment names no order of ours'];
    await eventually(() => expect(alertsOf(service, order.invoice.id)).toEqual(alerts)); // though found twice
    const { body } = await request(service.url)
      .get('/api/billing/v1/admin/reconciliations')
      .auth(await service.staffToken(), { type: 'bearer' })
      .expect(200);
    expect((body as { reconciliations: object[] }).reconciliations).toContainEqual(
      expect.objectContaining({
        drift: [{ order_id: order.orderId, invoice_id: order.invoice.id, reason: 'ORDER_UNKNOWN' }],
      }),
    );
  });

  test('of many replicas one runs, and after an aborted run the next one covers its time', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await service.xendit.fail({ kind: 'error', endpoint: 'list' });
    await expect(run()).rejects.toThrow('unknown');
    expect(await run()).toBeNull();
    await allowReconciliation(service);
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.filter((each) => each !== null)).toMatchObject([{ healed: [order.orderId] }]);
  });
});
