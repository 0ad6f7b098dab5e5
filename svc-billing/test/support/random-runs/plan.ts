import { countedKindSchema } from '@sabi/contracts/http/billing/entitlement-kinds';
import fc from 'fast-check';
import { newestCatalogue } from '../../../src/domain/catalogue/catalogue-versions';

const { plans, services } = newestCatalogue;

const paidPlans = plans
  .filter(({ plan_type: type }) => type !== 'starter')
  .map(({ plan_type: planType, price: amount }) => ({ paymentType: 'subscription', planType, amount }));

/**
 * Payment requests for the catalogue. Plans occur twice, because they affect each other. One service is
 * unavailable.
 */
export const wishes = [
  ...paidPlans,
  ...paidPlans,
  ...services.map(({ service_type: serviceType, name, price: amount }) => ({
    paymentType: 'ala_carte',
    serviceType,
    serviceName: name.en,
    amount,
  })),
];

/** Disturbances of an event's webhook in the sandbox. */
const spoiled = fc.oneof(
  fc.record({ kind: fc.constant('duplicate'), copies: fc.integer({ min: 2, max: 4 }) }),
  fc.record({ kind: fc.constantFrom('reorder', 'drop') }),
  fc.record({ kind: fc.constant('delay'), delayMs: fc.constantFrom(20_000, 1_200_000, 40_000_000) }),
  fc.record({
    kind: fc.constantFrom('forged-token', 'wrong-amount', 'wrong-currency', 'unknown-external-id'),
    thenTrue: fc.boolean(),
  }),
);
const spoiling = fc.option(spoiled, { nil: null, freq: 2 });

/** Forged webhooks: the first without the token. */
export const lies = {
  'without the token': { token: 'guessed' },
  'of a payment': { body: { status: 'PAID', paid_at: '2026-01-01T00:00:00Z' } },
  'of another amount': { body: { status: 'PAID', amount: 1, paid_amount: 1 } },
  'of too little': { body: { status: 'PAID', paid_amount: 1 } },
  'of another currency': { body: { status: 'PAID', currency: 'USD' } },
  'of an end': { body: { status: 'EXPIRED' } },
  'of another order': { body: { status: 'PAID', external_id: 'nobody-s' } },
  'in no known words': { body: { status: 'ALMOST' } },
} as const;

const who = fc.nat({ max: 1 });
const which = fc.nat({ max: 99 });
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Minutes, hours or days. */
const waitMs = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1000, max: 40 * minuteMs }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 30 }).map((hours) => hours * 60 * minuteMs) },
  { weight: 2, arbitrary: fc.integer({ min: 2, max: 40 }).map((days) => days * dayMs) },
);

const buying = fc.record({
  type: fc.constant('buy' as const),
  who,
  wish: fc.nat({ max: wishes.length - 1 }),
  clicks: fc.integer({ min: 1, max: 3 }),
  hasVoucher: fc.nat({ max: 3 }).map((chance) => chance === 0),
  namesOtherAmount: fc.nat({ max: 9 }).map((chance) => chance === 0),
});

const paying = fc.record({ type: fc.constant('pay' as const), which, spoiling });
const underpaying = fc.record({ type: fc.constant('pay too little' as const), which, spoiling });

const anyKind = fc.option(fc.constantFrom(...countedKindSchema.options), { nil: null, freq: 1 });

const using = fc.record({
  type: fc.constant('use' as const),
  who,
  /** Defaults to one that the account has. */
  kind: anyKind,
  which,
  quantity: fc.integer({ min: 1, max: 3 }),
  key: fc.integer({ min: 1, max: 8 }), // few, so that they repeat
  times: fc.integer({ min: 1, max: 2 }),
});

const settling = fc.record({
  type: fc.constant('settle use' as const),
  who,
  outcome: fc.constantFrom('used' as const, 'returned' as const),
  /** Of a use that was requested before, as far as there is one. */
  isRequested: fc.nat({ max: 3 }).map((chance) => chance > 0),
  which,
  quantity: fc.integer({ min: 1, max: 3 }),
  key: fc.integer({ min: 1, max: 8 }),
  times: fc.integer({ min: 1, max: 2 }),
});

const killing = fc.record({
  type: fc.constant('kill' as const),
  /** See `KillSwitch`. */
  afterCalls: fc.nat({ max: 90 }),
  /** Steps until it is replaced. */
  downFor: fc.nat({ max: 2 }),
});

/** In half of the runs: once more is paid and handled, each account uses what it has, and an instance is killed while that is settled. */
const firstUses = fc.tuple(
  fc.array(
    paying.map((step) => ({ ...step, spoiling: null })),
    { minLength: 2, maxLength: 2 },
  ),
  fc.tuple(
    fc.record({
      type: fc.constant('wait' as const),
      waitMs: fc.integer({ min: 1000, max: 40 * minuteMs }),
    }),
  ),
  fc.tuple(
    ...[0, 1].map((account) => using.map((use) => ({ ...use, who: account, kind: null, quantity: 1 }))),
  ),
  fc.tuple(killing.map((kill) => ({ ...kill, afterCalls: Math.floor(kill.afterCalls / 2) }))),
  fc.tuple(...[0, 1].map((account) => settling.map((step) => ({ ...step, who: account })))),
);

/** Concurrent steps. */
const action = fc.oneof(
  { weight: 8, arbitrary: buying },
  { weight: 10, arbitrary: paying },
  { weight: 7, arbitrary: underpaying },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('pay late' as const),
      which,
      spoiling,
      staysExpired: fc.boolean(),
      toldAsExpired: fc.boolean(),
      isShort: fc.nat({ max: 3 }).map((chance) => chance === 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('settle' as const), which, spoiling }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('expire' as const), which, spoiling }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('lie' as const),
      which,
      lie: fc.oneof(
        fc.constant('of a payment' as const),
        fc.constantFrom(...(Object.keys(lies) as (keyof typeof lies)[])),
      ),
      copies: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('resend' as const), which }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('cancel order' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('refund' as const),
      which,
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('starter' as const), who }) },
  { weight: 5, arbitrary: using },
  { weight: 8, arbitrary: settling },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('sweep' as const) }) },
);

/** Exclusive steps, and faults. */
const turn = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('wait' as const), waitMs }) },
  { weight: 3, arbitrary: killing },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('provider fails' as const),
      kind: fc.constantFrom('error', 'bad-gateway', 'lost-answer', 'rate-limit', 'forbidden'),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('mails fail' as const),
      times: fc.constantFrom(1, 2, 5, 10), // five are all attempts of a mail
    }),
  },
);

export type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;
export type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never;
export type Step = Action | Turn;

const moment = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(action) },
  { weight: 3, arbitrary: fc.array(action, { minLength: 2, maxLength: 3 }) },
  { weight: 4, arbitrary: fc.tuple(turn) },
);

const others = fc.array(moment as fc.Arbitrary<Step[]>, { minLength: 6, maxLength: 15 });

const plan = fc.record({
  /** Replicas of the service, called round robin. */
  replicas: fc.integer({ min: 1, max: 2 }),
  /** Start in days from today, also in other years. */
  startsInDays: fc.nat({ max: 400 }),
  /** `max_uses` of the voucher. */
  voucherUses: fc.integer({ min: 1, max: 3 }),
  /** Whether the staff accepts underpaid orders or refunds them. */
  acceptsUnderpaid: fc.boolean(),
  /** Whether all invoices expire by the end. */
  outlivesInvoices: fc.boolean(),
  /** A moment's steps are concurrent. The first moments buy, pay and use. */
  moments: fc
    .tuple(
      fc.array(buying, { minLength: 2, maxLength: 3 }),
      fc.tuple(paying),
      fc.option(firstUses, { nil: [], freq: 2 }),
      others,
    )
    .map(([bought, paid, used, rest]): Step[][] => [bought, paid, ...used, ...rest]),
});

export type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

/** Deterministic. */
export function planRun(seed: number): Plan {
  const [planned] = fc.sample(plan, { seed, numRuns: 1, unbiased: true });
  if (!planned) throw new Error('unreachable: one was asked for');
  return planned;
}

/** One moment a line. */
export function describePlan({ moments, ...rest }: Plan): string {
  const lines = moments.map(
    (steps, index) =>
      `${String(index).padStart(2)}  ${steps.map((step) => JSON.stringify(step)).join('\n    ')}`,
  );
  return [JSON.stringify(rest), ...lines].join('\n');
}
