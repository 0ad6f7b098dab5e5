import { z } from 'zod';
import { defineRoute } from './route';

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

export const planSchema = z.object({
  plan_type: planTypeSchema,
  name: localized,
  features: z.array(localized),
  popular: z.boolean(),
  duration_days: z.number().int().nullable(),
  price: rupiah,
  list_price: rupiah,
});

export const serviceSchema = z.object({
  service_type: serviceTypeSchema,
  name: localized,
  unit: localized,
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
