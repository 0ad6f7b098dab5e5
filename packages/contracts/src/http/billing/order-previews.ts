import { z } from 'zod';
import { planTypeSchema, serviceTypeSchema } from './catalogue';
import { voucherCodeSchema } from './orders';
import { defineRoute } from '../route';

// Price and effect of an order before it is placed.

const rupiah = z.number().int().nonnegative().describe('Whole rupiah');

export const voucherPreviewSchema = z.object({
  code: voucherCodeSchema,
  valid_until: z.iso.datetime(),
  is_for_everything: z.boolean().describe('Whatever has a price'),
  prices: z
    .array(
      z.object({
        item: z.union([planTypeSchema, serviceTypeSchema]),
        price: rupiah.describe('Of the newest catalogue'),
        amount: rupiah.describe('What would be left to pay'),
      }),
    )
    .describe('Of what it counts for'),
});
export type VoucherPreview = z.infer<typeof voucherPreviewSchema>;

export const previewVoucherRoute = defineRoute({
  method: 'post',
  path: '/api/billing/v1/voucher-previews',
  summary:
    'What a voucher takes off; nothing is used by asking. Twenty times in ten minutes for each account',
  access: 'user',
  body: z.strictObject({ voucherCode: voucherCodeSchema }),
  responses: { 200: voucherPreviewSchema },
});

/**
 * `begins`: the first plan; `extends`: the same plan lasts longer; `replaces`: a higher plan, at once; `follows`: a lower
 * plan, after the paid one has ended.
 */
export const planEffectSchema = z.enum(['begins', 'extends', 'replaces', 'follows']);

export const planOutcomeSchema = z.object({
  plan_type: planTypeSchema.describe('What would be bought'),
  effect: planEffectSchema,
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  current_plan: planTypeSchema.nullable().describe('Paid for and in force; null where there is none'),
  current_days_left: z.number().int().nonnegative().nullable().describe('The last one begun counts whole'),
});
export type PlanOutcome = z.infer<typeof planOutcomeSchema>;

export const planOutcomesSchema = z.object({ outcomes: z.array(planOutcomeSchema) });
export type PlanOutcomes = z.infer<typeof planOutcomesSchema>;

export const listPlanOutcomesRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/plan-outcomes',
  summary: "What would become of the caller's plans if they paid for one now, for each plan that has a price",
  access: 'user',
  responses: { 200: planOutcomesSchema },
});

export const orderPreviewRoutes = [previewVoucherRoute, listPlanOutcomesRoute];
