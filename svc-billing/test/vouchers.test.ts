import { serviceFacts } from '@sabi/shared-texts/catalogue';
import type { VoucherPreview } from '@sabi/contracts/http/billing/order-previews';
import { redemptions } from '@sabi/contracts/billing/redemption';
import request from 'supertest';
import { reducePrice } from '../src/domain/vouchers/voucher';
import {
  buy,
  callbackOf,
  orderBy,
  pro,
  proListPrice,
  readOrder,
  sendWebhook,
  waitForHandled,
  webinar,
} from './support/purchases';
import { type Account, startTestService, type TestService } from './support/harness';

/** Price of Pro with a voucher of 25 percent. */
const reducedPrice = pro.amount * 0.75;
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

describe('a voucher', () => {
  let service: TestService;
  let codes = 0;
  beforeAll(async () => {
    service = await startTestService();
    await service.xendit.sendWebhooksTo(null);
  });
  afterAll(() => service.stop());

  const post = async (voucher: object) =>
    request(service.url)
      .post('/api/billing/v1/admin/vouchers')
      .auth(await service.staffToken(), { type: 'bearer' })
      .send(voucher);
  const create = async (changes: object = {}): Promise<string> => {
    const code = `HEMAT-${(codes += 1)}`;
    const voucher = {
      code,
      kind: 'percentage',
      value: 25,
      valid_from: inDays(-1),
      valid_until: inDays(1),
      max_uses: 100,
      ...changes,
    };
    expect((await post(voucher)).status).toBe(201);
    return code;
  };
  /** Stored by earlier releases. */
  const createForNothing = async () => {
    const code = await create();
    const vouchers = service.database.db.collection<{ _id: string }>('vouchers');
    await vouchers.updateOne({ _id: code }, { $set: { items: ['starter'] } });
    return code;
  };
  const preview = ({ token }: Account, voucherCode: string) =>
    request(service.url)
      .post('/api/billing/v1/voucher-previews')
      .auth(token, { type: 'bearer' })
      .send({ voucherCode });
  const usesOf = async (code: string) => {
    const vouchers = service.database.db.collection<{ _id: string; uses: number }>('vouchers');
    return (await vouchers.findOne({ _id: code }))?.uses;
  };

  test('that an order paid late has used is used, whatever becomes of the one that had it meanwhile', async () => {
    const code = await create();
    const late = await orderBy(service, { ...pro, voucherCode: code });
    await service.xendit.expire(late.invoice.id);
    await sendWebhook(service, callbackOf(late.invoice, { status: 'EXPIRED' }));
    await waitForHandled(service);
    const next = await orderBy(service, { ...pro, voucherCode: code }, late.buyer);
    await service.xendit.payLate(late.invoice.id);
    await sendWebhook(service, callbackOf(late.invoice));
    await waitForHandled(service);
    expect((await readOrder(service, late.buyer, late.orderId)).status).toBe('paid');
    await request(service.url)
      .post(`/api/billing/v1/orders/${next.orderId}/give-up`)
      .auth(late.buyer.token, { type: 'bearer' })
      .expect(200);
    expect(await usesOf(code)).toBe(1);
    await buy(service, late.buyer, { ...webinar, voucherCode: code }).expect(409, /VOUCHER_USED/);
  });

  test('I12 takes its part off, keeps the original price and is read in any letters', async () => {
    const code = await create();
    const { buyer, orderId, invoice } = await orderBy(service, {
      ...pro,
      voucherCode: ` ${code.toLowerCase()} `,
    });
    expect(invoice.amount).toBe(reducedPrice);
    expect(await readOrder(service, buyer, orderId)).toMatchObject({
      list_price: proListPrice,
      price: pro.amount,
      voucher_code: code,
      amount: reducedPrice,
    });
    expect(await usesOf(code)).toBe(1);
  });

  test('with an amount takes that off, down to the least that can be paid', async () => {
    const code = await create({ kind: 'amount', value: 95_000 });
    expect((await orderBy(service, { ...webinar, voucherCode: code })).invoice.amount).toBe(10_000);
    expect(reducePrice(350_000, { kind: 'amount', value: 50_000 })).toBe(300_000);
    expect(reducePrice(99_999, { kind: 'percentage', value: 33 })).toBe(67_000);
    expect(reducePrice(5000, { kind: 'percentage', value: 10 })).toBe(5000);
  });

  test('the same click with it again is the same order, and counts once', async () => {
    const voucherCode = await create();
    const buyer = await service.account();
    const wish = { ...pro, voucherCode };
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(service, buyer, wish)));
    const urls = answers.map(({ status, body }) => [status, (body as { invoice_url: string }).invoice_url]);
    expect(new Set(urls.map(String)).size).toBe(1);
    expect(urls[0]?.[0]).toBe(200);
    expect(await usesOf(voucherCode)).toBe(1);
  });

  test('can be used once by each account, also after it was paid', async () => {
    const voucherCode = await create();
    const order = await orderBy(service, { ...pro, voucherCode });
    await service.xendit.pay(order.invoice.id);
    await sendWebhook(service, callbackOf(order.invoice)).expect(200);
    await waitForHandled(service);
    await buy(service, order.buyer, { ...webinar, voucherCode }).expect(409, /VOUCHER_USED/);
    await orderBy(service, { ...webinar, voucherCode });
  });

  test('can be used as often as it may and no more, however many come at once', async () => {
    const voucherCode = await create({ max_uses: 3 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => service.account()));
    const answers = await Promise.all(buyers.map((buyer) => buy(service, buyer, { ...pro, voucherCode })));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(await usesOf(voucherCode)).toBe(3);
  });

  test.each([
    ['has ended', { valid_until: inDays(-0.5) }, 'VOUCHER_ENDED'],
    ['has not begun', { valid_from: inDays(0.5) }, 'VOUCHER_NOT_BEGUN'],
    ['is for something else', { items: ['basic', 'hr-webinar'] }, 'VOUCHER_UNFIT'],
  ])('that %s is not taken', async (_name, changes, code) => {
    const voucherCode = await create(changes);
    const buyer = await service.account();
    const { body } = await buy(service, buyer, { ...pro, voucherCode }).expect(409);
    expect(body).toMatchObject({ code });
    expect(await usesOf(voucherCode)).toBe(0);
  });

  test('that is rejected leaves the open order and its voucher as they are', async () => {
    const [kept, ended] = [await create({ max_uses: 1 }), await create({ valid_until: inDays(-0.5) })];
    const { orderId, buyer } = await orderBy(service, { ...pro, voucherCode: kept });
    await buy(service, buyer, { ...pro, voucherCode: ended }).expect(409, /VOUCHER_ENDED/);
    await buy(service, buyer, { ...pro, voucherCode: 'NO-SUCH-CODE' }).expect(409, /VOUCHER_INVALID/);
    expect((await readOrder(service, buyer, orderId)).status).toBe('pending');
    expect(await usesOf(kept)).toBe(1);
  });

  test('that was used up by an order stays with it when its invoice is about to end', async () => {
    const voucherCode = await create({ max_uses: 1 });
    const { orderId, buyer } = await orderBy(service, { ...pro, voucherCode });
    const orders = service.database.db.collection<{ _id: string }>('orders');
    await orders.updateOne({ _id: orderId }, { $set: { 'invoice.expires_at': new Date() } });
    await buy(service, buyer, { ...pro, voucherCode }).expect(200);
    expect((await readOrder(service, buyer, orderId)).status).toBe('expired');
    expect(await usesOf(voucherCode)).toBe(1);
  });

  test('is previewed with its reduced prices, and not used by that', async () => {
    const [everything, some] = [await create(), await create({ items: ['pro', 'hr-webinar'] })];
    const buyer = await service.account();
    const all = await preview(buyer, everything.toLowerCase());
    expect(all.status).toBe(200);
    const sold = serviceFacts.filter(({ kind }) => redemptions[kind].way !== 'not_yet');
    expect(all.body).toMatchObject({ code: everything, is_for_everything: true });
    expect((all.body as VoucherPreview).prices).toHaveLength(3 + sold.length);
    expect((all.body as VoucherPreview).prices).toContainEqual({
      item: 'pro',
      price: pro.amount,
      amount: reducedPrice,
    });
    const { body } = await preview(buyer, some);
    expect(body).toMatchObject({
      is_for_everything: false,
      prices: [
        { item: 'pro', amount: reducedPrice },
        { item: 'hr-webinar', amount: webinar.amount * 0.75 },
      ],
    });
    expect(await usesOf(everything)).toBe(0);
  });

  test('that waits with an order counts for that one, and once it is paid for none', async () => {
    const voucherCode = await create({ max_uses: 1 });
    const order = await orderBy(service, { ...pro, voucherCode });
    expect((await preview(order.buyer, voucherCode)).body).toMatchObject({
      is_for_everything: false,
      prices: [{ item: 'pro', amount: reducedPrice }],
    });
    expect((await preview(await service.account(), voucherCode)).body).toMatchObject({
      code: 'VOUCHER_USED_UP',
    });
    await service.xendit.pay(order.invoice.id);
    await sendWebhook(service, callbackOf(order.invoice)).expect(200);
    await waitForHandled(service);
    expect((await preview(order.buyer, voucherCode)).body).toMatchObject({ code: 'VOUCHER_USED' });
  });

  test('cannot be guessed by ordering either; without one everything can still be ordered', async () => {
    const buyer = await service.account();
    const voucherCode = await create();
    const guess = (code: string) => buy(service, buyer, { ...pro, voucherCode: code });
    for (let index = 0; index < 20; index += 1) await guess(`NO-${index}`).expect(409, /VOUCHER_INVALID/);
    const { headers } = await guess(voucherCode).expect(429, /RATE_LIMITED/);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    await buy(service, buyer, pro).expect(200);
  });

  test('says why it takes nothing off, and not without end', async () => {
    const buyer = await service.account();
    const codes = [
      ['NO-SUCH-CODE', 'VOUCHER_INVALID'],
      [await create({ valid_until: inDays(-0.5) }), 'VOUCHER_ENDED'],
      [await create({ valid_from: inDays(0.5) }), 'VOUCHER_NOT_BEGUN'],
      [await createForNothing(), 'VOUCHER_UNFIT'],
    ] as const;
    for (const [voucherCode, code] of codes)
      expect((await preview(buyer, voucherCode)).body).toMatchObject({ code });
    const more = await Promise.all(Array.from({ length: 17 }, () => preview(buyer, 'NO-SUCH-CODE')));
    expect(more.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(more.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/);
    expect((await preview(await service.account(), 'NO-SUCH-CODE')).status).toBe(409);
  });

  test.each(['NO-SUCH-CODE', '__PROTO__', '$ne', 'x y'])(
    'that does not exist (%s) is rejected',
    async (code) => {
      const buyer = await service.account();
      const { status } = await buy(service, buyer, { ...pro, voucherCode: code });
      expect([409, 422]).toContain(status);
    },
  );

  test('comes back with an order that came to nothing, and counts again when it was paid after all', async () => {
    const voucherCode = await create();
    const order = await orderBy(service, { ...pro, voucherCode });
    await service.xendit.expire(order.invoice.id);
    await sendWebhook(service, callbackOf(order.invoice, { status: 'EXPIRED' })).expect(200);
    await waitForHandled(service);
    expect(await usesOf(voucherCode)).toBe(0);
    await service.xendit.payLate(order.invoice.id);
    await sendWebhook(service, callbackOf(order.invoice)).expect(200);
    await waitForHandled(service);
    expect((await readOrder(service, order.buyer, order.orderId)).status).toBe('paid');
    expect(await usesOf(voucherCode)).toBe(1);
  });

  test('thought of after the first click ends that invoice and makes another', async () => {
    const voucherCode = await create();
    const first = await orderBy(service);
    const second = await orderBy(service, { ...pro, voucherCode }, first.buyer);
    expect(second.invoice.amount).toBe(reducedPrice);
    expect((await service.xendit.invoicesOf(first.orderId))[0]?.status).toBe('EXPIRED');
  });

  test('is made by the staff, once for a code, and never takes all', async () => {
    const code = await create();
    const voucher = {
      kind: 'percentage',
      value: 10,
      valid_from: inDays(0),
      valid_until: inDays(1),
      max_uses: 1,
    };
    expect((await post({ ...voucher, code })).body).toMatchObject({ code: 'VOUCHER_EXISTS' });
    for (const wrong of [
      { value: 91 },
      { value: 0 },
      { valid_until: inDays(-2) },
      { code: 'ä' },
      { uses: 5 },
      { items: [] },
      { items: ['gold'] },
    ])
      expect((await post({ ...voucher, code: 'NEW', ...wrong })).status).toBe(422);
  });

  test.each([[['starter']], [['pro', 'starter']]])('for what is free (%j) is not made', async (items) => {
    const { status, body } = await post({
      ...{ code: 'FREE', kind: 'percentage', value: 10, max_uses: 1, items },
      ...{ valid_from: inDays(0), valid_until: inDays(1) },
    });
    expect([status, body.code]).toEqual([422, 'REQUEST_INVALID']);
    expect(body.errors).toEqual({
      [`items.${items.indexOf('starter')}`]: ['must be something with a price, which starter has not'],
    });
  });
});
