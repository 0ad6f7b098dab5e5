import type { Holding, StatementEvent } from '@sabi/contracts/http/billing/payment-history';
import { toDocument } from '../src/data-access/order-document';
import { orderDocuments } from '../src/data-access/order-repository';
import type { StoredOrder } from '../src/domain/orders/stored-order';
import { type Caller, startEntitlementService } from './support/entitlement-service';
import { settleNow } from './support/settle-now';

describe('the ledger by what happened', () => {
  let service: Awaited<ReturnType<typeof startEntitlementService>>;
  let talent: Caller;

  beforeAll(async () => {
    service = await startEntitlementService();
  });
  beforeEach(async () => {
    talent = await service.account();
  });
  afterAll(() => service.stop());

  /** Pays for an item and stores its order. */
  const buy = async (item: Parameters<typeof service.buy>[1]) => {
    const order = await service.buy(talent, item);
    const stored: StoredOrder = {
      ...order,
      name: { en: `${item} (en)`, id: `${item} (id)` },
      invoiceAttempts: 0,
      paidInvoiceId: 'one',
    };
    await orderDocuments(service.database.db).insertOne(toDocument(stored));
    return order;
  };
  const use = (quantity: number, key: string, reference = 'Warehouse manager') =>
    service
      .post('/entitlements/consume', talent, {
        kind: 'job_application',
        quantity,
        idempotency_key: key,
        reference,
      })
      .expect(200);
  const statement = async (query = '') =>
    (await service.get(`/statement${query}`, talent).expect(200)).body as {
      events: StatementEvent[];
      next: number | null;
    };
  const holding = async (kind: string) => {
    const { body } = await service.get('/holdings', talent).expect(200);
    return (body.holdings as Holding[]).find((each) => each.kind === kind);
  };

  test('of a new account it has Starter', async () => {
    const { events, next } = await statement();
    expect(events).toMatchObject([
      { type: 'starter', order: null, effect: null, changes: [{ kind: 'cv_template_basic', amount: 1 }] },
    ]);
    expect(next).toBeNull();
    expect(await holding('cv_template_basic')).toMatchObject({ used: 0, total: 1, lots: [{ order: null }] });
  });

  test('a plan is one event, and a use says what it was for and what it came from', async () => {
    const { id } = await buy('basic');
    await use(2, 'two');
    const { events } = await statement();
    expect(events).toMatchObject([
      {
        type: 'used',
        order: { order_id: id, name: { id: 'basic (id)' } },
        reference: 'Warehouse manager',
        changes: [{ kind: 'job_application', type: 'debit', amount: -2, balance_after: 23 }],
      },
      { type: 'bought', order: { order_id: id, item: 'basic' }, effect: { type: 'began', days: 30 } },
    ]);
    expect(events[1]?.changes.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['cv_makeover', 1],
      ['consultation', 1],
      ['webinar', 1],
      ['job_application', 25],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/staff|idempotency|user_id/);
  });

  test('extension, upgrade and a plan that waits are explained', async () => {
    await buy('basic');
    await buy('basic');
    await buy('pro');
    await buy('basic');
    const [queued, upgraded, extended, began] = (await statement()).events;
    expect(began?.effect).toEqual({ type: 'began', plan: null, days: 30, starts_at: null });
    expect(extended?.effect).toMatchObject({ type: 'extended', days: 30 });
    expect(upgraded?.effect).toMatchObject({ type: 'upgraded', plan: 'basic', days: 60 });
    expect(queued?.effect).toMatchObject({ type: 'queued', days: 30, starts_at: expect.any(String) });
    const carried = upgraded?.changes.filter(({ type }) => type === 'extension');
    expect(carried?.map(({ kind }) => kind)).toEqual([
      'cv_makeover',
      'consultation',
      'webinar',
      'job_application',
    ]);
    const ends = upgraded?.changes.map(({ ends_at: end }) => end);
    expect(new Set(ends).size).toBe(1); // carried-over lots end with the new ones
  });

  test('the assistant bought again while it is open is open longer', async () => {
    await buy('whatsapp-assistant');
    await buy('whatsapp-assistant');
    const effects = (await statement()).events.map(({ effect }) => effect?.type);
    expect(effects).toEqual([undefined, 'extended', 'began']); // the newest is Starter, stored at the first need
  });

  test('a use of two purchases is one event without an order, and each remaining lot names its order', async () => {
    await buy('basic');
    const { id } = await buy('job-application');
    await use(30, 'thirty');
    const [used] = (await statement()).events;
    expect(used).toMatchObject({ order: null, changes: [{ amount: -30, balance_after: 20 }] });
    expect(await holding('job_application')).toMatchObject({
      used: 30,
      total: 50,
      lots: [
        { granted: 25, remaining: 0, order: { item: 'basic' } },
        { granted: 25, remaining: 20, order: { order_id: id, name: { en: 'job-application (en)' } } },
      ],
    });
  });

  test('a refund is one event of the order it is of', async () => {
    const order = await buy('basic');
    await use(5, 'five');
    await service.refund(order);
    const [starter, refunded] = (await statement()).events;
    expect(starter?.type).toBe('starter'); // no paid plan is left
    expect(refunded).toMatchObject({ type: 'refunded', order: { order_id: order.id }, effect: null });
    expect(refunded?.changes).toContainEqual({
      kind: 'job_application',
      type: 'reversal',
      amount: -20,
      balance_after: 0,
      ends_at: null,
    });
    expect(await holding('job_application')).toBeUndefined();
  });

  test('a use that was given back says what it was for and where it is again', async () => {
    const { id } = await buy('basic');
    await use(2, 'two');
    const use2 = { user_id: talent.userId, kind: 'job_application', quantity: 2, key: 'two' } as const;
    await settleNow({ ...use2, outcome: 'returned', reference: 'Not opened' }, service.dependencies);
    const { events } = await statement();
    expect(events).toMatchObject([
      {
        type: 'used',
        given_back: true,
        order: { order_id: id },
        reference: 'Not opened',
        changes: [{ kind: 'job_application', type: 'debit', amount: 2, balance_after: 25, ends_at: null }],
      },
      { type: 'used', given_back: false, changes: [{ amount: -2 }] },
      { type: 'bought', given_back: false },
    ]);
    expect(await holding('job_application')).toMatchObject({ used: 0, total: 25 });
  });

  test('a page ends where something ends, and the next one goes on there', async () => {
    await buy('elite');
    for (let times = 0; times < 100; times += 1) await use(1, `job-${times}`);
    const first = await statement();
    expect(first.events).toHaveLength(100);
    const second = await statement(`?before=${first.next}`);
    // The plan's entries; Starter's come before only if needed.
    expect(second).toMatchObject({ events: [{ type: 'bought', changes: { length: 6 } }], next: null });
  });

  test('S46 statements and holdings of another account are not shown', async () => {
    await buy('basic');
    const other = await service.account();
    const seen = [
      (await service.get('/statement', other).expect(200)).body,
      (await service.get('/holdings', other).expect(200)).body,
    ];
    expect(JSON.stringify(seen)).not.toContain('job_application');
  });
});
