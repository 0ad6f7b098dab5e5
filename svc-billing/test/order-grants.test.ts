import { randomUUID } from 'node:crypto';
import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { PlanOutcome } from '@sabi/contracts/http/billing/order-previews';
import { catalogue202601 } from '../src/domain/catalogue/catalogue-2026-01';
import { consumeEntitlement } from '../src/domain/entitlements/consume-entitlement';
import { createOrderGrants } from '../src/domain/entitlements/create-order-grants';
import { replayLedger } from '../src/domain/entitlements/ledger';
import { sweepExpiredLots } from '../src/domain/entitlements/sweep-expired-lots';
import { viewBalances } from '../src/domain/entitlements/view-ledger';
import { listSubscriptions } from '../src/domain/subscriptions/list-subscriptions';
import type { StoredOrder } from '../src/domain/orders/stored-order';
import { previewPlans } from '../src/domain/subscriptions/preview-plans';
import { sweepSubscriptions } from '../src/domain/subscriptions/sweep-subscriptions';
import { viewPlan } from '../src/domain/entitlements/view-plan';
import { buildOrder, type OrderedItem } from './support/build-order';
import { createLedgerDatabase, type LedgerDatabase } from './support/ledger-database';
import { settleNow } from './support/settle-now';

const catalogue = { getCurrent: async () => catalogue202601 };
const start = new Date('2026-01-01T00:00:00Z');
const day = (days: number, seconds = 0) => new Date(start.getTime() + days * 86_400_000 + seconds * 1000);

/** Rules of ADR 0041 by number. */
describe('what paying for an order gives', () => {
  let database: LedgerDatabase;
  let userId: string;
  let now: Date;

  beforeAll(async () => {
    database = await createLedgerDatabase();
  });
  beforeEach(() => {
    userId = randomUUID();
    now = start;
  });
  afterAll(() => database.drop());
  afterEach(async () => {
    const stored = await database.ledger.read(userId);
    expect(replayLedger(userId, await database.ledger.findAllEntries(userId))).toEqual(stored);
  });

  const grants = () =>
    createOrderGrants({ ...database, onPaid: async () => {}, onRefunded: async () => {}, now: () => now });
  const pay = async (item: OrderedItem, order = buildOrder(userId, item)) => {
    await database.transact((transaction) => grants().grantPaidOrder({ order, paidAt: now }, transaction));
    return order;
  };
  const buyPlan = (item: PlanType) => pay({ kind: 'subscription', item });
  const buyService = (item: ServiceType) => pay({ kind: 'ala_carte', item });
  const refund = (order: Awaited<ReturnType<typeof pay>>) =>
    database.transact((transaction) =>
      grants().reverseOrder({ order, reason: 'Asked for', staffUserId: 'staff-1' }, transaction),
    );
  const use = (kind: 'job_application' | 'webinar' | 'cv_template_basic', quantity: number) =>
    consumeEntitlement({ userId, request: { kind, quantity, idempotency_key: randomUUID() }, now }, database);
  const left = async (kind: EntitlementKind) => {
    const balances = await viewBalances({ userId, now }, database);
    const lots = balances.find((each) => each.kind === kind)?.lots ?? [];
    return lots
      .filter(({ remaining }) => remaining > 0)
      .map(({ remaining, ends_at }) => [remaining, ends_at && (Date.parse(ends_at) - +start) / 86_400_000]);
  };
  const plans = async () => {
    const found = await listSubscriptions({ userId, status: undefined, limit: 100, now }, database);
    return found
      .filter(({ plan_type }) => plan_type !== 'starter')
      .map(({ plan_type, status, starts_at, ends_at }) => [
        plan_type,
        status,
        (Date.parse(starts_at) - +start) / 86_400_000,
        (Date.parse(ends_at ?? '') - +start) / 86_400_000,
      ])
      .toSorted();
  };

  test.each<[PlanType[], PlanType, PlanOutcome['effect'], number, number]>([
    [[], 'pro', 'begins', 0, 60],
    [['pro'], 'pro', 'extends', 0, 120],
    [['basic'], 'pro', 'replaces', 10, 70],
    [['pro'], 'basic', 'follows', 60, 90],
    [['pro', 'basic'], 'basic', 'extends', 60, 120],
    [['pro', 'basic'], 'elite', 'replaces', 10, 100],
  ])('after %j the preview of %s matches what paying for it does', async (bought, plan, effect, from, to) => {
    for (const each of bought) await buyPlan(each);
    now = bought.length > 0 ? day(10) : start;
    const outcomes = await previewPlans({ userId, now }, { ...database, catalogue });
    expect(outcomes.map(({ plan_type }) => plan_type)).toEqual(['basic', 'pro', 'elite']);
    const preview = outcomes.find(({ plan_type }) => plan_type === plan);
    expect(preview).toMatchObject({ effect, current_plan: bought[0] ?? null });
    await buyPlan(plan);
    const status = effect === 'follows' || from > 10 ? 'pending' : 'active';
    expect(await plans()).toContainEqual([plan, status, from, to]);
    expect([preview?.starts_at, preview?.ends_at]).toEqual([day(from).toISOString(), day(to).toISOString()]);
  });

  test('1 a plan lasts N times 24 hours from its payment, and its counts last as long', async () => {
    await buyPlan('basic');
    expect(await plans()).toEqual([['basic', 'active', 0, 30]]);
    expect(await left('job_application')).toEqual([[25, 30]]);
    expect(await viewPlan({ userId, now }, database)).toMatchObject({
      plan_type: 'basic',
      days_left: 30,
      next: null,
    });
  });

  test('by the catalogue of 2026-11 a plan grants what can be used; what an earlier one granted stays, and lasts longer with it', async () => {
    await buyPlan('basic');
    now = day(10);
    const item = { kind: 'subscription', item: 'basic' } as const;
    await pay(item, buildOrder(userId, item, { catalogueVersion: '2026-11' }));
    expect(await plans()).toEqual([['basic', 'active', 0, 60]]);
    expect(await left('job_application')).toEqual([[25, 60]]);
    expect(await left('consultation')).toEqual([
      [1, 60],
      [1, 60],
    ]);
  });

  test('1 T21 a second after its end the plan is Starter again, swept or not', async () => {
    await buyPlan('basic');
    now = day(30, 1);
    expect(await viewPlan({ userId, now }, database)).toMatchObject({
      plan_type: 'starter',
      ends_at: null,
      usage: [{ kind: 'cv_template_basic', used: 0, total: 1 }],
    });
    expect(await listSubscriptions({ userId, status: 'active', limit: 1, now }, database)).toMatchObject([
      { plan_type: 'starter' },
    ]);
    await sweepSubscriptions({ now }, database);
    await sweepExpiredLots({ now }, database);
    const stored = await database.subscriptions.findAllOf(userId);
    expect(stored.map(({ status }) => status).toSorted()).toEqual(['active', 'expired']);
    expect(await database.subscriptions.findStale(now, 10)).not.toContain(userId);
  });

  test('2 the same plan bought again lasts longer, and so does what is unused', async () => {
    await buyPlan('basic');
    await use('job_application', 5);
    now = day(10);
    await buyPlan('basic');
    expect(await plans()).toEqual([['basic', 'active', 0, 60]]);
    expect(await left('job_application')).toEqual([
      [20, 60],
      [25, 60],
    ]);
  });

  test('3 a higher plan begins at once, the lower gives way, its unused counts are carried over', async () => {
    await buyPlan('basic');
    await use('job_application', 5);
    now = day(10);
    await buyPlan('pro');
    expect(await plans()).toEqual([
      ['basic', 'cancelled', 0, 30],
      ['pro', 'active', 10, 70],
    ]);
    expect(await left('job_application')).toEqual([
      [20, 70],
      [50, 70],
    ]);
    expect((await viewPlan({ userId, now }, database)).usage).toContainEqual({
      kind: 'job_application',
      used: 5,
      total: 75,
      ends_at: day(70).toISOString(),
    });
  });

  test('4 a lower plan begins when the higher ends; what it counts may be used at once', async () => {
    await buyPlan('pro');
    now = day(10);
    await buyPlan('basic');
    expect(await plans()).toEqual([
      ['basic', 'pending', 60, 90],
      ['pro', 'active', 0, 60],
    ]);
    expect(await left('webinar')).toEqual([
      [2, 90],
      [1, 90],
    ]);
    expect((await viewPlan({ userId, now }, database)).next).toMatchObject({ plan_type: 'basic' });
    now = day(61);
    expect(await viewPlan({ userId, now }, database)).toMatchObject({ plan_type: 'basic', days_left: 29 });
    await sweepSubscriptions({ now }, database);
    expect((await database.subscriptions.findAllOf(userId)).map(({ status }) => status).toSorted()).toEqual([
      'active',
      'expired',
    ]);
  });

  test('4 plans still to come move with the one before them', async () => {
    await buyPlan('pro');
    await buyPlan('basic');
    await buyPlan('pro');
    expect(await plans()).toEqual([
      ['basic', 'pending', 120, 150],
      ['pro', 'active', 0, 120],
    ]);
    await buyPlan('elite');
    expect(await plans()).toEqual([
      ['basic', 'pending', 90, 120],
      ['elite', 'active', 0, 90],
      ['pro', 'cancelled', 0, 120],
    ]);
  });

  test('5 single services live twelve months, whatever becomes of plans', async () => {
    await buyService('job-application');
    await buyPlan('basic');
    expect(await left('job_application')).toEqual([
      [25, 30],
      [25, 365],
    ]);
    await buyService('cv-template');
    expect(await left('cv_template_premium')).toEqual([[1, 365]]);
  });

  test('6 the WhatsApp assistant is open for thirty days, and for thirty more when it is bought again', async () => {
    await buyService('whatsapp-assistant');
    now = day(20);
    await buyService('whatsapp-assistant');
    expect(await left('whatsapp_assistant')).toEqual([
      [1, 30],
      [1, 60],
    ]);
    now = day(60, 1);
    expect(await left('whatsapp_assistant')).toEqual([]);
  });

  test('7 T2 T19 every account has Starter and its one basic template, once', async () => {
    expect(await left('cv_template_basic')).toEqual([[1, null]]);
    await use('cv_template_basic', 1);
    for (const _again of [1, 2])
      await database.transact((transaction) => grants().activateStarter({ userId }, transaction));
    expect(await left('cv_template_basic')).toEqual([]);
    await expect(use('cv_template_basic', 1)).rejects.toMatchObject({ code: 'ENTITLEMENT_USED_UP' });
  });

  test('7 T2 Starter never takes the place of a paid plan, also of one still to come', async () => {
    await buyPlan('basic');
    const activate = () =>
      database.transact((transaction) => grants().activateStarter({ userId }, transaction));
    await expect(activate()).rejects.toMatchObject({ code: 'PLAN_STILL_ACTIVE' });
    expect(await viewPlan({ userId, now }, database)).toMatchObject({ plan_type: 'basic' });
    now = day(30, 1);
    await activate();
  });

  test('8 a refund takes back what is unused and ends the plan; nothing else', async () => {
    await buyService('hr-webinar');
    const order = await buyPlan('basic');
    await use('job_application', 5);
    now = day(3);
    await refund(order);
    expect(await plans()).toEqual([['basic', 'refunded', 0, 30]]);
    expect(await left('job_application')).toEqual([]);
    expect(await left('webinar')).toEqual([[1, 365]]);
    const entries = await database.ledger.findAllEntries(userId);
    expect(entries.filter(({ type }) => type === 'reversal')).toMatchObject([
      { kind: 'cv_makeover', cause: 'refund', staff_id: 'staff-1' },
      { kind: 'consultation' },
      { kind: 'webinar' },
      { kind: 'job_application', amount: -20, balance_after: 0 },
    ]);
    await refund(order);
    expect(await database.ledger.findAllEntries(userId)).toHaveLength(entries.length);
  });

  test('8 a use given back before the refund goes with the rest; after it nothing comes back', async () => {
    const order = await buyPlan('basic');
    for (const key of ['job-1', 'job-2'])
      await consumeEntitlement(
        { userId, request: { kind: 'job_application', quantity: 1, idempotency_key: key }, now },
        database,
      );
    const giveBack = (key: string, status: 'paid' | 'refunded') =>
      settleNow(
        { user_id: userId, kind: 'job_application', quantity: 1, key, outcome: 'returned', reference: null },
        { ...database, orders: { find: async () => ({ ...order, status }) as StoredOrder }, now: () => now },
      );
    now = day(31);
    expect(await giveBack('job-1', 'paid')).toBe('returned');
    expect(await left('job_application')).toEqual([[1, 61]]);
    await refund(order);
    expect(await giveBack('job-2', 'refunded')).toBe('returned');
    expect(await left('job_application')).toEqual([]);
  });

  test('8 the refund of one of two orders takes its days off', async () => {
    const order = await buyPlan('basic');
    await buyPlan('basic');
    await refund(order);
    expect(await plans()).toEqual([['basic', 'active', 0, 30]]);
    expect((await left('job_application')).map(([remaining]) => remaining)).toEqual([25]);
  });

  test('8 what gave way to a refunded plan comes back, and what was to follow moves up', async () => {
    await buyPlan('basic');
    now = day(10);
    const order = await buyPlan('pro');
    await refund(order);
    expect(await plans()).toEqual([
      ['basic', 'active', 0, 30],
      ['pro', 'refunded', 10, 70],
    ]);
    const elite = await buyPlan('elite');
    await buyPlan('pro');
    await refund(elite);
    expect(await plans()).toEqual([
      ['basic', 'active', 0, 30],
      ['elite', 'refunded', 10, 100],
      ['pro', 'pending', 30, 90],
      ['pro', 'refunded', 10, 70],
    ]);
  });

  test('8 what gave way to a plan that had given way itself does not come back', async () => {
    await buyPlan('basic');
    const pro = await buyPlan('pro');
    await buyPlan('elite');
    await refund(pro);
    expect((await plans()).map(([plan, status]) => [plan, status])).toEqual([
      ['basic', 'cancelled'],
      ['elite', 'active'],
      ['pro', 'refunded'],
    ]);
  });

  test('8 the refund of the first thirty days of WhatsApp moves the second thirty forward', async () => {
    const order = await buyService('whatsapp-assistant');
    await buyService('whatsapp-assistant');
    now = day(5);
    await refund(order);
    expect(await left('whatsapp_assistant')).toEqual([[1, 30]]);
  });

  test('when an order is paid more than once, also at the same moment, it counts once', async () => {
    const order = buildOrder(userId, { kind: 'subscription', item: 'basic' });
    await Promise.all(Array.from({ length: 10 }, () => pay(order, order)));
    await pay(order, order);
    expect(await plans()).toEqual([['basic', 'active', 0, 30]]);
    expect(await left('job_application')).toEqual([[25, 30]]);
  });

  test('when different orders are paid at the same moment, none is lost', async () => {
    await Promise.all([
      ...Array.from({ length: 5 }, () => buyPlan('basic')),
      ...Array.from({ length: 5 }, () => buyService('job-application')),
    ]);
    expect(await plans()).toEqual([['basic', 'active', 0, 150]]);
    const lots = await left('job_application');
    expect(lots.reduce((sum, [remaining]) => sum + Number(remaining), 0)).toBe(250);
  });

  test('when the account has been erased, nothing is granted to anybody', async () => {
    await database.erasedAccounts.note(userId);
    await buyPlan('basic');
    expect(await database.ledger.findAllEntries(userId)).toEqual([]);
    expect(await plans()).toEqual([]);
  });
});
