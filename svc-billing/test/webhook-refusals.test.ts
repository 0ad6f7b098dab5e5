import { request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { reconcile } from '../src/domain/payments/reconcile';
import {
  auditOf,
  callbackOf,
  countPayments,
  deliveriesOf,
  deliveryStatesOf,
  allowReconciliation,
  orderBy,
  readOrder,
  sendWebhook,
  waitForHandled,
} from './support/purchases';
import { callbackToken, startTestService, type TestService } from './support/harness';

describe('a webhook', () => {
  let service: TestService;
  let untouched: Awaited<ReturnType<typeof orderBy>>;
  beforeAll(async () => {
    service = await startTestService();
    await service.xendit.sendWebhooksTo(null);
    untouched = await orderBy(service);
  });
  afterAll(() => service.stop());

  const countDeliveries = () => service.database.db.collection('webhook_deliveries').countDocuments();
  /** Refused webhooks in the audit log. */
  const countRefused = async () => {
    const lines = await auditOf(service, { event: 'webhook.refused', 'by.role': 'anonymous' });
    return lines.reduce((sum, { facts }) => sum + (facts as { times: number }).times, 0);
  };

  const wrongTokens: readonly (readonly [string, string | null])[] = [
    ['none', null],
    ['an empty one', ''],
    ['a shorter one', callbackToken.slice(1)],
    ['a longer one', `${callbackToken}x`],
    ['one of the same length', callbackToken.replace(/./, 'x')],
    ['another case', callbackToken.toLowerCase()],
    ['a list', `${callbackToken}, ${callbackToken}`],
    ['JSON', JSON.stringify([callbackToken])],
    ['one in quotes', `"${callbackToken}"`],
    ['a bearer', `Bearer ${callbackToken}`],
    ['a very long one', 'x'.repeat(8000)],
  ];

  test.each(wrongTokens)(
    'R21 with a token that is %s is refused with an audit entry, and nothing of it is stored',
    async (_name, token) => {
      const { invoice, orderId, buyer } = untouched;
      const before = await countRefused();
      const { body } = await sendWebhook(service, callbackOf(invoice), token).expect(401);
      expect(body).toMatchObject({
        code: 'CALLBACK_TOKEN_INVALID',
        title: expect.stringContaining('x-callback-token'),
      });
      expect(await deliveriesOf(service, orderId)).toEqual([]);
      expect(await countRefused()).toBe(before + 1);
      expect((await readOrder(service, buyer, orderId)).status).toBe('pending');
    },
  );

  test('R21 with its header twice is refused', async () => {
    const [before, refused] = [await countDeliveries(), await countRefused()];
    const status = await new Promise((resolve, reject) => {
      const sent = httpRequest(`${service.url}/webhooks/xendit`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'x-callback-token': [callbackToken, callbackToken] },
      });
      sent.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject);
      sent.end('{}');
    });
    expect(status).toBe(401);
    expect(await countDeliveries()).toBe(before);
    expect(await countRefused()).toBe(refused + 1);
  });

  describe('in a way that cannot be read', () => {
    const refusedOnes = async () =>
      (
        await service.database.db.collection('webhook_deliveries').find({ reason: 'BODY_REFUSED' }).toArray()
      ).map(({ raw, state, copies }) => ({ raw, state, copies }));
    const sendPacked = (token: string) =>
      request(service.url)
        .post('/webhooks/xendit')
        .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'zip', 'x-callback-token': token })
        .send('{}');
    const large = { filler: 'x'.repeat(70_000) };

    test('is refused and leaves nothing where the token is wrong', async () => {
      await sendWebhook(service, large, 'wrong').expect(401);
      await sendPacked('wrong').expect(401);
      expect(await refusedOnes()).toEqual([]);
    });

    test('is refused, and parked without its body: once an hour, with one mail, however much is sent', async () => {
      const anHour = 3_600_000;
      const clock = jest.spyOn(service.dependencies, 'now');
      const hour = Math.floor(Date.now() / anHour) * anHour;
      clock.mockReturnValue(new Date(hour + 1000));
      await Promise.all(Array.from({ length: 10 }, () => sendWebhook(service, large).expect(413)));
      await sendPacked(callbackToken).expect(415);
      clock.mockReturnValue(new Date(hour + anHour));
      await sendWebhook(service, large).expect(413);
      clock.mockRestore();
      expect(await refusedOnes()).toEqual([
        { raw: '', state: 'parked', copies: 11 },
        { raw: '', state: 'parked', copies: 1 },
      ]);
      expect(
        await auditOf(service, { event: 'delivery.parked', 'facts.reason': 'BODY_REFUSED' }),
      ).toHaveLength(2);
      const alerts = () => service.mails.filter(({ subject }) => subject.endsWith('was refused unread'));
      await eventually(() => expect(alerts()).toHaveLength(2));
    });

    test('is for the staff to find and to settle', async () => {
      const token = await service.staffToken();
      const address = `${service.url}/api/billing/v1/admin/webhook-deliveries`;
      const { body } = await request(address)
        .get('?state=parked')
        .auth(token, { type: 'bearer' })
        .expect(200);
      const found = body.deliveries.filter(({ reason }: { reason: string }) => reason === 'BODY_REFUSED');
      expect(found).toHaveLength(2);
      for (const { delivery_id: id } of found)
        await request(address)
          .post(`/${id}/settle`)
          .auth(token, { type: 'bearer' })
          .send({ note: 'A test of the provider' })
          .expect(200);
    });

    test('is parked and reported again when it comes again in an hour that was settled', async () => {
      const anHour = 3_600_000;
      const before = await refusedOnes();
      const [last] = before.slice(-1);
      expect(last).toMatchObject({ state: 'settled', copies: 1 });
      const clock = jest.spyOn(service.dependencies, 'now');
      clock.mockReturnValue(new Date((Math.floor(Date.now() / anHour) + 1) * anHour));
      for (let times = 0; times < 2; times += 1) await sendWebhook(service, large).expect(413);
      clock.mockRestore();
      expect(await refusedOnes()).toEqual([...before, { raw: '', state: 'parked', copies: 2 }]);
      const alerts = () => service.mails.filter(({ subject }) => subject.endsWith('was refused unread'));
      await eventually(() => expect(alerts()).toHaveLength(3));
    });

    test('for the charset it names, is read as the UTF-8 it is', async () => {
      const { invoice, orderId, buyer } = await orderBy(service);
      await service.xendit.pay(invoice.id);
      const body = `\uFEFF${JSON.stringify(callbackOf(invoice, { merchant_name: 'Sabi é' }))}`;
      const headers = {
        'Content-Type': 'application/json; charset=klingon',
        'x-callback-token': callbackToken,
      };
      const { status } = await fetch(`${service.url}/webhooks/xendit`, {
        method: 'POST',
        headers,
        body: Buffer.from(body),
      });
      expect(status).toBe(200);
      await waitForHandled(service);
      expect((await readOrder(service, buyer, orderId)).status).toBe('paid');
      const [stored] = await deliveriesOf(service, orderId);
      expect(stored?.['raw']).toContain('Sabi é');
    });

    test('because its sender went away, leaves nothing: it comes again', async () => {
      const before = await refusedOnes();
      await new Promise<void>((resolve) => {
        const sent = httpRequest(`${service.url}/webhooks/xendit`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Content-Length': 500,
            'x-callback-token': callbackToken,
          },
        });
        sent.once('error', () => undefined).once('close', resolve);
        sent.write('{"id":');
        setTimeout(() => sent.destroy(), 200);
      });
      await delay(200);
      expect(await refusedOnes()).toEqual(before);
    });
  });

  test.each([
    ['is paid in another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['is over another sum', { amount: 1, paid_amount: 1 }, 'AMOUNT_MISMATCH'],
    ['was paid with less, which the provider denies', { paid_amount: 1 }, 'NOT_CONFIRMED'],
    ['was paid, which the provider denies', {}, 'NOT_CONFIRMED'],
    ['was paid by an invoice that is none', { id: '0'.repeat(24) }, 'INVOICE_UNKNOWN'],
    ['has an unknown status', { status: 'REVERSED' }, 'BODY_UNREADABLE'],
  ])('S83 that an order %s is parked with an audit line', async (_name, changes, reason) => {
    const { invoice, orderId, buyer } = await orderBy(service);
    await sendWebhook(service, callbackOf(invoice, changes)).expect(200);
    expect(await deliveryStatesOf(service, orderId)).toEqual([['parked', reason]]);
    expect((await readOrder(service, buyer, orderId)).status).toBe('pending');
    expect(await auditOf(service, { order_id: orderId })).toMatchObject([
      { event: 'delivery.parked', facts: { reason } },
    ]);
  });

  test('that says null of what was not paid is understood', async () => {
    const { invoice, orderId, buyer } = await orderBy(service);
    await service.xendit.expire(invoice.id);
    await sendWebhook(
      service,
      callbackOf(invoice, { status: 'EXPIRED', paid_amount: null, paid_at: null }),
    ).expect(200);
    await waitForHandled(service);
    expect((await readOrder(service, buyer, orderId)).status).toBe('expired');
  });

  test("S83 that an order was paid by another order's invoice is parked", async () => {
    const mine = await orderBy(service);
    const theirs = await orderBy(service);
    await service.xendit.pay(theirs.invoice.id);
    const body = callbackOf(theirs.invoice, { external_id: mine.orderId });
    await sendWebhook(service, body).expect(200);
    expect(await deliveryStatesOf(service, mine.orderId)).toEqual([['parked', 'INVOICE_MISMATCH']]);
    expect(await auditOf(service, { order_id: mine.orderId })).toMatchObject([
      { event: 'delivery.parked', facts: { reason: 'INVOICE_MISMATCH' } },
    ]);
    expect((await readOrder(service, mine.buyer, mine.orderId)).status).toBe('pending');
  });

  test.each(['no such order', '00000000-0000-4000-8000-000000000000'])(
    'of %s is stored for the staff',
    async (orderId) => {
      const { invoice } = await orderBy(service);
      await sendWebhook(service, callbackOf(invoice, { external_id: orderId })).expect(200);
      expect(await deliveryStatesOf(service, orderId)).toContainEqual(['parked', 'ORDER_UNKNOWN']);
    },
  );

  test.each(['', 'not JSON', '[]', '{"id":{"$ne":null}}'])(
    'that cannot be parsed (%j) is stored for the staff',
    async (body) => {
      const before = await countDeliveries();
      await sendWebhook(service, body).expect(200);
      await waitForHandled(service);
      expect(await countDeliveries()).toBe(before + 1);
    },
  );

  test('that a payment came which the provider shows a moment later is believed then', async () => {
    const order = await orderBy(service);
    const asked = jest.spyOn(service.dependencies.payments, 'findInvoice');
    const before = await service.dependencies.payments.findInvoice(order.invoice.id);
    asked.mockResolvedValueOnce(before);
    await service.xendit.pay(order.invoice.id);
    await sendWebhook(service, callbackOf(order.invoice)).expect(200);
    await waitForHandled(service);
    asked.mockRestore();
    expect(before?.status).toBe('PENDING');
    expect(await deliveryStatesOf(service, order.orderId)).toEqual([['done', null]]);
    expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('paid');
  });

  test('the channel of a payment is stored, though reconciliation found it before', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await allowReconciliation(service);
    await eventually(async () =>
      expect(await reconcile({ now: new Date() }, service.dependencies)).not.toBeNull(),
    );
    const orders = service.database.db.collection<{ _id: string; paid_with: object }>('orders');
    const paidWith = async () => (await orders.findOne({ _id: order.orderId }))?.paid_with;
    expect(await paidWith()).toMatchObject({ channel: null });
    const channel = { payment_method: 'BANK_TRANSFER', payment_channel: 'BCA' };
    await sendWebhook(service, callbackOf(order.invoice, channel)).expect(200);
    await waitForHandled(service);
    expect(await paidWith()).toEqual({ method: 'BANK_TRANSFER', channel: 'BCA' });
    await sendWebhook(
      service,
      callbackOf(order.invoice, { ...channel, payment_channel: 'BNI', status: 'SETTLED' }),
    );
    await waitForHandled(service);
    expect(await paidWith()).toMatchObject({ channel: 'BCA' });
  });

  test('a second payment of one order goes to the staff, who pay it back', async () => {
    const order = await orderBy(service);
    const provider = service.dependencies.payments;
    const again = await provider.createInvoice({
      externalId: order.orderId,
      amount: order.invoice.amount,
      description: 'Pro',
      language: 'en',
      returnUrl: 'https://sabi.test/',
      lifetimeSeconds: 3600,
    });
    await service.xendit.pay(order.invoice.id);
    await service.xendit.pay(again.id);
    await sendWebhook(service, callbackOf(order.invoice)).expect(200);
    await waitForHandled(service);
    await sendWebhook(service, callbackOf({ ...order.invoice, id: again.id })).expect(200);
    expect(await deliveryStatesOf(service, order.orderId)).toEqual([
      ['done', null],
      ['parked', 'PAID_TWICE'],
    ]);
    expect(await countPayments(service, order.orderId)).toBe(1);
  });
});
