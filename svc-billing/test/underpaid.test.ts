import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { migrations } from '../src/data-access/migrations';
import { PaymentProviderFailure } from '../src/domain/payments/payment-provider';
import { reconcile } from '../src/domain/payments/reconcile';
import {
  alertsOf,
  auditOf,
  callbackOf,
  countPayments,
  deliveriesOf,
  giveTurn,
  orderBy,
  pro,
  readOrder,
  tell,
  waitForHandled,
  waitForStatus,
} from './support/buying';
import { staffEmail, startTestService, type TestService } from './support/harness';

// The provider's invoice says that it is paid, and not how much came: that stands in webhooks alone.

describe('an order that was paid with too little', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.xendit.sendWebhooksTo(null);
  });
  afterAll(() => service.stop());

  type Ordered = Awaited<ReturnType<typeof orderBy>>;

  async function underpay(order: Ordered, changes: Parameters<typeof callbackOf>[1] = {}): Promise<void> {
    await service.xendit.pay(order.invoice.id);
    await hear(order, { paid_amount: order.invoice.amount - 1, ...changes });
  }

  async function hear({ invoice }: Ordered, changes: Parameters<typeof callbackOf>[1]): Promise<void> {
    await tell(service, callbackOf(invoice, changes)).expect(200);
    await waitForHandled(service);
  }

  /** Whoever looks at the invoice finds it paid and grants nothing, and the staff is told of it. */
  async function expectWithheld(order: Ordered): Promise<void> {
    const { healed, drift } = (await look()) ?? {};
    expect(healed).not.toContain(order.orderId);
    const found = { orderId: order.orderId, invoiceId: order.invoice.id, reason: 'UNDERPAID' };
    expect(drift).toContainEqual(found);
    expect(await countPayments(service, order.orderId)).toBe(0);
    expect(await statusOf(order)).toBe('expired');
  }

  /** What the service meets when it asks for the invoice. */
  const whileProviderFails = async (kind: 'unknown' | 'busy', work: () => Promise<void>) => {
    const asked = jest.spyOn(service.dependencies.payments, 'findInvoice');
    asked.mockRejectedValue(new PaymentProviderFailure(kind, null));
    await work();
    asked.mockRestore();
  };

  async function look() {
    await giveTurn(service);
    const now = new Date(Date.now() + 16 * 60_000);
    return reconcile({ now }, service.dependencies);
  }

  const reasons = async ({ orderId }: Ordered) =>
    (await deliveriesOf(service, orderId)).map(({ reason }) => reason as unknown);
  const statusOf = async ({ buyer, orderId }: Ordered) => (await readOrder(service, buyer, orderId)).status;

  const staff = async (order: Ordered, step: 'accept' | 'replay' | 'settle') => {
    const [delivery] = await deliveriesOf(service, order.orderId);
    return take(String(delivery?._id), step);
  };
  /** What a person asks for comes to nothing, for the provider cannot be asked. */
  async function giveUpAfter(order: Ordered, step: 'accept' | 'replay'): Promise<void> {
    await whileProviderFails('unknown', async () => {
      await staff(order, step);
      await waitForHandled(service);
    });
    expect(await reasons(order)).toEqual(['GIVEN_UP']);
  }
  const settle = (deliveryId: string) => take(deliveryId, 'settle');
  const take = async (deliveryId: string, step: 'accept' | 'replay' | 'settle') =>
    request(service.url)
      .post(`/api/billing/v1/admin/webhook-deliveries/${deliveryId}/${step}`)
      .auth(await service.staffToken(), { type: 'bearer' })
      .send(step === 'replay' ? {} : { note: 'Seen in the dashboard' });

  const buyersMails = async ({ buyer: { userId } }: Ordered) => {
    const asked = await service.database.db.collection('billing_mails').find({ user_id: userId }).toArray();
    return asked.map(({ subject }) => (subject as { kind: string }).kind);
  };

  test('ends, is granted by nobody who looks later, and is told to the staff', async () => {
    const order = await orderBy(service);
    await underpay(order);
    expect(await reasons(order)).toEqual(['UNDERPAID']);
    expect(await readOrder(service, order.buyer, order.orderId)).toMatchObject({
      status: 'expired',
      underpaid: true,
    });
    for (let times = 0; times < 2; times += 1) await expectWithheld(order);
    const told = ['Less came than was to be paid'];
    await eventually(() => expect(alertsOf(service, order.invoice.id)).toEqual(told));
  });

  test('is granted by nobody when it came late and all that is said of it is EXPIRED', async () => {
    const order = await orderBy(service);
    await service.xendit.expire(order.invoice.id);
    await service.xendit.payLate(order.invoice.id, { staysExpired: true });
    await hear(order, { status: 'EXPIRED', paid_amount: 1 });
    expect(await reasons(order)).toEqual(['UNDERPAID']);
    await expectWithheld(order);
  });

  test('is granted by nobody when the provider could not be asked until it was given up', async () => {
    const order = await orderBy(service);
    await whileProviderFails('unknown', () => underpay(order));
    expect(await reasons(order)).toEqual(['GIVEN_UP']);
    await expectWithheld(order);
  });

  test('is granted by nobody when it is replayed and the provider cannot be asked', async () => {
    const order = await orderBy(service);
    await underpay(order);
    await giveUpAfter(order, 'replay');
    await expectWithheld(order);
  });

  test('is granted by nobody while what was told waits for its turn', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await whileProviderFails('busy', async () => {
      await tell(service, callbackOf(order.invoice, { paid_amount: 1 })).expect(200);
      await expectWithheld(order);
      const [delivery] = await deliveriesOf(service, order.orderId);
      expect(delivery).toMatchObject({ state: 'received', reason: null, paid_amount: 1 });
    });
    await waitForHandled(service);
    expect(await reasons(order)).toEqual(['UNDERPAID']);
    expect(await statusOf(order)).toBe('expired');
  });

  test('is granted by nobody where it was told before the provider showed it, until a person accepts it', async () => {
    const order = await orderBy(service);
    await hear(order, { paid_amount: 1 });
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

  test('stays granted where it was granted before that was told: the staff is told to look', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    expect((await look())?.healed).toContain(order.orderId);
    await hear(order, { paid_amount: 1 });
    expect(await reasons(order)).toEqual(['UNDERPAID_GRANTED']);
    expect(await readOrder(service, order.buyer, order.orderId)).toMatchObject({ status: 'paid' });
    const found = { orderId: order.orderId, invoiceId: order.invoice.id, reason: 'UNDERPAID_GRANTED' };
    expect((await look())?.drift).toContainEqual(found);
    const told = ['Less came than was to be paid for an order that is granted'];
    await eventually(() => expect(alertsOf(service, order.invoice.id)).toEqual(told));
    const mail = service.mails.find(({ subject }) => subject === told[0]);
    expect(mail?.text).toContain('It is granted already, and stays so.');
    expect(mail?.text).not.toContain('Nothing is granted');
    expect((await staff(order, 'accept')).status).toBe(409);
    expect((await staff(order, 'settle')).status).toBe(200);
    expect((await look())?.drift).not.toContainEqual(expect.objectContaining({ orderId: order.orderId }));
    expect(await statusOf(order)).toBe('paid');
    expect(await buyersMails(order)).toEqual(['receipt']);
  });

  test('is granted by nobody where it was told before sums were kept apart', async () => {
    const order = await orderBy(service);
    await underpay(order, { paid_amount: 1 });
    const deliveries = service.database.db.collection('webhook_deliveries');
    const kept = { order_id: order.orderId };
    await deliveries.updateOne(kept, { $unset: { amount: '', currency: '', paid_amount: '' } });
    await migrations.find(({ name }) => name === '0005-told-sums')?.up(service.database.db as never);
    const sums = { amount: 1_000_000, currency: 'IDR', paid_amount: 1 };
    expect(await deliveries.findOne(kept)).toMatchObject(sums);
    await expectWithheld(order);
  });

  test('is granted by nobody where it was told to a replica of the release before, which keeps no sums apart', async () => {
    const order = await orderBy(service);
    await whileProviderFails('unknown', () => underpay(order));
    const deliveries = service.database.db.collection('webhook_deliveries');
    const kept = { order_id: order.orderId };
    await deliveries.updateOne(kept, { $unset: { amount: '', currency: '', paid_amount: '' } });
    await expectWithheld(order);
    await staff(order, 'replay');
    await waitForHandled(service);
    expect(await reasons(order)).toEqual(['UNDERPAID']);
  });

  test.each([
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['another sum', { amount: 1 }, 'AMOUNT_MISMATCH'],
    ['another order', { external_id: 'nobody-s' }, 'ORDER_UNKNOWN'],
  ])('is believed after a lie about the same payment, of %s', async (_what, lie, reason) => {
    const order = await orderBy(service);
    const told = { paid_amount: 1, paid_at: new Date().toISOString() };
    await underpay(order, { ...told, ...lie });
    await hear(order, told);
    const found = await service.database.db
      .collection('webhook_deliveries')
      .find({ invoice_id: order.invoice.id })
      .sort({ received_at: 1 })
      .toArray();
    expect(found).toMatchObject([{ reason }, { reason: 'UNDERPAID' }]);
    await expectWithheld(order);
  });

  test('is told to its buyer as settled, once, on the order and by mail', async () => {
    const order = await orderBy(service);
    await underpay(order);
    await service.xendit.settle(order.invoice.id);
    await hear(order, { status: 'SETTLED', paid_amount: 1 });
    expect(await readOrder(service, order.buyer, order.orderId)).not.toHaveProperty('underpaid_settled');
    for (const { _id: id } of await deliveriesOf(service, order.orderId)) await settle(String(id));
    expect(await readOrder(service, order.buyer, order.orderId)).toMatchObject({
      ...{ status: 'expired', underpaid: true },
      underpaid_settled: true,
    });
    expect(await buyersMails(order)).toEqual(['underpaid_settled']);
  });

  test('is settled with its buyer too where the webhook had been given up', async () => {
    const order = await orderBy(service);
    await whileProviderFails('unknown', () => underpay(order));
    await expectWithheld(order);
    await staff(order, 'settle');
    expect(await readOrder(service, order.buyer, order.orderId)).toMatchObject({ underpaid_settled: true });
    expect(await buyersMails(order)).toEqual(['underpaid_settled']);
    expect(await reasons(order)).toEqual(['UNDERPAID']);
    expect((await look())?.drift).not.toContainEqual(expect.objectContaining({ orderId: order.orderId }));
  });

  test('stays so when the money is in the balance, of which nothing more is said', async () => {
    const order = await orderBy(service);
    await underpay(order);
    await service.xendit.settle(order.invoice.id);
    await hear(order, { status: 'SETTLED', paid_amount: undefined });
    await staff(order, 'replay');
    await waitForHandled(service);
    expect(await reasons(order)).toEqual(['UNDERPAID', 'UNDERPAID']);
    expect(await countPayments(service, order.orderId)).toBe(0);
  });

  test('keeps nobody from buying it again', async () => {
    const order = await orderBy(service);
    await underpay(order);
    const next = await orderBy(service, pro, order.buyer);
    expect(next.orderId).not.toBe(order.orderId);
    await service.xendit.pay(next.invoice.id);
    await hear(next, {});
    expect([await statusOf(order), await statusOf(next)]).toEqual(['expired', 'paid']);
  });

  test('is not granted by whoever gives it up meanwhile', async () => {
    const order = await orderBy(service);
    const orders = service.database.db.collection<{ _id: string }>('orders');
    await underpay(order);
    // As it is where the webhook is being worked on by another.
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
    await hear(order, {});
    expect(await statusOf(order)).toBe('paid');
    expect(await countPayments(service, order.orderId)).toBe(1);
  });

  test('is granted when the rest comes at the very moment of the first part', async () => {
    const order = await orderBy(service);
    const paidAt = new Date().toISOString();
    await underpay(order, { paid_at: paidAt });
    await hear(order, { paid_at: paidAt });
    expect(await statusOf(order)).toBe('paid');
  });

  test('is told to the staff though another mail was sent of its invoice', async () => {
    const order = await orderBy(service);
    await hear(order, {});
    await underpay(order);
    const told = ['The payment provider does not confirm a payment', 'Less came than was to be paid'];
    await eventually(() => expect(alertsOf(service, order.invoice.id)).toEqual(told));
  });

  test('is granted once a person has seen that all of it came, with an audit line', async () => {
    const order = await orderBy(service);
    await underpay(order);
    expect(await staff(order, 'accept')).toMatchObject({ status: 202, body: { state: 'received' } });
    expect(await waitForStatus(service, order, 'paid')).not.toHaveProperty('underpaid');
    await waitForHandled(service);
    expect(await countPayments(service, order.orderId)).toBe(1);
    expect(await auditOf(service, { order_id: order.orderId, event: 'delivery.accepted' })).toMatchObject([
      { by: { subject: 'rina' }, facts: { note: 'Seen in the dashboard' } },
    ]);
    expect((await look())?.drift).not.toContainEqual(expect.objectContaining({ orderId: order.orderId }));
    expect((await staff(order, 'accept')).status).toBe(409);
  });

  test('is granted whichever webhook of it is accepted, also one that tells of no sum', async () => {
    const order = await orderBy(service);
    await underpay(order);
    await hear(order, { status: 'EXPIRED' });
    expect(await reasons(order)).toEqual(['UNDERPAID', 'UNDERPAID']);
    const [tellsOfSum, tellsOfNone] = await deliveriesOf(service, order.orderId);
    expect((await settle(String(tellsOfSum?._id))).status).toBe(200);
    expect((await take(String(tellsOfNone?._id), 'accept')).status).toBe(202);
    await waitForStatus(service, order, 'paid');
    await waitForHandled(service);
    expect(await countPayments(service, order.orderId)).toBe(1);
  });

  test('is not granted where it was accepted, given up meanwhile and then paid back', async () => {
    const order = await orderBy(service);
    await underpay(order);
    await giveUpAfter(order, 'accept');
    expect((await staff(order, 'settle')).status).toBe(200);
    await service.xendit.settle(order.invoice.id);
    await hear(order, { status: 'SETTLED', paid_amount: undefined });
    expect(await statusOf(order)).toBe('expired');
    expect(await countPayments(service, order.orderId)).toBe(0);
  });

  test('is not granted by settling it, and nothing else can be accepted', async () => {
    const [order, other] = [await orderBy(service), await orderBy(service)];
    await underpay(order);
    await staff(order, 'settle');
    expect((await staff(order, 'accept')).status).toBe(409);
    expect(await look()).toMatchObject({ healed: [] });
    await service.xendit.settle(order.invoice.id);
    await hear(order, { status: 'SETTLED', paid_amount: undefined });
    expect(await statusOf(order)).toBe('expired');
    expect(await countPayments(service, order.orderId)).toBe(0);
    await hear(other, { currency: 'USD' });
    expect((await staff(other, 'accept')).status).toBe(409);
    const nobodys = '/api/billing/v1/admin/webhook-deliveries/00000000-0000-4000-8000-000000000000/accept';
    await request(service.url)
      .post(nobodys)
      .auth(await service.staffToken(), { type: 'bearer' })
      .send({ note: 'x' })
      .expect(404, /DELIVERY_NOT_FOUND/);
  });

  test('was a lie about another sum, which keeps no payment from counting', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await hear(order, { amount: 1, paid_amount: 1 });
    expect(await reasons(order)).toEqual(['AMOUNT_MISMATCH']);
    const [mail] = await mailsOf(order.invoice.id, 1);
    expect(mail?.subject).toBe('A webhook tells of another amount or currency than its order has');
    expect(mail?.text).toContain('Pay nothing back');
    await staff(order, 'settle');
    expect((await look())?.healed).toContain(order.orderId);
  });

  test('was paid by an invoice over another sum, which is told apart from a lie about it', async () => {
    const order = await orderBy(service);
    const other = await service.dependencies.payments.createInvoice({
      ...{ externalId: order.orderId, amount: 20_000, description: 'Pro' },
      ...{ language: 'en', returnUrl: 'https://sabi.test/', lifetimeSeconds: 3600 },
    });
    await service.xendit.pay(other.id);
    await hear(order, { id: other.id, amount: 20_000, paid_amount: 20_000 });
    expect(await reasons(order)).toEqual(['AMOUNT_MISMATCH']);
    await look();
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
