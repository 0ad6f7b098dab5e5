import { z } from 'zod';
import { entitlementKindSchema } from './entitlement-kinds';
import { ledgerEntrySchema, ledgerEntryTypeSchema, planUsageSchema } from './entitlements';
import { planTypeSchema, serviceTypeSchema } from './catalogue';
import { getOrderRoute, orderSchema } from './orders';
import { after, next } from '../page';
import { defineRoute } from '../route';

// An account's payments, the unused rest and what became of used parts, for its owner.

const moment = z.iso.datetime();
const count = z.number().int().nonnegative();

/** Origin of an entitlement. */
const boughtItemSchema = z.object({
  order_id: z.uuid(),
  payment_type: z.enum(['subscription', 'ala_carte']),
  item: z.union([planTypeSchema, serviceTypeSchema]),
  name: z.object({ en: z.string(), id: z.string() }).describe('Of the catalogue the order was made by'),
});
export type BoughtItem = z.infer<typeof boughtItemSchema>;

export const paymentSchema = orderSchema
  .extend({
    paid_with: z
      .object({
        method: z.string().nullable().describe('Kind of channel, as the provider names it: `EWALLET`'),
        channel: z.string().nullable().describe('The channel itself, where the provider told: `OVO`'),
      })
      .nullable()
      .describe('null before the payment, and where the provider did not tell'),
    ended_at: moment.nullable().describe('When an order that was not paid ended'),
    given_up: z.boolean().describe('It ended because its owner gave it up'),
    refunded_at: moment.nullable(),
    receipt: z.object({ receipt_id: z.uuid(), number: z.string() }).nullable(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof paymentSchema>;

export const listPaymentsRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/payments',
  summary: "The caller's orders with what became of each, newest first, 20 at a time",
  access: 'user',
  guarded: true,
  query: z.object({ after }),
  responses: {
    200: z.object({
      payments: z.array(paymentSchema),
      next,
    }),
  },
});

export const cancelOrderRoute = defineRoute({
  method: 'post',
  path: `${getOrderRoute.path}/give-up`,
  summary: 'Ends an order of the caller that waits for its payment: it cannot be paid any more',
  access: 'user',
  guarded: true,
  params: getOrderRoute.params,
  responses: { 200: orderSchema },
});

export const holdingSchema = z
  .object({
    kind: entitlementKindSchema,
    used: count,
    total: count.describe('Of what has not ended'),
    lots: z
      .array(
        z.object({
          lot_id: z.uuid(),
          order: boughtItemSchema.nullable().describe('null: it belongs to Starter'),
          granted: count,
          remaining: count,
          ends_at: moment.nullable().describe('null: it does not end'),
        }),
      )
      .describe('In the order in which they are used'),
  })
  .meta({ id: 'Holding' });
export type Holding = z.infer<typeof holdingSchema>;

const holdingsSchema = z.object({
  plan: planUsageSchema.omit({ usage: true }),
  holdings: z.array(holdingSchema),
});
export type Holdings = z.infer<typeof holdingsSchema>;

export const listHoldingsRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/holdings',
  summary: 'What the caller has at this moment: the plan, and by kind what each part came from',
  access: 'user',
  guarded: true,
  responses: { 200: holdingsSchema },
});

const effectSchema = z.object({
  type: z
    .enum(['began', 'extended', 'upgraded', 'queued'])
    .describe('What it did to the plans, or to a service that lasts for some days; see ADR 0041'),
  plan: planTypeSchema.nullable().describe('`upgraded`: the plan that gave way'),
  days: count,
  starts_at: moment.nullable().describe('`queued`: when the plan begins'),
});
export type StatementEffect = z.infer<typeof effectSchema>;

export const statementEventSchema = z
  .object({
    event_id: z.uuid(),
    at: moment,
    type: z.enum(['starter', 'bought', 'used', 'refunded', 'ended']),
    given_back: z.boolean().describe('`used`: the use was undone, and what it had taken was given back'),
    order: boughtItemSchema.nullable(),
    reference: ledgerEntrySchema.shape.reference,
    effect: effectSchema.nullable().describe('null where nothing is to be explained'),
    changes: z
      .array(
        z.object({
          kind: entitlementKindSchema,
          type: ledgerEntryTypeSchema,
          amount: z.number().int().describe('What it adds; 0 for what only lasts longer'),
          balance_after: count.describe('Of the kind'),
          ends_at: moment.nullable().describe('Of what was granted or lasts longer'),
        }),
      )
      .describe('One for each kind and type'),
  })
  .meta({ id: 'StatementEvent' });
export type StatementEvent = z.infer<typeof statementEventSchema>;
export type StatementChange = StatementEvent['changes'][number];

export const listStatementRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/statement',
  summary: 'The ledger by what happened: each purchase, use, refund and end, newest first',
  access: 'user',
  guarded: true,
  query: z.object({
    before: z.coerce
      .number()
      .int()
      .min(1)
      .max(1_000_000_000)
      .optional()
      .describe('`next` of the page before'),
  }),
  responses: {
    200: z.object({
      events: z.array(statementEventSchema),
      next: z.number().int().nullable().describe('`before` of the next page; null at the end'),
    }),
  },
});

export const paymentHistoryRoutes = [
  listPaymentsRoute,
  cancelOrderRoute,
  listHoldingsRoute,
  listStatementRoute,
];
