import { serviceFacts } from '@sabi/shared-texts/catalogue';
import type { Catalogue } from '@sabi/contracts/http/billing/catalogue';
import { entitlementKindSchema } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { UserType } from '@sabi/contracts/http/profile/profile';
import { redemptions } from '@sabi/contracts/billing/redemption';
import request from 'supertest';
import { catalogue202601 } from '../src/domain/catalogue/catalogue-2026-01';
import { catalogue202611 } from '../src/domain/catalogue/catalogue-2026-11';
import { newestCatalogue } from '../src/domain/catalogue/catalogue-versions';
import { publishAccountKind } from './support/account-kind';
import {
  buy,
  callbackOf,
  orderBy,
  pro,
  readOrder,
  sendWebhook,
  waitForHandled,
  webinar,
} from './support/purchases';
import { type Account, startTestService, type TestService } from './support/harness';

/** Payment requests for all single services. */
const wishes = serviceFacts.map(({ service_type: serviceType, name, kind }) => ({
  kind,
  wish: {
    paymentType: 'ala_carte',
    serviceType,
    serviceName: name.en,
    amount: newestCatalogue.services.find(({ service_type: type }) => type === serviceType)?.price,
  },
}));
const notYet = wishes.filter(({ kind }) => redemptions[kind].way === 'not_yet');

const notices = '/api/billing/v1/availability-notices';

const readCatalogue = async ({ url }: TestService): Promise<Catalogue> =>
  (await request(url).get('/api/billing/v1/catalogue').expect(200)).body as Catalogue;

describe('what cannot be used yet', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.xendit.sendWebhooksTo(null);
  });
  afterAll(() => service.stop());

  const postVoucher = async (code: string, items?: readonly string[]) =>
    request(service.url)
      .post('/api/billing/v1/admin/vouchers')
      .auth(await service.staffToken(), { type: 'bearer' })
      .send({
        ...{ code, kind: 'percentage', value: 25, max_uses: 100, ...(items && { items }) },
        ...{ valid_from: new Date(0).toISOString(), valid_until: '2100-01-01T00:00:00Z' },
      })
      .expect(201);
  const preview = ({ token }: Account, voucherCode: string) =>
    request(service.url)
      .post('/api/billing/v1/voucher-previews')
      .auth(token, { type: 'bearer' })
      .send({ voucherCode });

  test('is something, or nothing here is shown', () => expect(notYet).not.toEqual([]));

  test.each(notYet)('$wish.serviceType cannot be ordered, and nothing is written', async ({ wish }) => {
    const buyer = await service.account();
    await buy(service, buyer, wish).expect(409, /NOT_AVAILABLE_YET/);
    await buy(service, buyer, { ...wish, amount: 1 }).expect(409, /NOT_AVAILABLE_YET/);
    for (const name of ['orders', 'audit_log', 'voucher_uses'])
      expect(await service.database.db.collection(name).countDocuments({ user_id: buyer.userId })).toBe(0);
  });

  test('a voucher says no price of it, and one for nothing else fits nothing', async () => {
    await postVoucher('ALL');
    await postVoucher(
      'LATER',
      notYet.map(({ wish }) => wish.serviceType),
    );
    const buyer = await service.account();
    const { prices } = (await preview(buyer, 'ALL').expect(200)).body as { prices: { item: string }[] };
    const items = prices.map(({ item }) => item);
    for (const { wish } of notYet) expect(items).not.toContain(wish.serviceType);
    await preview(buyer, 'LATER').expect(409, /VOUCHER_UNFIT/);
  });

  test('an order of it that was open before is paid as it was agreed', async () => {
    const open = await orderBy(service, webinar);
    const orders = service.database.db.collection<{ _id: string }>('orders');
    const earlier = { item: 'job-application', catalogue_version: '2026-01' };
    await orders.updateOne({ _id: open.orderId }, { $set: earlier });
    await service.xendit.pay(open.invoice.id);
    await sendWebhook(service, callbackOf(open.invoice)).expect(200);
    await waitForHandled(service);
    expect((await readOrder(service, open.buyer, open.orderId)).status).toBe('paid');
    const entries = service.database.db.collection('ledger_entries');
    const granted = await entries.findOne({ user_id: open.buyer.userId });
    expect(granted).toMatchObject({ kind: 'job_application', amount: 25 });
  });

  test('an order of a plan that was open before is made anew, by the newest catalogue', async () => {
    const open = await orderBy(service, pro);
    const orders = service.database.db.collection<{ _id: string }>('orders');
    await orders.updateOne({ _id: open.orderId }, { $set: { catalogue_version: '2026-01' } });
    const anew = await orderBy(service, pro, open.buyer);
    expect(anew.orderId).not.toBe(open.orderId);
    expect(await readOrder(service, open.buyer, anew.orderId)).toMatchObject({
      catalogue_version: newestCatalogue.version,
    });
  });

  test('the catalogue says of each item how it is redeemed, as the contract does', async () => {
    const { version, plans, services } = await readCatalogue(service);
    expect(version).toBe(newestCatalogue.version);
    for (const feature of plans.flatMap(({ features }) => features))
      expect(feature.redemption).toEqual(feature.kind && redemptions[feature.kind]);
    expect(plans.flatMap(({ features }) => features.map(({ kind }) => kind))).toContain('job_application');
    for (const sold of services) {
      const fact = serviceFacts.find(({ service_type: type }) => type === sold.service_type);
      expect(sold).toMatchObject({ kind: fact?.kind, lifetime: fact?.lifetime });
      expect(sold.redemption).toEqual(redemptions[sold.kind]);
    }
  });

  test('the version of 2026-01 is stored as it always was, and can still be read', async () => {
    const catalogues = service.database.db.collection('catalogues');
    const stored = await catalogues.findOne({ version: '2026-01' });
    expect(Object.keys(stored?.['plans'][1].features[0])).toEqual(['en', 'id']);
    expect(Object.keys(stored?.['services'][0])).toEqual(['service_type', 'name', 'unit', 'price']);
    const versions = await service.dependencies.catalogue.listValid();
    expect(versions).toEqual([newestCatalogue, catalogue202611, catalogue202601]);
  });
});

describe('what opens', () => {
  let service: TestService;
  beforeAll(async () => {
    const open = entitlementKindSchema.options.map((kind) => [kind, { way: 'in_product' }]);
    service = await startTestService({ redemptions: Object.fromEntries(open) });
  });
  afterAll(() => service.stop());

  test.each(wishes)('$wish.serviceType is sold', async ({ wish }) => {
    expect((await orderBy(service, wish)).invoice.amount).toBe(wish.amount);
  });

  test('is shown as open', async () => {
    const { services } = await readCatalogue(service);
    expect(services.map(({ redemption }) => redemption.way)).toEqual(wishes.map(() => 'in_product'));
  });
});

describe.each<[string, object, UserType | null]>([
  ['whose token says so', { user_type: 'recruiter' }, null],
  ['whose token does not say so', {}, 'recruiter'],
  ['whose token says talent', { user_type: 'talent' }, 'recruiter'],
])('a recruiter %s', (_whose, metadata, published) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const starter = { paymentType: 'subscription', planType: 'starter', amount: 0 };
  const requestOf = (kind: string) => ({ request_id: '1d4c5a52-9a17-4a0e-8f5c-0d6f3f0f8a11', kind });

  test.each<[string, 'get' | 'post' | 'put', string, object | null]>([
    ['order a plan', 'post', '/functions/v1/xendit-payment', pro],
    ['order a service', 'post', '/functions/v1/xendit-payment', webinar],
    ['begin Starter', 'post', '/functions/v1/xendit-payment', starter],
    ['look up a voucher', 'post', '/api/billing/v1/voucher-previews', { voucherCode: 'ANY' }],
    ['ask what a plan would change', 'get', '/api/billing/v1/plan-outcomes', null],
    ['ask the staff for something', 'post', '/api/billing/v1/service-requests', requestOf('webinar')],
    ['wait for something', 'put', `${notices}/whatsapp_assistant`, null],
  ])('may not %s', async (_what, method, path, body) => {
    const account = await service.account({ ...metadata });
    if (published) await publishAccountKind(service, account, published);
    const pending = request(service.url)[method](path).auth(account.token, { type: 'bearer' });
    await (body ? pending.send(body) : pending).expect(403, /ACCESS_DENIED/);
    for (const { name } of await service.database.db.listCollections().toArray()) {
      const rows = await service.database.db.collection(name).countDocuments({ user_id: account.userId });
      expect([name, rows]).toEqual([name, name === 'account_kinds' && published ? 1 : 0]);
    }
  });
});

describe('an account may order', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  test.each<[string, object, UserType | null]>([
    ['which has no kind yet', {}, null],
    ['whose token says talent, before its kind is published', { user_type: 'talent' }, null],
    ['which is a talent’s', { user_type: 'talent' }, 'talent'],
    ['which is a talent’s, whatever its token says', { user_type: 'recruiter' }, 'talent'],
  ])('%s', async (_which, metadata, published) => {
    const buyer = await service.account({ ...metadata });
    if (published) await publishAccountKind(service, buyer, published);
    await buy(service, buyer, pro).expect(200);
    await request(service.url)
      .put(`${notices}/whatsapp_assistant`)
      .auth(buyer.token, { type: 'bearer' })
      .expect(204);
  });
});
