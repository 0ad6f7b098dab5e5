import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { PaymentProviderFailure } from '../src/domain/payments/payment-provider';
import {
  alertsOf,
  auditOf,
  callbackOf,
  countPayments,
  deliveriesOf,
  deliveryStatesOf,
  orderBy,
  pro,
  readOrder,
  sendWebhook,
  staffActsOf,
  waitForHandled,
  waitForStatus,
} from './support/purchases';
import { startTestService, type TestService } from './support/harness';

describe('the staff', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.xendit.sendWebhooksTo(null);
  });
  afterAll(() => service.stop());

  const deliveries = async (query = '') => {
    const token = await service.staffToken();
    const pending = request(service.url).get(`/api/billing/v1/admin/webhook-deliveries${query}`);
    const { body } = await pending.auth(token, { type: 'bearer' }).expect(200);
    return (body as { deliveries: { delivery_id: string; order_id: string }[] }).deliveries;
  };

  test('sees what is parked and has it worked on once more', async () => {
    const order = await orderBy(service);
    await sendWebhook(service, callbackOf(order.invoice)).expect(200);
    await waitForHandled(service);
    const parked = await deliveries('?state=parked');
    const ours = parked.find(({ order_id: id }) => id === order.orderId);
    expect(ours).toMatchObject({ state: 'parked', reason: 'NOT_CONFIRMED', status: 'PAID', copies: 1 });
    expect(JSON.stringify(parked)).not.toContain('merchant_name');
    await service.xendit.pay(order.invoice.id);
    const replay = `/api/billing/v1/admin/webhook-deliveries/${ours?.delivery_id}/replay`;
    const token = await service.staffToken();
    await request(service.url).post(replay).auth(token, { type: 'bearer' }).expect(202);
    await waitForStatus(service, order, 'paid');
    await request(service.url).post(replay).auth(token, { type: 'bearer' }).expect(202);
    await waitForHandled(service);
    expect(await countPayments(service, order.orderId)).toBe(1);
    expect((await staffActsOf(service, { action: 'delivery.replayed' })).at(-1)).toMatchObject({
      subject: { type: 'delivery', id: ours?.delivery_id },
      details: { order_id: order.orderId },
      ...{ role: 'service_role', actor: { id: 'rina', kind: 'staff' } },
    });
  });

  test('gets one mail about a parked payment and settles it with a note', async () => {
    const order = await orderBy(service);
    for (const status of ['PAID', 'SETTLED', 'PAID'])
      await sendWebhook(service, callbackOf(order.invoice, { status })).expect(200);
    await waitForHandled(service);
    const alerts = ['The payment provider does not confirm a payment'];
    await eventually(() => expect(alertsOf(service, order.invoice.id)).toEqual(alerts));
    const ours = (await deliveries('?state=parked')).filter(({ order_id: id }) => id === order.orderId);
    expect(ours).toHaveLength(3);
    const token = await service.staffToken();
    const settle = (id: string | undefined) =>
      request(service.url)
        .post(`/api/billing/v1/admin/webhook-deliveries/${id}/settle`)
        .auth(token, { type: 'bearer' })
        .send({ note: 'A test of the provider' });
    for (const { delivery_id: id } of [...ours, ...ours])
      expect((await settle(id).expect(200)).body).toMatchObject({ state: 'settled' });
    const settled = await staffActsOf(service, { action: 'delivery.settled' });
    expect(settled).toHaveLength(3);
    for (const act of settled)
      expect(act).toMatchObject({
        actor: { id: 'rina' },
        details: { order_id: order.orderId, facts: { note: 'A test of the provider' } },
      });
    expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('pending');
    await settle('00000000-0000-4000-8000-000000000000').expect(404, /DELIVERY_NOT_FOUND/);
    const paid = await orderBy(service);
    await service.xendit.pay(paid.invoice.id);
    await sendWebhook(service, callbackOf(paid.invoice)).expect(200);
    await waitForHandled(service);
    const [done] = await deliveriesOf(service, paid.orderId);
    await settle(String(done?._id)).expect(409, /DELIVERY_STATE_UNFIT/);
  });

  test('gets a mail about a dead-lettered webhook', async () => {
    const order = await orderBy(service);
    const asked = jest.spyOn(service.dependencies.payments, 'findInvoice');
    asked.mockRejectedValue(new PaymentProviderFailure('unknown', null));
    await sendWebhook(service, callbackOf(order.invoice)).expect(200);
    await waitForHandled(service);
    asked.mockRestore();
    expect(await deliveryStatesOf(service, order.orderId)).toEqual([['parked', 'GIVEN_UP']]);
    expect(await auditOf(service, { order_id: order.orderId })).toMatchObject([
      { event: 'delivery.parked', facts: { reason: 'GIVEN_UP' } },
    ]);
    const alerts = ['A webhook could not be worked on'];
    await eventually(() => expect(alertsOf(service, order.invoice.id)).toEqual(alerts));
  });

  test('refunds a paid order once, and no other', async () => {
    const order = await orderBy(service);
    const token = await service.staffToken();
    const refund = () =>
      request(service.url)
        .post(`/api/billing/v1/admin/orders/${order.orderId}/refund`)
        .auth(token, { type: 'bearer' })
        .send({ reason: 'Paid twice' });
    await refund().expect(409, /ORDER_STATE_UNFIT/);
    await service.xendit.pay(order.invoice.id);
    await sendWebhook(service, callbackOf(order.invoice)).expect(200);
    await waitForStatus(service, order, 'paid');
    const answers = await Promise.all([refund(), refund(), refund()]);
    for (const { status, body } of answers)
      expect([status, (body as { status: string }).status]).toEqual([200, 'refunded']);
    expect(await staffActsOf(service, { action: 'order.refunded' })).toMatchObject([
      {
        ...{ subject: { type: 'order', id: order.orderId }, actor: { id: 'rina' } },
        details: { facts: { amount: pro.amount, reason: 'Paid twice' } },
      },
    ]);
    // A later webhook does not make it paid again.
    await sendWebhook(service, callbackOf(order.invoice, { status: 'SETTLED' })).expect(200);
    await waitForHandled(service);
    expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('refunded');
    const unknown = '/api/billing/v1/admin/orders/00000000-0000-4000-8000-000000000000/refund';
    await request(service.url)
      .post(unknown)
      .auth(token, { type: 'bearer' })
      .send({ reason: 'x' })
      .expect(404);
  });

  test.each(['get', 'post'] as const)('is who holds a service key (%s)', async (method) => {
    const { token } = await service.account();
    const paths = {
      get: ['webhook-deliveries', 'reconciliations'],
      post: [
        'vouchers',
        'orders/00000000-0000-4000-8000-000000000000/refund',
        'webhook-deliveries/00000000-0000-4000-8000-000000000000/replay',
        'webhook-deliveries/00000000-0000-4000-8000-000000000000/accept',
        'webhook-deliveries/00000000-0000-4000-8000-000000000000/settle',
      ],
    };
    for (const path of paths[method])
      await request(service.url)
        [method](`/api/billing/v1/admin/${path}`)
        .auth(token, { type: 'bearer' })
        .expect(403);
  });
});
