import { randomUUID } from 'node:crypto';
import request from 'supertest';
import {
  auditOf,
  buy,
  orderBy,
  pro,
  sendWebhook,
  callbackOf,
  waitForStatus,
  webinar,
} from './support/purchases';
import { type Account, startTestService, type TestService } from './support/harness';

describe('what an account has paid, as its owner reads it', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const get = ({ token }: Account, path: string) =>
    request(service.url).get(`/api/billing/v1${path}`).auth(token, { type: 'bearer' });
  const cancel = ({ token }: Account, orderId: string) =>
    request(service.url).post(`/api/billing/v1/orders/${orderId}/give-up`).auth(token, { type: 'bearer' });
  const payments = async (account: Account) => (await get(account, '/payments').expect(200)).body.payments;

  test('a payment has its channel and its receipt', async () => {
    const order = await orderBy(service);
    const { buyer, orderId, invoice } = order;
    expect(await payments(buyer)).toMatchObject([
      { order_id: orderId, status: 'pending', paid_with: null, receipt: null, ended_at: null },
    ]);
    await service.xendit.pay(invoice.id);
    await waitForStatus(service, order, 'paid');
    const [paid] = await payments(buyer);
    const { method, channel } = paid.paid_with;
    expect([method, channel]).toEqual([
      expect.stringMatching(/^[A-Z_]+$/),
      expect.stringMatching(/^[A-Z_]+$/),
    ]);
    const [receipt] = (await get(buyer, '/receipts').expect(200)).body.receipts;
    expect(paid.receipt).toEqual({ receipt_id: receipt.receipt_id, number: receipt.number });
    expect(paid).toMatchObject({ status: 'paid', refunded_at: null, given_up: false });
  });

  test('a channel of another shape is left out, and the payment counts', async () => {
    const order = await orderBy(service);
    await service.xendit.spoil({ kind: 'drop' });
    await service.xendit.pay(order.invoice.id);
    const channel = { payment_method: 'EWALLET', payment_channel: '<b>OVO</b>' };
    await sendWebhook(service, callbackOf(order.invoice, channel)).expect(200);
    await waitForStatus(service, order, 'paid');
    const [paid] = await payments(order.buyer);
    expect(paid.paid_with).toEqual({ method: 'EWALLET', channel: null });
  });

  test('a refund has its time', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await waitForStatus(service, order, 'paid');
    await request(service.url)
      .post(`/api/billing/v1/admin/orders/${order.orderId}/refund`)
      .auth(await service.staffToken(), { type: 'bearer' })
      .send({ reason: 'Asked for' })
      .expect(200);
    expect(await payments(order.buyer)).toMatchObject([
      { status: 'refunded', refunded_at: expect.any(String), receipt: { number: expect.any(String) } },
    ]);
  });

  test('an order that is cancelled cannot be paid any more, and leaves room for another', async () => {
    const { buyer, orderId, invoice, url } = await orderBy(service);
    for (let times = 0; times < 2; times += 1)
      expect((await cancel(buyer, orderId).expect(200)).body).toMatchObject({
        status: 'expired',
        invoice_url: null,
      });
    const [ended] = await service.xendit.invoicesOf(orderId);
    expect(ended).toMatchObject({ id: invoice.id, status: 'EXPIRED' });
    expect(await payments(buyer)).toMatchObject([
      { status: 'expired', given_up: true, ended_at: expect.any(String) },
    ]);
    expect(await auditOf(service, { order_id: orderId })).toMatchObject([
      { event: 'order.given_up', user_id: buyer.userId },
    ]);
    const { body } = await buy(service, buyer).expect(200);
    expect(body.invoice_url).not.toBe(url);
    const data = (await get(buyer, '/export').expect(200)).body.documents[0].data;
    expect(data.orders).toContainEqual(expect.objectContaining({ order_id: orderId, given_up: true }));
  });

  test('one that ends by time was not cancelled', async () => {
    const order = await orderBy(service, webinar);
    await service.xendit.expire(order.invoice.id);
    await waitForStatus(service, order, 'expired');
    expect(await payments(order.buyer)).toMatchObject([{ given_up: false, ended_at: expect.any(String) }]);
  });

  test('what is paid cannot be cancelled, also when the payment is faster than its webhook', async () => {
    const order = await orderBy(service, pro);
    await service.xendit.spoil({ kind: 'drop' });
    await service.xendit.pay(order.invoice.id);
    for (let times = 0; times < 2; times += 1)
      expect((await cancel(order.buyer, order.orderId).expect(409)).body.code).toBe('ORDER_STATE_UNFIT');
    await waitForStatus(service, order, 'paid');
  });

  test('S46 an order of another account can be neither cancelled nor seen', async () => {
    const { buyer, orderId } = await orderBy(service);
    const other = await service.account();
    for (const id of [orderId, randomUUID()])
      expect((await cancel(other, id).expect(404)).body.code).toBe('ORDER_NOT_FOUND');
    expect(await payments(other)).toEqual([]);
    expect(await payments(buyer)).toMatchObject([{ status: 'pending' }]);
  });

  test('the list goes on where the page before ended', async () => {
    const { buyer, orderId } = await orderBy(service);
    const orders = service.database.db.collection<{ _id: string }>('orders');
    const made = await orders.findOne({ _id: orderId });
    const copies = Array.from({ length: 24 }, () => ({
      ...made,
      _id: randomUUID(),
      status: 'expired',
      created_at: new Date(Date.now() - 60_000),
    }));
    await orders.insertMany(copies);
    const first = (await get(buyer, '/payments').expect(200)).body;
    expect(first.payments).toHaveLength(20);
    const second = (await get(buyer, `/payments?after=${first.next}`).expect(200)).body;
    expect(second.next).toBeNull();
    const ids = [...first.payments, ...second.payments].map(({ order_id: id }) => id);
    expect(new Set(ids).size).toBe(25);
    await get(buyer, '/payments?after=nowhere').expect(422);
  });
});
