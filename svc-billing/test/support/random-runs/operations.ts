import { planFacts, serviceFacts } from '@sabi/contracts/catalogue';
import type { PaymentRequest } from '@sabi/contracts/http/orders';
import fc from 'fast-check';
import { catalogue202601 } from '../../../src/data-access/catalogue-2026-01';

/** Few accounts and few items, so that what happens meets itself. */
export const buyerCount = 2;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const plans = planFacts
  .map(({ plan_type }) => plan_type)
  .filter((plan) => plan !== 'starter')
  .map((planType): PaymentRequest => {
    const { price } = catalogue202601.plans.find(({ plan_type }) => plan_type === planType) ?? {};
    return { paymentType: 'subscription', planType, amount: price ?? 0 };
  });
const services = serviceFacts
  .map(({ service_type }) => service_type)
  .filter((service) => ['job-application', 'whatsapp-assistant', 'hr-webinar'].includes(service))
  .map((serviceType): PaymentRequest => {
    const { price } = catalogue202601.services.find(({ service_type }) => service_type === serviceType) ?? {};
    return { paymentType: 'ala_carte', serviceType, serviceName: serviceType, amount: price ?? 0 };
  });
export const starter: PaymentRequest = { paymentType: 'subscription', planType: 'starter', amount: 0 };

const is = <const Type extends string>(type: Type) => fc.constant(type);
const buyer = fc.nat(buyerCount - 1);
/** Of whatever there is then. */
const which = fc.nat(1000);
/** Whether one waits until the service has worked on it. */
const isPatient = fc.boolean();

const webhookFault = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.record({ kind: is('duplicate'), copies: fc.integer({ min: 2, max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: is('drop') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: is('delay'), delayMs: fc.integer({ min: minuteMs, max: 2 * dayMs }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: is('reorder') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('forged-token', 'wrong-amount', 'wrong-currency', 'unknown-external-id'),
      thenTrue: fc.boolean(),
    }),
  },
);

const forgery = fc.constantFrom(
  'paid',
  'settled',
  'expired',
  'token',
  'amount',
  'currency',
  'order',
  'shape',
);

/** What the provider's API meets next; none that the service waits for. */
const apiFault = fc.oneof(
  fc.record({ kind: is('lost-answer'), endpoint: fc.constantFrom('create', 'get', 'expire') }),
  fc.record({
    kind: fc.constantFrom('error', 'rate-limit', 'bad-gateway'),
    endpoint: fc.constantFrom('get', 'list', 'expire'),
    times: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ kind: fc.constantFrom('rate-limit', 'forbidden'), endpoint: is('create') }),
);

const operation = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      type: is('buy'),
      buyer,
      item: fc.constantFrom(...plans, ...services),
      clicks: fc.integer({ min: 1, max: 3 }),
      withVoucher: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: is('start-free'), buyer }) },
  { weight: 8, arbitrary: fc.record({ type: is('pay'), which, webhook: webhookFault, isPatient }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: is('pay-late'),
      which,
      webhook: webhookFault,
      staysExpired: fc.boolean(),
      isPatient,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: is('settle'), which, isPatient }) },
  { weight: 3, arbitrary: fc.record({ type: is('expire'), which, webhook: webhookFault, isPatient }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: is('forge'),
      which,
      forgery,
      copies: fc.integer({ min: 1, max: 3 }),
      isPatient,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: is('resend'), which, isPatient }) },
  { weight: 1, arbitrary: fc.record({ type: is('replay'), which, isPatient }) },
  { weight: 3, arbitrary: fc.record({ type: is('wait'), ms: fc.integer({ min: 1000, max: 2 * dayMs }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: is('jump'), ms: fc.integer({ min: -3 * dayMs, max: 3 * dayMs }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: is('use'),
      buyer,
      kind: fc.constantFrom('job_application', 'webinar', 'cv_template_basic'),
      quantity: fc.integer({ min: 1, max: 9 }),
      key: fc.integer({ min: 1, max: 5 }),
      clicks: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: is('refund'), which, clicks: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 3, arbitrary: fc.record({ type: is('sweep') }) },
  { weight: 2, arbitrary: fc.record({ type: is('fail'), fault: apiFault }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: is('kill'),
      step: fc.integer({ min: 0, max: 22 }), // 0: at once
      when: fc.constantFrom('before', 'after'),
      /** So many operations find nobody there. */
      downFor: fc.nat(2),
    }),
  },
);

export type Operation = ReturnType<typeof drawRun>['operations'][number];

const run = fc.record({
  /** Turns of the year and of February among them. */
  start: fc.constantFrom('2027-01-15T03:00:00Z', '2027-12-30T16:00:00Z', '2028-02-27T20:00:00Z'),
  operations: fc.array(operation, { minLength: 8, maxLength: 14 }),
  /** At the end everything the provider has ever told is told again; else lost webhooks stay lost. */
  isRetold: fc.boolean(),
});

/** Neighbouring seeds would draw nearly the same. */
const spread = 0x9e3779b1;

/** The same for the same number, always. */
export function drawRun(seed: number) {
  const [drawn] = fc.sample(run, { seed: Math.imul(seed, spread), numRuns: 1 });
  if (!drawn) throw new Error('unreachable: one was asked for');
  return drawn;
}
