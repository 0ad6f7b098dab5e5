import request from 'supertest';
import {
  countPayments,
  deliveriesOf,
  orderBy,
  readOrder,
  staffActsOf,
  waitForHandled,
  waitForStatus,
} from './support/purchases';
import { startTestService, type TestService } from './support/harness';
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
    changeDelivery,
    staff,
    failAfter,
    buyersMails,
  } = createUnderpaidOrders(() => service);
  const settle = (deliveryId: string) => changeDelivery(deliveryId, 'settle');

  test('is shown to its buyer as settled on the order and by one mail', async () => {
    const order = await orderBy(service);
    await underpay(order);
    await service.xendit.settle(order.invoice.id);
    await receive(order, { status: 'SETTLED', paid_amount: 1 });
    expect(await readOrder(service, order.buyer, order.orderId)).not.toHaveProperty('underpaid_settled');
    for (const { _id: id } of await deliveriesOf(service, order.orderId)) await settle(String(id));
    expect(await readOrder(service, order.buyer, order.orderId)).toMatchObject({
      ...{ status: 'expired', underpaid: true },
      underpaid_settled: true,
    });
    expect(await buyersMails(order)).toEqual(['underpaid_settled']);
  });

  test('is settled for its buyer too where the webhook was dead-lettered', async () => {
    const order = await orderBy(service);
    await whileProviderFails('unknown', () => underpay(order));
    await expectWithheld(order);
    await staff(order, 'settle');
    expect(await readOrder(service, order.buyer, order.orderId)).toMatchObject({ underpaid_settled: true });
    expect(await buyersMails(order)).toEqual(['underpaid_settled']);
    expect(await reasons(order)).toEqual(['UNDERPAID']);
    expect((await runReconciliation())?.drift).not.toContainEqual(
      expect.objectContaining({ orderId: order.orderId }),
    );
  });

  test('stays underpaid when the payment is settled without an amount', async () => {
    const order = await orderBy(service);
    await underpay(order);
    await service.xendit.settle(order.invoice.id);
    await receive(order, { status: 'SETTLED', paid_amount: undefined });
    await staff(order, 'replay');
    await waitForHandled(service);
    expect(await reasons(order)).toEqual(['UNDERPAID', 'UNDERPAID']);
    expect(await countPayments(service, order.orderId)).toBe(0);
  });

  test('is granted once the staff accepts it, with an audit entry', async () => {
    const order = await orderBy(service);
    await underpay(order);
    expect(await staff(order, 'accept')).toMatchObject({ status: 202, body: { state: 'received' } });
    expect(await waitForStatus(service, order, 'paid')).not.toHaveProperty('underpaid');
    await waitForHandled(service);
    expect(await countPayments(service, order.orderId)).toBe(1);
    const accepted = (await staffActsOf(service, { action: 'delivery.accepted' })).at(-1);
    expect(accepted).toMatchObject({
      actor: { id: 'rina' },
      details: { order_id: order.orderId, facts: { note: 'Seen in the dashboard' } },
    });
    expect((await runReconciliation())?.drift).not.toContainEqual(
      expect.objectContaining({ orderId: order.orderId }),
    );
    expect((await staff(order, 'accept')).status).toBe(409);
  });

  test('is granted whichever of its webhooks is accepted, also one without an amount', async () => {
    const order = await orderBy(service);
    await underpay(order);
    await receive(order, { status: 'EXPIRED' });
    expect(await reasons(order)).toEqual(['UNDERPAID', 'UNDERPAID']);
    const [withAmount, withoutAmount] = await deliveriesOf(service, order.orderId);
    expect((await settle(String(withAmount?._id))).status).toBe(200);
    expect((await changeDelivery(String(withoutAmount?._id), 'accept')).status).toBe(202);
    await waitForStatus(service, order, 'paid');
    await waitForHandled(service);
    expect(await countPayments(service, order.orderId)).toBe(1);
  });

  test('is not granted where it was accepted, dead-lettered meanwhile and then refunded', async () => {
    const order = await orderBy(service);
    await underpay(order);
    await failAfter(order, 'accept');
    expect((await staff(order, 'settle')).status).toBe(200);
    await service.xendit.settle(order.invoice.id);
    await receive(order, { status: 'SETTLED', paid_amount: undefined });
    expect(await statusOf(order)).toBe('expired');
    expect(await countPayments(service, order.orderId)).toBe(0);
  });

  test('is not granted by settling it, and nothing else can be accepted', async () => {
    const [order, other] = [await orderBy(service), await orderBy(service)];
    await underpay(order);
    await staff(order, 'settle');
    expect((await staff(order, 'accept')).status).toBe(409);
    expect(await runReconciliation()).toMatchObject({ healed: [] });
    await service.xendit.settle(order.invoice.id);
    await receive(order, { status: 'SETTLED', paid_amount: undefined });
    expect(await statusOf(order)).toBe('expired');
    expect(await countPayments(service, order.orderId)).toBe(0);
    await receive(other, { currency: 'USD' });
    expect((await staff(other, 'accept')).status).toBe(409);
    const unknown = '/api/billing/v1/admin/webhook-deliveries/00000000-0000-4000-8000-000000000000/accept';
    await request(service.url)
      .post(unknown)
      .auth(await service.staffToken(), { type: 'bearer' })
      .send({ note: 'x' })
      .expect(404, /DELIVERY_NOT_FOUND/);
  });
});
