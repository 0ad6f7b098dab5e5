import { json, type RequestHandler, type Router } from 'express';
import type { ApiFaults } from '../provider/api-faults';
import { requireSecretKey } from '../provider/authentication';
import type { Endpoint } from '../provider/endpoint';
import type { RequestLimit } from '../provider/request-limit';
import { answerXenditError } from '../provider/xendit-error';
import { readCreateRequest } from './create-request';
import { type Merchant, toInvoiceBody } from './invoice-body';
import type { Invoice } from './invoice';
import type { InvoiceStore } from './invoice-store';
import type { Invoices } from './invoices';
import { listInvoices } from './list-invoices';

interface InvoiceRoutes {
  readonly secretKey: string;
  readonly merchant: Merchant;
  readonly store: InvoiceStore;
  readonly invoices: Invoices;
  readonly faults: ApiFaults;
  readonly limit: RequestLimit;
}

/** The provider's API. The SDK sends a trailing slash, which Express ignores. */
export function mountInvoiceRoutes(router: Router, routes: InvoiceRoutes): void {
  const { merchant, store, invoices, faults, limit } = routes;
  const before = (endpoint: Endpoint): RequestHandler[] => [
    requireSecretKey(routes.secretKey),
    limit.for(endpoint),
    json({ limit: '1mb' }),
    faults.for(endpoint),
  ];
  const toBody = (invoice: Invoice) => toInvoiceBody(invoice, merchant);

  router.post('/v2/invoices', ...before('create'), (request, response) => {
    response.json(toBody(invoices.create(readCreateRequest(request.body))));
  });
  router.get('/v2/invoices', ...before('list'), (request, response) => {
    response.json(listInvoices(store.all(), request.query).map(toBody));
  });
  router.get('/v2/invoices/:id', ...before('get'), (request, response) => {
    response.json(toBody(invoices.get(String(request.params['id']))));
  });
  router.post('/invoices/:id/expire\\!', ...before('expire'), (request, response) => {
    response.json(toBody(invoices.expire(String(request.params['id']))));
  });
  router.use(['/v2', '/invoices'], answerXenditError);
}
