import { Router } from 'express';
import { createControls } from './control/control.routes';
import { mountInvoiceRoutes } from './invoices/invoices.routes';
import { mountPaymentPage } from './page/page.routes';
import type { Sandbox } from './sandbox';

/** All addresses of the sandbox: the provider's API, its payment page at /web, its own controls at /sandbox. */
export function createApp(sandbox: Sandbox, secretKey: string): Router {
  const router = Router();
  const { apiFaults: faults, ...parts } = sandbox;
  mountInvoiceRoutes(router, { ...parts, faults, secretKey });
  mountPaymentPage(router, sandbox);
  router.use('/sandbox', createControls(sandbox));
  return router;
}
