import { z } from 'zod';
import { voucherCodeMaxLength } from '../../billing/field-limits';
import { defineExportPart } from '../account-export';
import { planTypeSchema, serviceTypeSchema } from './catalogue';
import { after, next } from '../page';
import { defineRoute } from '../route';

// Purchase of a plan or a single service: order, invoice at the payment provider, provider's reports.

const rupiah = z.number().int().nonnegative().describe('Whole rupiah');
const amount = rupiah.max(1_000_000_000);
const time = z.iso.datetime();

/** Letters and digits with hyphens between; case-insensitive, written in capitals. */
export const voucherCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .max(voucherCodeMaxLength)
  .regex(/^[A-Z\d]+(-[A-Z\d]+)*$/);

const paymentShape = {
  amount: amount.describe('The price as the buyer saw it, without a voucher; anything else is refused'),
  voucherCode: voucherCodeSchema.optional().describe('What it takes off is counted here, not by the caller'),
};

/** Field names are the specification's (section 7). */
export const paymentRequestSchema = z.discriminatedUnion('paymentType', [
  z.strictObject({
    paymentType: z.literal('subscription'),
    planType: planTypeSchema,
    ...paymentShape,
  }),
  z.strictObject({
    paymentType: z.literal('ala_carte'),
    serviceType: serviceTypeSchema,
    serviceName: z.string().max(200).describe('As the page shows it; the catalogue names it on the invoice'),
    ...paymentShape,
  }),
]);
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

export const paymentAnswerSchema = z.object({
  success: z.literal(true),
  invoice_url: z
    .url()
    .nullable()
    .describe('Page of the payment provider; null for what is free, which is active at once'),
  order_id: z.uuid().nullable().describe('Whose status tells of the payment; null with the above'),
});
export type PaymentAnswer = z.infer<typeof paymentAnswerSchema>;

/** `pending → paid | expired`; a late payment turns `expired` into `paid`, a refund `paid` into `refunded`. */
export const orderStatusSchema = z.enum(['pending', 'paid', 'expired', 'refunded']);

export const orderSchema = z
  .object({
    order_id: z.uuid(),
    payment_type: z.enum(['subscription', 'ala_carte']),
    item: z.union([planTypeSchema, serviceTypeSchema]),
    name: z.object({ en: z.string(), id: z.string() }).describe('Of the catalogue the order was made by'),
    catalogue_version: z.string(),
    list_price: rupiah.describe('Before any reduction'),
    price: rupiah.describe('Of the catalogue'),
    voucher_code: z.string().nullable(),
    amount: rupiah.describe('What is to be paid'),
    currency: z.literal('IDR'),
    status: orderStatusSchema,
    underpaid: z
      .literal(true)
      .optional()
      .describe('It ended because less than the amount came, which a person looks into; absent otherwise'),
    underpaid_settled: z
      .literal(true)
      .optional()
      .describe('That person has settled it, and it can be ordered again; absent otherwise'),
    invoice_url: z.url().nullable().describe('Where it can still be paid; null where it cannot'),
    expires_at: time.nullable().describe('Until when; null with the above'),
    created_at: time,
    paid_at: time.nullable(),
  })
  .meta({ id: 'Order' });
export type OrderView = z.infer<typeof orderSchema>;

export const createPaymentRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/xendit-payment',
  summary:
    'Orders a plan or a single service and answers with the page where it is paid; asked again, with the same page. Starter is active at once',
  access: 'user',
  guarded: true,
  body: paymentRequestSchema,
  responses: { 200: paymentAnswerSchema },
});

export const listOrdersRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/orders',
  summary: "The caller's orders, newest first, 50 at a time",
  access: 'user',
  guarded: true,
  query: z.object({ after }),
  responses: { 200: z.object({ orders: z.array(orderSchema), next }) },
});

export const getOrderRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/orders/{orderId}',
  summary: 'One order of the caller; polled every few seconds, it shows a payment within two polls',
  access: 'user',
  guarded: true,
  params: z.object({ orderId: z.uuid() }),
  responses: { 200: orderSchema },
});

/** Without a schema: the raw text counts, and a body of unknown shape is stored too. */
export const receiveXenditWebhookRoute = defineRoute({
  method: 'post',
  path: '/webhooks/xendit',
  summary: 'Report of Xendit about an invoice; header x-callback-token. Stored first, worked on afterwards',
  access: 'provider',
  streamedBody: 'application/json',
  responses: { 200: null },
});

const discountedItemSchema = z.union([planTypeSchema.exclude(['starter']), serviceTypeSchema], {
  error: 'must be something with a price, which starter has not',
});

const voucherShape = {
  code: voucherCodeSchema,
  kind: z.enum(['percentage', 'amount']),
  value: z.number().int().min(1).max(1_000_000_000).describe('Percent up to 90, or whole rupiah'),
  valid_from: time,
  valid_until: time,
  max_uses: z.number().int().min(1).max(1_000_000).describe('By all accounts together; each has one'),
  items: z
    .array(discountedItemSchema)
    .min(1)
    .max(20)
    .optional()
    .describe('What it is for; left out: whatever has a price'),
};
export const voucherSchema = z.object({ ...voucherShape, uses: z.number().int().nonnegative() });

export const newVoucherSchema = z
  .strictObject(voucherShape)
  .refine(({ kind, value }) => kind === 'amount' || value <= 90, {
    path: ['value'],
    error: 'must be at most 90 percent',
  })
  .refine(({ valid_from: from, valid_until: until }) => Date.parse(from) < Date.parse(until), {
    path: ['valid_until'],
    error: 'must be after valid_from',
  });
export type NewVoucher = z.infer<typeof newVoucherSchema>;

export const createVoucherRoute = defineRoute({
  method: 'post',
  path: '/api/billing/v1/admin/vouchers',
  summary: 'A new voucher. It never takes an order below the least the provider takes',
  access: 'staff',
  roles: ['finance'],
  admitsServiceKey: true,
  body: newVoucherSchema,
  responses: { 201: voucherSchema },
});

export const refundOrderRoute = defineRoute({
  method: 'post',
  path: '/api/billing/v1/admin/orders/{orderId}/refund',
  summary:
    'Notes that an order was paid back and takes back what it granted and nobody used; sent twice it counts once',
  access: 'staff',
  roles: ['finance'],
  admitsServiceKey: true,
  params: z.object({ orderId: z.uuid() }),
  body: z.strictObject({ reason: z.string().trim().min(1).max(2000) }),
  responses: { 200: orderSchema },
});

/** `received` until processed; `parked` if it could not be applied, until the staff has `settled` it. */
export const deliveryStateSchema = z.enum(['received', 'done', 'parked', 'settled']);
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

/** Reason why a delivery needs the staff. */
export const parkingReasonSchema = z.enum([
  'BODY_REFUSED',
  'BODY_UNREADABLE',
  'ORDER_UNKNOWN',
  'CURRENCY_MISMATCH',
  'AMOUNT_MISMATCH',
  'UNDERPAID',
  'UNDERPAID_GRANTED',
  'INVOICE_UNKNOWN',
  'INVOICE_MISMATCH',
  'NOT_CONFIRMED',
  'PAID_TWICE',
  'GIVEN_UP',
]);
export type ParkingReason = z.infer<typeof parkingReasonSchema>;

export const deliverySchema = z
  .object({
    delivery_id: z.uuid(),
    state: deliveryStateSchema,
    reason: parkingReasonSchema.nullable(),
    order_id: z.string().nullable().describe('As the provider names it; may be no order of ours'),
    invoice_id: z.string().nullable(),
    status: z.string().nullable(),
    copies: z.number().int().min(1).describe('How often the same arrived'),
    received_at: time,
    handled_at: time.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type DeliveryView = z.infer<typeof deliverySchema>;

export const listDeliveriesRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/admin/webhook-deliveries',
  summary: 'What the payment provider has reported, newest first, 50 at a time',
  access: 'staff',
  roles: ['finance'],
  admitsServiceKey: true,
  query: z.object({ state: deliveryStateSchema.optional(), after }),
  responses: { 200: z.object({ deliveries: z.array(deliverySchema), next }) },
});

export const replayDeliveryRoute = defineRoute({
  method: 'post',
  path: '/api/billing/v1/admin/webhook-deliveries/{deliveryId}/replay',
  summary: 'Works on a delivery once more; what has been applied stays as it is',
  access: 'staff',
  roles: ['finance'],
  admitsServiceKey: true,
  params: z.object({ deliveryId: z.uuid() }),
  responses: { 202: deliverySchema },
});

export const reconciliationSchema = z.object({
  run_at: time,
  orders_checked: z.number().int().nonnegative(),
  payments_listed: z.number().int().nonnegative(),
  healed: z.array(z.uuid()).describe('Orders that a lost webhook had left behind'),
  drift: z
    .array(z.object({ order_id: z.string(), invoice_id: z.string(), reason: parkingReasonSchema }))
    .describe('Payments that match no order as they should: none on a good day'),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;

export const listReconciliationsRoute = defineRoute({
  method: 'get',
  path: '/api/billing/v1/admin/reconciliations',
  summary: 'The newest 50 comparisons of our orders with the payment provider, newest first',
  access: 'staff',
  roles: ['finance'],
  admitsServiceKey: true,
  responses: { 200: z.object({ reconciliations: z.array(reconciliationSchema) }) },
});

export const exportBillingRoute = defineExportPart('/api/billing/v1/export', 'orders and what was bought');

export const orderRoutes = [
  createPaymentRoute,
  listOrdersRoute,
  getOrderRoute,
  receiveXenditWebhookRoute,
  createVoucherRoute,
  refundOrderRoute,
  listDeliveriesRoute,
  replayDeliveryRoute,
  listReconciliationsRoute,
  exportBillingRoute,
];
