import { cspStyleHash } from '@sabi/service-kit/csp-style-hash';
import { type Request, type Response, type Router, urlencoded } from 'express';
import { z } from 'zod';
import { channels } from '../invoices/channels';
import type { Invoice } from '../invoices/invoice';
import { StateError } from '../invoices/invoices';
import type { Sandbox } from '../sandbox';
import { pageStyle } from './page-style';
import { type PageLanguage, pageLanguages } from './page-texts';
import { renderMissingPage, renderPaymentPage } from './payment-page';

const formSchema = z.object({ channel: z.string() });

/** Payment page of an invoice at its `invoice_url`. */
export function mountPaymentPage(router: Router, sandbox: Sandbox): void {
  const { store, invoices, merchant } = sandbox;
  const find = (request: Request) => store.find(String(request.params['id']));

  router.get('/web/merchant.svg', (_request, response) => {
    response.type('svg').send(merchantPicture);
  });
  router.get('/web/:id', (request, response) => {
    const invoice = find(request);
    if (!invoice) return sendMissing(request, response, merchant.name);
    const channel = channels.find(({ code }) => code === request.query['channel']);
    const page = { invoice, merchantName: merchant.name, language: readLanguage(request, invoice), channel };
    send(response, renderPaymentPage(page));
  });
  router.post('/web/:id/pay', urlencoded({ extended: false }), (request, response) => {
    const invoice = find(request);
    if (!invoice) return sendMissing(request, response, merchant.name);
    const form = formSchema.safeParse(request.body);
    try {
      if (form.success) invoices.pay(invoice.id, form.data.channel);
      leave(request, response, invoice, form.success ? invoice.request.success_redirect_url : undefined);
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      leave(request, response, invoice, undefined); // the page shows the invoice's new state
    }
  });
  router.post('/web/:id/cancel', (request, response) => {
    const invoice = find(request);
    if (!invoice) return sendMissing(request, response, merchant.name);
    leave(request, response, invoice, invoice.request.failure_redirect_url);
  });
}

/** Redirects to the merchant, or back to the page without a merchant address. */
function leave(request: Request, response: Response, invoice: Invoice, target: string | undefined): void {
  response.redirect(303, target ?? `/web/${invoice.id}?locale=${readLanguage(request, invoice)}`);
}

function readLanguage(request: Request, invoice?: Invoice): PageLanguage {
  const wanted = [request.query['locale'], invoice?.request.locale];
  return pageLanguages.find((language) => wanted[0] === language) ?? (wanted[1] === 'id' ? 'id' : 'en');
}

function sendMissing(request: Request, response: Response, merchantName: string): void {
  response.status(404);
  send(response, renderMissingPage(merchantName, readLanguage(request)));
}

function send(response: Response, page: string): void {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src ${cspStyleHash(pageStyle)}; frame-ancestors 'none'`,
    'Referrer-Policy': 'same-origin', // with `no-referrer` its own forms would have the origin `null`
  });
  response.type('html').send(page);
}

const merchantPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#2449c7"/><circle cx="32" cy="32" r="14" fill="#fff"/></svg>';
