import { serviceFacts } from '@sabi/shared-texts/catalogue';
import { redemptions } from '@sabi/contracts/billing/redemption';
import request from 'supertest';
import { newestCatalogue, priceOf } from '../src/domain/catalogue/catalogue-versions';
import { PaymentProviderFailure } from '../src/domain/payments/payment-provider';
import {
  auditOf,
  buy,
  orderBy,
  pro,
  proListPrice,
  readOrder,
  waitForStatus,
  webinar,
} from './support/purchases';
import { type Account, startTestService, type TestService } from './support/harness';

const raisedPrice = pro.amount + 200_000;

/** Not sold: see redemption.test.ts. */
const notYet = serviceFacts
  .filter(({ kind }) => redemptions[kind].way === 'not_yet')
  .map(({ service_type: type }) => type);

describe('an order', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());
  afterEach(() => service.xendit.failNoMore());

  const list = ({ token }: Account, query = '') =>
    request(service.url).get(`/api/billing/v1/orders${query}`).auth(token, { type: 'bearer' });
  const countOrders = ({ userId }: Account) =>
    service.database.db.collection('orders').countDocuments({ user_id: userId });

  test('I4 has the price of the catalogue, an invoice in rupiah and the page where it is paid', async () => {
    const { buyer, orderId, url, invoice } = await orderBy(service);
    expect(invoice).toMatchObject({
      external_id: orderId,
      amount: pro.amount,
      currency: 'IDR',
      status: 'PENDING',
      invoice_url: url,
      success_redirect_url: `https://sabi.test/dashboard?order=${orderId}`,
    });
    expect(await readOrder(service, buyer, orderId)).toMatchObject({
      payment_type: 'subscription',
      item: 'pro',
      catalogue_version: newestCatalogue.version,
      list_price: proListPrice,
      price: pro.amount,
      amount: pro.amount,
      voucher_code: null,
      currency: 'IDR',
      status: 'pending',
      invoice_url: url,
      paid_at: null,
    });
    const body = (await buy(service, buyer).expect(200)).body as object;
    expect(body).toEqual({ success: true, invoice_url: url, order_id: orderId });
  });

  test.each([
    ...newestCatalogue.plans
      .filter(({ price }) => price)
      .map(({ plan_type: planType, price: amount }) => ({
        paymentType: 'subscription',
        planType,
        amount,
      })),
    ...newestCatalogue.services
      .filter(({ service_type: type }) => !notYet.includes(type))
      .map(({ service_type: serviceType, name, price: amount }) => ({
        paymentType: 'ala_carte',
        serviceType,
        serviceName: name.id,
        amount,
      })),
  ])('I1 $planType $serviceType is invoiced at its price', async (wish) => {
    const { invoice } = await orderBy(service, wish);
    expect(invoice.amount).toBe(wish.amount);
  });

  test('speaks Indonesian where the page does, and leads back to it', async () => {
    const buyer = await service.account();
    const { body } = await buy(service, buyer, webinar).set('Accept-Language', 'id').expect(200);
    const { order_id: orderId } = body as { order_id: string };
    const [invoice] = await service.xendit.invoicesOf(orderId);
    expect(invoice?.['locale']).toBe('id');
    expect(invoice?.['success_redirect_url']).toBe(`https://sabi.test/id/dashboard?order=${orderId}`);
  });

  test('R25 twenty clicks at once make one order, one invoice, and all get its page', async () => {
    const buyer = await service.account();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(service, buyer)));
    const bodies = answers.map(({ status, body }) => {
      expect(status).toBe(200);
      return body as { invoice_url: string; order_id: string };
    });
    const [first] = bodies;
    for (const body of bodies) expect(body).toEqual(first);
    expect(await countOrders(buyer)).toBe(1);
    expect(await service.xendit.invoicesOf(first?.order_id ?? '')).toHaveLength(1);
  });

  test('of another item is another order', async () => {
    const buyer = await service.account();
    const one = await orderBy(service, pro, buyer);
    const other = await orderBy(service, webinar, buyer);
    expect(other.orderId).not.toBe(one.orderId);
    const { body } = await list(buyer).expect(200);
    const ids = (body as { orders: { order_id: string }[] }).orders.map(({ order_id: id }) => id);
    expect(ids).toEqual([other.orderId, one.orderId]);
  });

  test.each([1, 0, pro.amount - 1, proListPrice])(
    'T1 S51 with the amount %i for Pro is refused, with an audit line and without an invoice',
    async (amount) => {
      const buyer = await service.account();
      const { body } = await buy(service, buyer, { ...pro, amount }).expect(409);
      expect(body).toMatchObject({ code: 'AMOUNT_MISMATCH' });
      expect(await countOrders(buyer)).toBe(0);
      expect(await auditOf(service, { user_id: buyer.userId })).toMatchObject([
        { event: 'amount.refused', facts: { item: 'pro', claimed: amount, price: pro.amount } },
      ]);
    },
  );

  test.each([
    { ...pro, amount: -1 },
    { ...pro, amount: pro.amount + 0.5 },
    { ...pro, planType: 'gold' },
    { ...pro, serviceType: 'hr-webinar' },
    { ...pro, userId: 'another-account' },
    { ...webinar, serviceType: 'pro' },
    { paymentType: 'gift', amount: 1 },
  ])('that is malformed is refused: %j', async (wish) => {
    const buyer = await service.account();
    await buy(service, buyer, wish).expect(422);
    expect(await countOrders(buyer)).toBe(0);
  });

  test('S46 an order of another account is not found, and the request is in the audit log', async () => {
    const { orderId } = await orderBy(service);
    const other = await service.account();
    const { body } = await request(service.url)
      .get(`/api/billing/v1/orders/${orderId}`)
      .auth(other.token, { type: 'bearer' })
      .expect(404);
    expect(body).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await auditOf(service, { user_id: other.userId })).toMatchObject([
      { event: 'order.withheld', order_id: orderId, by: { subject: other.userId } },
    ]);
    await request(service.url)
      .post(`/api/billing/v1/orders/${orderId}/give-up`)
      .auth(other.token, { type: 'bearer' })
      .expect(404);
    expect(await auditOf(service, { user_id: other.userId, event: 'order.withheld' })).toHaveLength(2);
    expect((await list(other).expect(200)).body).toEqual({ orders: [], next: null });
  });

  test('lists go on where the page before ended', async () => {
    const buyer = await service.account();
    const { orderId } = await orderBy(service, pro, buyer);
    const orders = service.database.db.collection<{ _id: string; created_at: Date }>('orders');
    const made = await orders.findOne({ _id: orderId });
    const copies = Array.from({ length: 54 }, (_, index) => ({
      ...made,
      _id: `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`,
      status: 'expired',
      created_at: new Date(Date.now() - 60_000),
    }));
    await orders.insertMany(copies);
    const first = (await list(buyer).expect(200)).body as { orders: object[]; next: string };
    expect(first.orders).toHaveLength(50);
    const second = (await list(buyer, `?after=${first.next}`).expect(200)).body as typeof first;
    expect(second.orders).toHaveLength(5);
    expect(second.next).toBeNull();
    await list(buyer, '?after=nowhere').expect(422);
  });

  describe('at a provider that fails', () => {
    test('whose answer is lost has the one invoice that was made', async () => {
      await service.xendit.fail({ kind: 'lost-answer', endpoint: 'create' });
      const { orderId } = await orderBy(service);
      expect(await service.xendit.invoicesOf(orderId)).toHaveLength(1);
    });

    test('whose answer comes too late has one invoice too, at the second click', async () => {
      const shortTimeout = await startTestService({ env: { XENDIT_TIMEOUT_MS: '300' } });
      try {
        await shortTimeout.xendit.fail({ kind: 'slow', endpoint: 'create', delayMs: 1500 });
        const { orderId } = await orderBy(shortTimeout);
        expect(await shortTimeout.xendit.invoicesOf(orderId)).toHaveLength(1);
      } finally {
        await shortTimeout.stop();
      }
    });

    test.each(['bad-gateway', 'error'])(
      'with %s is asked again at the next click, after a look at what it has',
      async (kind) => {
        const buyer = await service.account();
        // The creation and the three lookups after it have unknown outcomes.
        await service.xendit.fail({ kind, times: 2 });
        const { body } = await buy(service, buyer).expect(503).expect('Retry-After', '5');
        expect(body).toMatchObject({ code: 'PAYMENT_UNAVAILABLE', title: 'Failed to process payment' });
        const { orderId } = await orderBy(service, pro, buyer);
        expect(await countOrders(buyer)).toBe(1);
        expect(await service.xendit.invoicesOf(orderId)).toHaveLength(1);
      },
    );

    test.each([
      ['rate-limit', 503, 'PAYMENT_UNAVAILABLE'],
      ['unauthorized', 502, 'PAYMENT_FAILED'],
      ['forbidden', 502, 'PAYMENT_FAILED'],
    ])('that says %s nothing is made, and the order stays open', async (kind, status, code) => {
      const buyer = await service.account();
      await service.xendit.fail({ kind });
      const { body } = await buy(service, buyer).expect(status);
      expect(body).toMatchObject({ code });
      const { orderId } = await orderBy(service, pro, buyer);
      expect(await service.xendit.invoicesOf(orderId)).toHaveLength(1);
      expect(await countOrders(buyer)).toBe(1);
    });

    test('with the longest timeout no second caller requests the invoice while the first one may', async () => {
      const callMs = 25_000;
      const longTimeout = await startTestService({ env: { XENDIT_TIMEOUT_MS: String(callMs) } });
      try {
        const { payments } = longTimeout.dependencies;
        const looks = jest.spyOn(payments, 'findInvoicesOf').mockResolvedValue([]);
        const attempts = jest.spyOn(payments, 'createInvoice');
        attempts.mockRejectedValue(new PaymentProviderFailure('unknown', null));
        const buyer = await longTimeout.account();
        await buy(longTimeout, buyer).expect(503);
        looks.mockClear();
        attempts.mockClear();
        let leaseMs = 0;
        attempts.mockImplementation(async () => {
          const order = await longTimeout.database.db.collection('orders').findOne({ user_id: buyer.userId });
          leaseMs = (order!['invoice_lease_until'] as Date).getTime() - Date.now();
          throw new PaymentProviderFailure('unknown', null);
        });
        await buy(longTimeout, buyer).expect(503);
        expect(attempts).toHaveBeenCalledTimes(1);
        expect(leaseMs).toBeGreaterThan((looks.mock.calls.length + 1) * callMs);
      } finally {
        await longTimeout.stop();
      }
    });

    test('a crash between invoice and order leaves one invoice at the next click', async () => {
      const { buyer, orderId, url } = await orderBy(service);
      const orders = service.database.db.collection<{ _id: string }>('orders');
      await orders.updateOne({ _id: orderId }, { $set: { invoice: null, invoice_lease_until: new Date(0) } });
      expect((await orderBy(service, pro, buyer)).url).toBe(url);
      expect(await service.xendit.invoicesOf(orderId)).toHaveLength(1);
    });
  });

  test('T2 Starter is active at once, and never over a paid plan', async () => {
    const starter = { paymentType: 'subscription', planType: 'starter', amount: 0 };
    const buyer = await service.account();
    const { body } = await buy(service, buyer, starter).expect(200);
    expect(body).toEqual({ success: true, invoice_url: null, order_id: null });
    expect(await countOrders(buyer)).toBe(0);
    const bought = await orderBy(service);
    await service.xendit.pay(bought.invoice.id);
    await waitForStatus(service, bought, 'paid');
    const refused = await buy(service, bought.buyer, starter).expect(409);
    expect(refused.body).toMatchObject({ code: 'PLAN_STILL_ACTIVE' });
    await buy(service, bought.buyer, { ...starter, amount: 5 }).expect(409, /AMOUNT_MISMATCH/);
  });
});

describe('an order whose price changes', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterEach(() => service.database.db.collection('catalogues').deleteMany({ version: '2027-01' }));
  afterAll(() => service.stop());

  test('is refused at the price of the old catalogue, and the open one makes room for the new', async () => {
    const old = await orderBy(service);
    const newer = {
      ...newestCatalogue,
      version: '2027-01',
      valid_from: new Date(),
      plans: newestCatalogue.plans.map((plan) =>
        plan.plan_type === 'pro' ? { ...plan, price: raisedPrice } : plan,
      ),
    };
    await service.database.db.collection('catalogues').insertOne(newer);
    const { body } = await buy(service, old.buyer).expect(409);
    expect(body).toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await auditOf(service, { user_id: old.buyer.userId })).toMatchObject([
      { event: 'amount.refused', facts: { code: 'PRICE_CHANGED', claimed: pro.amount, price: raisedPrice } },
    ]);
    const now = await orderBy(service, { ...pro, amount: raisedPrice }, old.buyer);
    expect(now.orderId).not.toBe(old.orderId);
    expect(await readOrder(service, old.buyer, old.orderId)).toMatchObject({
      status: 'expired',
      catalogue_version: newestCatalogue.version,
      price: pro.amount,
      invoice_url: null,
    });
    expect((await service.xendit.invoicesOf(old.orderId))[0]?.status).toBe('EXPIRED');
    expect(await readOrder(service, old.buyer, now.orderId)).toMatchObject({
      catalogue_version: '2027-01',
      amount: raisedPrice,
    });
  });

  test('that was paid while its buyer clicked again is paid, and nothing else is ordered', async () => {
    await service.xendit.sendWebhooksTo(null);
    const price = {
      ...webinar,
      serviceType: 'cv-template',
      serviceName: 'CV',
      amount: priceOf('cv-template'),
    };
    const open = await orderBy(service, price);
    await service.xendit.pay(open.invoice.id);
    await service.database.db
      .collection('orders')
      .updateOne({ user_id: open.buyer.userId }, { $set: { 'invoice.expires_at': new Date() } });
    await buy(service, open.buyer, price).expect(409, /ORDER_STATE_UNFIT/);
    expect((await readOrder(service, open.buyer, open.orderId)).status).toBe('paid');
  });
});
