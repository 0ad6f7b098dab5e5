import type { Router } from 'express';
import { z } from 'zod';
import { channels } from '../invoices/channels';
import type { Invoice } from '../invoices/invoice';
import { type Merchant, toInvoiceBody } from '../invoices/invoice-body';
import { toCallbackBody } from '../webhooks/callback-body';
import type { Sandbox } from '../sandbox';
import { readControl } from './read-control';

const channel = z.enum(channels.map(({ code }) => code)).default('BCA');
const paymentSchema = z.strictObject({
  channel,
  amount: z.number().positive().optional().describe('Another one than the invoice asks for'),
});
const latePaymentSchema = paymentSchema.extend({
  staysExpired: z.boolean().default(false),
  toldAsExpired: z.boolean().default(false).describe('Its webhook says EXPIRED as well'),
});
const webhookSchema = z.strictObject({
  body: z.record(z.string(), z.unknown()).default({}).describe('Fields that say something else'),
  token: z.string().optional().describe('Another one than the merchant’s'),
  copies: z.number().int().min(1).max(1000).default(1).describe('How many are sent at once'),
});

/** With the amount received, which the provider reveals only in webhooks and on its dashboard. */
const toDashboard = (invoice: Invoice, merchant: Merchant) => ({
  ...toInvoiceBody(invoice, merchant),
  ...(invoice.payment && { paid_amount: invoice.payment.amount }),
});

export function mountInvoiceControls(router: Router, sandbox: Sandbox): void {
  const { invoices, store, webhooks, merchant } = sandbox;

  router.get('/invoices', (_request, response) => {
    response.json(store.all().map((invoice) => toDashboard(invoice, merchant)));
  });
  router.post('/invoices/:id/pay', (request, response) => {
    const payment = readControl(paymentSchema, request.body);
    const invoice = invoices.pay(request.params.id, payment.channel, payment.amount);
    response.json(toInvoiceBody(invoice, merchant));
  });
  router.post('/invoices/:id/pay-after-expiry', (request, response) => {
    const { channel: by, ...how } = readControl(latePaymentSchema, request.body);
    const invoice = invoices.payAfterExpiry(request.params.id, by, how);
    response.json(toInvoiceBody(invoice, merchant));
  });
  router.post('/invoices/:id/settle', (request, response) => {
    response.json(toInvoiceBody(invoices.settle(request.params.id), merchant));
  });
  router.post('/invoices/:id/expire', (request, response) => {
    response.json(toInvoiceBody(invoices.expire(request.params.id), merchant));
  });
  router.post('/invoices/:id/webhook', (request, response) => {
    const { body, token, copies } = readControl(webhookSchema, request.body);
    const webhook = { ...toCallbackBody(invoices.get(request.params.id), merchant.name), ...body };
    const sent = Array.from({ length: copies }, () =>
      webhooks.sendNow({ body: webhook, ...(token !== undefined && { token }) }),
    );
    response.json({ deliveries: sent.flatMap((delivery) => delivery?.id ?? []) });
  });
}
