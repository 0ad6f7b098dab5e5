import { request as httpRequest } from 'node:http';
import { eventually } from '@sabi/test-kit/eventually';
import { testAmqpUrl } from '@sabi/test-kit/infrastructure';
import request from 'supertest';
import {
  auditOf,
  callbackOf,
  countPayments,
  deliveriesOf,
  orderBy,
  pro,
  readOrder,
  tell,
  waitForHandled,
  waitForStatus,
} from './support/buying';
import { callbackToken, startTestService, type TestService } from './support/harness';

/** A second on a machine that does nothing else; here other tests run beside. */
const slowestMs = 3000;
const statuses = ['PENDING', 'PAID', 'EXPIRED', 'SETTLED', 'PAID again'] as const;

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe.each([
  ['the broker in the process', () => undefined],
  ['RabbitMQ', testAmqpUrl],
])('what the payment provider tells, by %s', (name, amqpUrl) => {
  let service: TestService;
  beforeAll(async () => {
    if (name === 'RabbitMQ' && !amqpUrl()) console.warn('No RabbitMQ is installed: tested without it');
    service = await startTestService({ amqpUrl: amqpUrl() });
  });
  afterAll(() => service.stop());
  afterEach(() => service.xendit.tellTo(`${service.url}/webhooks/xendit`));

  test('I5 a payment marks the order paid, grants it and leaves evidence, each once', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    const { paid_at: paidAt, invoice_url: url } = await waitForStatus(service, order, 'paid');
    expect(url).toBeNull();
    expect(Math.abs(Date.now() - Date.parse(paidAt ?? ''))).toBeLessThan(60_000);
    await service.xendit.settle(order.invoice.id);
    await service.xendit.idle();
    await waitForHandled(service);
    expect(await countPayments(service, order.orderId)).toBe(1);
    expect(await auditOf(service, { order_id: order.orderId })).toMatchObject([
      { event: 'order.paid', user_id: order.buyer.userId, by: { role: 'payment_provider' } },
    ]);
  });

  test('R19 fifty equal webhooks at once are answered 200 in under a second and pay once', async () => {
    await service.xendit.tellTo(null);
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    const body = callbackOf(order.invoice);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const begun = performance.now();
        const { status } = await tell(service, body);
        return { status, ms: performance.now() - begun };
      }),
    );
    for (const { status, ms } of answers) {
      expect(status).toBe(200);
      expect(ms).toBeLessThan(slowestMs);
    }
    await waitForStatus(service, order, 'paid');
    expect(await countPayments(service, order.orderId)).toBe(1);
    expect(await deliveriesOf(service, order.orderId)).toMatchObject([{ state: 'done', copies: 50 }]);
  });

  test('the end of an invoice frees the item, and a payment after it counts and alerts', async () => {
    const order = await orderBy(service);
    await service.xendit.expire(order.invoice.id);
    await waitForStatus(service, order, 'expired');
    const next = await orderBy(service, pro, order.buyer);
    expect(next.orderId).not.toBe(order.orderId);
    await service.xendit.payLate(order.invoice.id);
    await waitForStatus(service, order, 'paid');
    expect(await auditOf(service, { order_id: order.orderId })).toMatchObject([{ event: 'order.paid_late' }]);
    expect((await readOrder(service, order.buyer, next.orderId)).status).toBe('pending');
  });
});

describe('what somebody tells', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.xendit.tellTo(null);
  });
  afterAll(() => service.stop());

  const countDeliveries = () => service.database.db.collection('webhook_deliveries').countDocuments();
  const parkedAs = async (orderId: string) => {
    await waitForHandled(service);
    return (await deliveriesOf(service, orderId)).map(({ state, reason }) => [state, reason]);
  };

  describe('R20 in whatever order', () => {
    test.each(permutationsOf(statuses).map((order) => [order.join(', '), order] as const))(
      '%s: paid once',
      async (_name, told) => {
        const order = await orderBy(service);
        const { invoice } = order;
        const invoices = jest.spyOn(service.dependencies.payments, 'findInvoice');
        const shown = await service.dependencies.payments.findInvoice(invoice.id);
        if (!shown) throw new Error('The provider has lost it');
        for (const step of told) {
          const status = step === 'PAID again' ? 'PAID' : step;
          // Asked at that moment, the provider says the same.
          invoices.mockResolvedValue({ ...shown, status });
          const again = step === 'PAID again' ? { paid_at: new Date(Date.now() + 1).toISOString() } : {};
          await tell(service, callbackOf(invoice, { status, ...again })).expect(200);
          await waitForHandled(service);
        }
        invoices.mockRestore();
        expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('paid');
        expect(await countPayments(service, order.orderId)).toBe(1);
        expect(await parkedAs(order.orderId)).toEqual(told.map(() => ['done', null]));
      },
    );
  });

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
    'R21 with a token that is %s is refused, and nothing is kept',
    async (_name, token) => {
      const { invoice, orderId, buyer } = await orderBy(service);
      const before = await countDeliveries();
      const { body } = await tell(service, callbackOf(invoice), token).expect(401);
      expect(body).toMatchObject({ code: 'TOKEN_INVALID' });
      expect(await countDeliveries()).toBe(before);
      expect((await readOrder(service, buyer, orderId)).status).toBe('pending');
    },
  );

  test('R21 with its header twice is refused', async () => {
    const before = await countDeliveries();
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
  });

  test('more than 64 KB is refused', async () => {
    const before = await countDeliveries();
    await tell(service, { filler: 'x'.repeat(70_000) }).expect(413);
    expect(await countDeliveries()).toBe(before);
  });

  test.each([
    ['is paid in another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['was paid with less', { paid_amount: 1 }, 'AMOUNT_MISMATCH'],
    ['was paid, which the provider denies', {}, 'NOT_CONFIRMED'],
    ['was paid by an invoice that is none', { id: '0'.repeat(24) }, 'INVOICE_UNKNOWN'],
    ['is as nobody has heard', { status: 'REVERSED' }, 'BODY_UNREADABLE'],
  ])('S83 that an order %s is parked with an audit line', async (_name, changes, reason) => {
    const { invoice, orderId, buyer } = await orderBy(service);
    await tell(service, callbackOf(invoice, changes)).expect(200);
    expect(await parkedAs(orderId)).toEqual([['parked', reason]]);
    expect((await readOrder(service, buyer, orderId)).status).toBe('pending');
    expect(await auditOf(service, { order_id: orderId })).toMatchObject([
      { event: 'delivery.parked', facts: { reason } },
    ]);
  });

  test("S83 that an order was paid by somebody else's invoice is parked", async () => {
    const mine = await orderBy(service);
    const theirs = await orderBy(service);
    await service.xendit.pay(theirs.invoice.id);
    const body = callbackOf(theirs.invoice, { external_id: mine.orderId });
    await tell(service, body).expect(200);
    expect(await parkedAs(mine.orderId)).toEqual([['parked', 'INVOICE_MISMATCH']]);
    expect((await readOrder(service, mine.buyer, mine.orderId)).status).toBe('pending');
  });

  test.each(['no such order', '00000000-0000-4000-8000-000000000000'])(
    'of %s is kept for the staff',
    async (orderId) => {
      const { invoice } = await orderBy(service);
      await tell(service, callbackOf(invoice, { external_id: orderId })).expect(200);
      expect(await parkedAs(orderId)).toContainEqual(['parked', 'ORDER_UNKNOWN']);
    },
  );

  test.each(['', 'not JSON', '[]', '{"id":{"$ne":null}}'])(
    'that nobody can read (%j) is kept for the staff',
    async (body) => {
      const before = await countDeliveries();
      await tell(service, body).expect(200);
      await waitForHandled(service);
      expect(await countDeliveries()).toBe(before + 1);
    },
  );

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
    await tell(service, callbackOf(order.invoice)).expect(200);
    await waitForHandled(service);
    await tell(service, callbackOf({ ...order.invoice, id: again.id })).expect(200);
    expect(await parkedAs(order.orderId)).toEqual([
      ['done', null],
      ['parked', 'PAID_TWICE'],
    ]);
    expect(await countPayments(service, order.orderId)).toBe(1);
  });

  test('when the moment of payment is one that cannot be, the invoice says when it was', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await tell(service, callbackOf(order.invoice, { paid_at: '2099-01-01T00:00:00Z' })).expect(200);
    const { paid_at: paidAt } = await waitForStatus(service, order, 'paid');
    expect(Date.parse(paidAt ?? '')).toBeLessThan(Date.now() + 60_000);
  });

  test('when the provider cannot be asked, what it told waits and counts later', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await service.xendit.fail({ kind: 'bad-gateway', endpoint: 'get' });
    await tell(service, callbackOf(order.invoice)).expect(200);
    await eventually(
      async () => expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('paid'),
      20_000,
    );
    expect(await countPayments(service, order.orderId)).toBe(1);
  });

  describe('and the staff', () => {
    const deliveries = async (query = '') => {
      const token = await service.staffToken();
      const pending = request(service.url).get(`/api/billing/v1/admin/webhook-deliveries${query}`);
      const { body } = await pending.auth(token, { type: 'bearer' }).expect(200);
      return (body as { deliveries: { delivery_id: string; order_id: string }[] }).deliveries;
    };

    test('sees what is parked and has it worked on once more', async () => {
      const order = await orderBy(service);
      await tell(service, callbackOf(order.invoice)).expect(200);
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
      expect((await auditOf(service, { event: 'delivery.replayed' })).at(-1)).toMatchObject({
        order_id: order.orderId,
        by: { role: 'service_role', subject: 'rina' },
      });
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
      await tell(service, callbackOf(order.invoice)).expect(200);
      await waitForStatus(service, order, 'paid');
      const answers = await Promise.all([refund(), refund(), refund()]);
      for (const { status, body } of answers)
        expect([status, (body as { status: string }).status]).toEqual([200, 'refunded']);
      expect(await auditOf(service, { order_id: order.orderId, event: 'order.refunded' })).toMatchObject([
        { by: { subject: 'rina' }, facts: { amount: 1_000_000, reason: 'Paid twice' } },
      ]);
      // What the provider tells afterwards does not make it paid again.
      await tell(service, callbackOf(order.invoice, { status: 'SETTLED' })).expect(200);
      await waitForHandled(service);
      expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('refunded');
      const nobodys = '/api/billing/v1/admin/orders/00000000-0000-4000-8000-000000000000/refund';
      await request(service.url)
        .post(nobodys)
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
        ],
      };
      for (const path of paths[method])
        await request(service.url)
          [method](`/api/billing/v1/admin/${path}`)
          .auth(token, { type: 'bearer' })
          .expect(403);
    });
  });
});
