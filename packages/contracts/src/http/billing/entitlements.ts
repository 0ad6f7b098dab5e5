import { z } from 'zod';
import { planTypeSchema } from './catalogue';
import { countedKindSchema, entitlementKindSchema } from './entitlement-kinds';
import { describeAfter, describeNext } from '../page';
import { defineRoute } from '../route';

// Unused purchases of an account, and the ledger that explains them.

/** `pending`: paid, begins when the previous plan ends; `cancelled`: replaced by a higher plan. */
export const subscriptionStatusSchema = z.enum(['pending', 'active', 'expired', 'cancelled', 'refunded']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

export const ledgerEntryTypeSchema = z.enum(['grant', 'debit', 'reversal', 'expiry', 'extension']);
export type LedgerEntryType = z.infer<typeof ledgerEntryTypeSchema>;

const moment = z.iso.datetime();
const count = z.number().int().nonnegative();
export const useQuantitySchema = z.number().int().min(1).max(1000);
const ends = moment.nullable().describe('null: it does not end');

const usageSchema = z.object({
  kind: entitlementKindSchema,
  used: count,
  total: count.describe('Of what has not ended'),
  ends_at: moment.nullable().describe('When the next of it ends; null: nothing of it does'),
});
export type EntitlementUsage = z.infer<typeof usageSchema>;

export const planUsageSchema = z
  .object({
    plan_type: planTypeSchema.describe('starter where nothing was bought'),
    starts_at: moment.nullable().describe('null: the Starter plan that every account has'),
    ends_at: ends,
    days_left: count.nullable().describe('The last one begun counts whole; null where the plan does not end'),
    next: z
      .object({ plan_type: planTypeSchema, starts_at: moment, ends_at: moment })
      .nullable()
      .describe('A plan that is paid and begins when this one ends'),
    usage: z.array(usageSchema),
  })
  .meta({ id: 'PlanUsage' });
export type PlanUsage = z.infer<typeof planUsageSchema>;

export const subscriptionSchema = z.object({
  plan_type: planTypeSchema,
  status: subscriptionStatusSchema,
  created_at: moment,
  starts_at: moment,
  ends_at: ends,
});

export const balanceSchema = z
  .object({
    kind: entitlementKindSchema,
    available: count,
    lots: z
      .array(
        z.object({
          lot_id: z.uuid(),
          order_id: z.uuid().nullable(),
          granted: count,
          remaining: count,
          ends_at: ends,
        }),
      )
      .describe('In the order in which they are used: the one that ends first comes first'),
  })
  .meta({ id: 'EntitlementBalance' });
export type EntitlementBalance = z.infer<typeof balanceSchema>;

export const ledgerEntrySchema = z
  .object({
    entry_id: z.uuid(),
    number: z.number().int().positive().describe('Counts the entries of the account'),
    type: ledgerEntryTypeSchema,
    kind: entitlementKindSchema,
    amount: z.number().int().describe('What it adds to the balance; below zero for what it takes'),
    balance_after: count.describe('Of the kind'),
    // `return` gives back what a use has taken: a debit above zero, or a grant where the lot has ended (ADR 0092).
    cause: z
      .enum(['starter', 'plan', 'service', 'use', 'refund', 'end', 'renewal', 'return'])
      .describe('`renewal`: what is unused lasts as long as the plan bought since'),
    reference: z.string().nullable().describe('What it was used for, in the words of whoever consumed it'),
    order_id: z.uuid().nullable(),
    lot_id: z.uuid(),
    ends_at: moment.nullable().describe('Of what was granted or extended'),
    created_at: moment,
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

const balancesSchema = z.object({ balances: z.array(balanceSchema) });
const ledgerPageSchema = z.object({
  entries: z.array(ledgerEntrySchema).describe('Newest first, 50 at a time'),
  next: z.number().int().nullable().describe('`before` of the next page; null at the end'),
});
export type LedgerPage = z.infer<typeof ledgerPageSchema>;

const ledgerQuery = z.object({
  before: z.coerce.number().int().min(1).max(1_000_000_000).optional().describe('`next` of the page before'),
});

/** Under one key a use counts once; each caller has keys of their own. */
export const useKeySchema = z.string().regex(/^[\w.:-]{1,100}$/);

export const consumptionRequestSchema = z.strictObject({
  kind: countedKindSchema,
  quantity: useQuantitySchema.default(1),
  idempotency_key: useKeySchema.describe(
    'Sent again with the same key, the same answer comes and nothing more is used; whoever asks has keys of their own',
  ),
  reference: z.string().trim().min(1).max(200).optional().describe('Shown to the owner in the ledger'),
});
export type ConsumptionRequest = z.input<typeof consumptionRequestSchema>;

export const consumptionSchema = z
  .object({
    kind: countedKindSchema,
    quantity: useQuantitySchema,
    balance_after: count,
    entry_ids: z.array(z.uuid()),
  })
  .meta({ id: 'Consumption' });
export type Consumption = z.infer<typeof consumptionSchema>;

export const getPlanUsageRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/plan',
  summary: "The caller's plan now, and how much of what was bought is used up",
  access: 'user',
  responses: { 200: planUsageSchema },
});

export const listSubscriptionsRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/subscriptions',
  summary: "The caller's plans, newest first",
  access: 'user',
  query: z.object({
    status: subscriptionStatusSchema.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(100),
  }),
  responses: { 200: z.object({ subscriptions: z.array(subscriptionSchema) }) },
});

export const listBalancesRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/entitlements',
  summary: 'What the caller may still use, by kind and by what it came from',
  access: 'user',
  responses: { 200: balancesSchema },
});

export const checkEntitlementRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/entitlements/check',
  summary: "Whether the caller has so much left; other services ask with the caller's own token",
  access: 'user',
  query: z.object({
    kind: entitlementKindSchema,
    quantity: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  responses: { 200: z.object({ allowed: z.boolean(), available: count, ends_at: ends }) },
});

export const consumeEntitlementRoute = defineRoute({
  method: 'post',
  path: '/api/billing/v1/entitlements/consume',
  summary:
    "Uses up some of what the caller has, of what ends first; other services ask with the caller's own token. ENTITLEMENT_USED_UP, USE_RETURNED under a key that was given back, IDEMPOTENCY_KEY_REUSED",
  access: 'user',
  body: consumptionRequestSchema,
  responses: { 200: consumptionSchema },
});

export const listLedgerRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/ledger',
  summary:
    'Everything that was ever granted to the caller or taken, with its cause; `return`: what a use had taken was given back',
  access: 'user',
  query: ledgerQuery,
  responses: { 200: ledgerPageSchema },
});

const userParams = z.object({ userId: z.uuid() });

export const listBalancesForStaffRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/admin/accounts/{userId}/entitlements',
  summary: 'What an account may still use, for the staff',
  access: 'staff',
  roles: ['support', 'finance'],
  admitsServiceKey: true,
  params: userParams,
  responses: { 200: balancesSchema },
});

export const consumeForStaffRoute = defineRoute({
  method: 'post',
  path: '/api/billing/v1/admin/accounts/{userId}/entitlements/consume',
  summary: 'Uses up some of what an account has, on the word of the staff',
  access: 'staff',
  roles: ['support', 'finance'],
  admitsServiceKey: true,
  params: userParams,
  body: consumptionRequestSchema,
  responses: { 200: consumptionSchema },
});

export const listLedgerForStaffRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/admin/accounts/{userId}/ledger',
  summary: 'The ledger of an account, for the staff',
  access: 'staff',
  roles: ['support', 'finance'],
  admitsServiceKey: true,
  params: userParams,
  query: ledgerQuery,
  responses: { 200: ledgerPageSchema },
});

export const findLedgerDriftRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/admin/ledger-drift',
  summary: 'Accounts whose balance is not what their ledger adds up to: none, or something is broken',
  access: 'staff',
  roles: ['finance'],
  admitsServiceKey: true,
  query: z.object({
    after: describeAfter(z.uuid()),
  }),
  responses: {
    200: z.object({
      checked: count,
      drifted: z.array(z.uuid()),
      next: describeNext(z.uuid()),
    }),
  },
});

export const entitlementRoutes = [
  getPlanUsageRoute,
  listSubscriptionsRoute,
  listBalancesRoute,
  checkEntitlementRoute,
  consumeEntitlementRoute,
  listLedgerRoute,
  listBalancesForStaffRoute,
  consumeForStaffRoute,
  listLedgerForStaffRoute,
  findLedgerDriftRoute,
];
