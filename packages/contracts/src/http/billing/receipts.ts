import { z } from 'zod';
import { languages } from '../../language';
import { planTypeSchema, serviceTypeSchema } from './catalogue';
import { defineRoute } from '../route';

// Numbered receipts: one for each order, created at payment.

export const receiptSchema = z
  .object({
    receipt_id: z.uuid(),
    number: z.string().describe('`2026/000042`, without a gap in a year'),
    order_id: z.uuid(),
    item: z.union([planTypeSchema, serviceTypeSchema]),
    name: z.object({ en: z.string(), id: z.string() }),
    amount: z.number().int().nonnegative().describe('Whole rupiah'),
    currency: z.literal('IDR'),
    paid_at: z.iso.datetime(),
    refunded_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receiptSchema>;

export const listReceiptsRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/receipts',
  summary: "The caller's receipts, newest first",
  access: 'user',
  guarded: true,
  responses: { 200: z.object({ receipts: z.array(receiptSchema) }) },
});

export const downloadReceiptRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/receipts/{receiptId}/file',
  summary: 'A receipt of the caller as PDF',
  access: 'user',
  guarded: true,
  params: z.object({ receiptId: z.uuid() }),
  query: z.object({ language: z.enum(languages).default('en') }),
  responses: { 200: null },
});

export const receiptRoutes = [listReceiptsRoute, downloadReceiptRoute];
