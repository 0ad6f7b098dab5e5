import { z } from 'zod';
import { entitlementKindSchema } from './entitlement-kinds';
import { defineRoute } from '../route';

export const planTypeSchema = z.enum(['starter', 'basic', 'pro', 'elite']);
export type PlanType = z.infer<typeof planTypeSchema>;

export const serviceTypeSchema = z.enum([
  'cv-linkedin',
  'job-application',
  'career-consultation',
  'whatsapp-assistant',
  'hr-webinar',
  'cv-template',
  'personality-test',
  'private-hr-session',
]);
export type ServiceType = z.infer<typeof serviceTypeSchema>;

const localized = z.object({ en: z.string(), id: z.string() });
const rupiah = z
  .number()
  .int()
  .nonnegative()
  .nullable()
  .describe('Whole rupiah; null for a caller without a session');

export const redemptionSchema = z
  .discriminatedUnion('way', [
    z.object({ way: z.literal('in_product') }),
    z.object({ way: z.literal('by_person'), working_days: z.number().int().positive() }),
    z.object({ way: z.literal('not_yet') }),
  ])
  .describe(
    'How it becomes what it is for: in the product; by a person, who answers within so many working days; not yet, so that it is not sold',
  );

const lifetimeSchema = z.union([
  z.object({ months: z.number().int().positive() }),
  z.object({ days: z.number().int().positive() }),
]);

export const planFeatureSchema = localized.extend({
  kind: entitlementKindSchema.nullable().describe('null: nothing of it is counted'),
  redemption: redemptionSchema.nullable().describe('null with the above'),
});

export const planSchema = z.object({
  plan_type: planTypeSchema,
  name: localized,
  features: z.array(planFeatureSchema).describe('What is `not_yet` is no part of what is paid'),
  popular: z.boolean(),
  duration_days: z.number().int().nullable(),
  price: rupiah,
  list_price: rupiah,
});

export const serviceSchema = z.object({
  service_type: serviceTypeSchema,
  name: localized,
  unit: localized,
  kind: entitlementKindSchema,
  redemption: redemptionSchema,
  lifetime: lifetimeSchema.describe('How long it can be used after it was paid'),
  price: rupiah,
});

export const catalogueSchema = z.object({
  version: z.string(),
  currency: z.literal('IDR'),
  plans: z.array(planSchema),
  services: z.array(serviceSchema),
});
export type Catalogue = z.infer<typeof catalogueSchema>;

export const getCatalogueRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/catalogue',
  summary: 'Plans and single services; prices only for a signed-in caller',
  access: 'public',
  responses: { 200: catalogueSchema },
});

export const billingRoutes = [getCatalogueRoute];
