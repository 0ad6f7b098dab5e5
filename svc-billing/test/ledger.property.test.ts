import { randomUUID } from 'node:crypto';
import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import { countedKindSchema, entitlementKindSchema } from '@sabi/contracts/http/billing/entitlement-kinds';
import { PermanentFailure } from '@sabi/event-bus/bus';
import { AppError } from '@sabi/service-kit/errors';
import fc from 'fast-check';
import { createKeyedQueue } from '@sabi/service-kit/keyed-queue';
import { consumeEntitlement } from '../src/domain/entitlements/consume-entitlement';
import { createOrderGrants } from '../src/domain/entitlements/create-order-grants';
import { findDrift } from '../src/domain/entitlements/find-drift';
import { balanceOf, replayLedger, type StoredLedgerEntry } from '../src/domain/entitlements/ledger';
import { sweepExpiredLots } from '../src/domain/entitlements/sweep-expired-lots';
import type { Order, OrderedItem } from '../src/domain/orders/order';
import { openPlans, statusAt } from '../src/domain/subscriptions/subscription';
import type { StoredOrder } from '../src/domain/orders/stored-order';
import { buildOrder } from './support/build-order';
import {
  createInMemoryLedger,
  createInMemorySettledUses,
  transactInMemory,
} from './support/in-memory-ledger';
import { createInMemorySubscriptions } from './support/in-memory-subscriptions';
import { createLedgerDatabase } from './support/ledger-database';
import { readSeeds } from './support/read-seeds';
import { ServiceModel } from './support/service-model';
import { settleNow } from './support/settle-now';

const start = new Date('2026-01-01T00:00:00Z');
const services = serviceFacts.map(({ service_type }) => service_type);
const paidPlans: PlanType[] = planFacts
  .map(({ plan_type }) => plan_type)
  .filter((plan) => plan !== 'starter');
const countedKinds = countedKindSchema.options.filter((kind) => kind !== 'cv_template_basic');

const operation = (items: readonly OrderedItem[]) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant('buy' as const), item: fc.constantFrom(...items) }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constant('use' as const),
        kind: fc.constantFrom(...countedKinds),
        quantity: fc.integer({ min: 1, max: 9 }),
        key: fc.integer({ min: 1, max: 40 }), // few, so that they repeat
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant('settle' as const),
        outcome: fc.constantFrom('used' as const, 'returned' as const),
        kind: fc.constantFrom(...countedKinds),
        quantity: fc.integer({ min: 1, max: 9 }),
        key: fc.integer({ min: 1, max: 40 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('pay-again' as const), which: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('refund' as const), which: fc.nat() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('wait' as const),
        days: fc.double({ min: 0.001, max: 40, noNaN: true }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('sweep' as const) }) },
  );
type Operation = ReturnType<typeof operation> extends fc.Arbitrary<infer T> ? T : never;

type Stores = Omit<Awaited<ReturnType<typeof createLedgerDatabase>>, 'drop'>;

const createStores = (): Stores => ({
  ledger: createInMemoryLedger(),
  settledUses: createInMemorySettledUses(),
  subscriptions: createInMemorySubscriptions(),
  erasedAccounts: { note: async () => {}, has: async () => false },
  transact: transactInMemory,
  runExclusive: createKeyedQueue(),
});

/** One account and its model. */
function openLife(stores: Stores) {
  const userId = randomUUID();
  const model = new ServiceModel(start);
  const orders: Order[] = [];
  const refunded = new Set<string>();
  const findOrder = async (orderId: string) => {
    const order = orders.find(({ id }) => id === orderId);
    return order ? ({ ...order, ...(refunded.has(orderId) && { status: 'refunded' }) } as StoredOrder) : null;
  };
  const grants = createOrderGrants({
    ...stores,
    onPaid: async () => {},
    onRefunded: async () => {},
    now: () => model.now,
  });
  const pay = (order: Order) =>
    stores.transact((tx) => grants.grantPaidOrder({ order, paidAt: model.now }, tx));
  const use = async ({ kind, quantity, key }: Extract<Operation, { type: 'use' }>) => {
    const request = { kind, quantity, idempotency_key: `key-${key}` };
    await consumeEntitlement({ userId, request, now: model.now }, stores);
    return 'used';
  };
  const settle = ({ kind, quantity, key, outcome }: Extract<Operation, { type: 'settle' }>) =>
    settleNow(
      { user_id: userId, kind, quantity, key: `key-${key}`, outcome, reference: null },
      { ...stores, orders: { find: findOrder }, now: () => model.now },
    );
  const outcomeOf = async (work: Promise<unknown>) => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof AppError || error instanceof PermanentFailure)
        return error.code.replace(/^(ENTITLEMENT|IDEMPOTENCY)_/, '');
      throw error;
    }
  };
  const isExact = () => orders.every(({ kind }) => kind === 'ala_carte');
  return {
    userId,
    model,
    orders,
    apply: async (step: Operation): Promise<void> => {
      if (step.type === 'buy') {
        const order = buildOrder(userId, step.item);
        orders.push(order);
        await pay(order);
        if (order.kind === 'ala_carte') model.buy(order.id, order.item);
      } else if (step.type === 'use') {
        const outcome = await outcomeOf(use(step));
        if (isExact()) expect(outcome).toBe(model.use(`key-${step.key}`, step.kind, step.quantity));
      } else if (step.type === 'settle') {
        const outcome = await outcomeOf(settle(step));
        if (isExact()) expect(outcome).toBe(model.settle({ ...step, key: `key-${step.key}` }));
      } else if (step.type === 'wait') model.now = new Date(model.now.getTime() + step.days * 86_400_000);
      else if (step.type === 'sweep') await sweepExpiredLots({ now: model.now }, stores);
      else {
        const order = orders[step.which % Math.max(1, orders.length)];
        if (!order) return;
        if (step.type === 'pay-again') return pay(order);
        const refund = { order, reason: 'Asked for', staffUserId: 'staff-1' };
        await stores.transact((tx) => grants.reverseOrder(refund, tx));
        refunded.add(order.id);
        model.refund(order.id);
      }
    },
  };
}

/** Every balance is right and not negative, and the stored account is the entries' sum. */
async function expectSound(userId: string, { ledger }: Stores): Promise<void> {
  const entries = await ledger.findAllEntries(userId);
  const stored = await ledger.read(userId);
  expect(replayLedger(userId, entries)).toEqual(stored);
  expect((await findDrift({ after: null }, { ledger })).drifted).toEqual([]);
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_entry, index) => index + 1));
  for (const { balance_after } of entries) expect(balance_after).toBeGreaterThanOrEqual(0);
  expect(findOverReturned(entries)).toEqual([]);
  expect(stored.lots.every(({ remaining, granted }) => remaining >= 0 && remaining <= granted)).toBe(true);
}

/** Keys under which more came back than was used. */
function findOverReturned(entries: readonly StoredLedgerEntry[]): string[] {
  const sums = new Map<string, number>();
  for (const { idempotency_key: key, amount } of entries) {
    const [, used] = /^(?:use|return):(.+)$/.exec(key) ?? [];
    if (used) sums.set(used, (sums.get(used) ?? 0) + amount);
  }
  return [...sums].flatMap(([key, sum]) => (sum > 0 ? key : []));
}

async function liveOn(stores: Stores, steps: readonly Operation[]): Promise<void> {
  const life = openLife(stores);
  for (const step of steps) {
    await life.apply(step);
    const { lots } = await stores.ledger.read(life.userId);
    const kinds = entitlementKindSchema.options;
    const wrong = kinds.filter((kind) => balanceOf(lots, kind, life.model.now) !== life.model.balance(kind));
    if (wrong.length > 0)
      throw new Error(`After ${JSON.stringify(step)} other balances of ${wrong.join(', ')}`);
  }
  await expectSound(life.userId, stores);
}

/** 100 steps from each seed: 10,000 operations. */
const seeds = readSeeds('1-100');

/** @throws an error with the seed and its shortest failing steps */
async function liveFromEach(
  items: readonly OrderedItem[],
  live: (run: readonly Operation[]) => Promise<void>,
): Promise<void> {
  const lives = fc.asyncProperty(steps(items, 100), live);
  for (const seed of seeds) {
    const life = await fc.check(lives, { numRuns: 1, seed });
    if (!life.failed) continue;
    const again = `Seed ${seed}; again: SEED=${seed} npx jest test/ledger.property`;
    throw new Error(`${again}\n${fc.defaultReportMessage(life)}`, { cause: life.errorInstance });
  }
}

const steps = (items: readonly OrderedItem[], count: number) =>
  fc.array(operation(items), { minLength: count, maxLength: count });
const singleServices = services.map((item): OrderedItem => ({ kind: 'ala_carte', item }));
const everything = [
  ...singleServices,
  ...paidPlans.map((item): OrderedItem => ({ kind: 'subscription', item })),
];

describe(`${seeds.length * 100} random operations, from ${seeds.length} seeds`, () => {
  test('of single services come to what one would count on paper, step by step', async () => {
    await liveFromEach(singleServices, (run) => liveOn(createStores(), run));
  });

  test('of plans and services leave no gap, no second plan in force and no line that does not add up', async () => {
    await liveFromEach(everything, async (run) => {
      const stores = createStores();
      const life = openLife(stores);
      for (const step of run) {
        await life.apply(step);
        const found = await stores.subscriptions.findAllOf(life.userId);
        const open = openPlans(found, life.model.now);
        const active = open.filter((each) => statusAt(each, life.model.now) === 'active');
        expect(active).toHaveLength(Math.min(1, open.length));
        for (const [index, next] of open.slice(1).entries())
          expect(next.starts_at).toEqual(open[index]?.ends_at);
      }
      await expectSound(life.userId, stores);
      const granted = (await stores.ledger.findAllEntries(life.userId)).filter(
        ({ type }) => type === 'grant',
      );
      const paidFor = new Set(granted.map(({ order_id: id }) => id));
      expect(paidFor).toEqual(new Set(life.orders.map(({ id }) => id)));
    });
  });
});

test('two hundred random operations come to the same in the real database', async () => {
  const database = await createLedgerDatabase();
  try {
    const [run = []] = fc.sample(steps(singleServices, 200), { numRuns: 1, seed: seeds[0] ?? 1 });
    await liveOn(database, run);
  } finally {
    await database.drop();
  }
});
