import { refuseOtherMethods } from '@sabi/service-kit/routes';
import { Router } from 'express';
import type { Dependencies } from './dependencies';
import { allRoutes } from './entry-points/http/all-routes';
import { mountAvailabilityNoticeRoutes } from './entry-points/http/availability-notices.routes';
import { mountCatalogueRoutes } from './entry-points/http/catalogue.routes';
import { mountEntitlementRoutes } from './entry-points/http/entitlements.routes';
import { mountExportRoutes } from './entry-points/http/export.routes';
import { mountOrderPreviewRoutes } from './entry-points/http/order-previews.routes';
import { mountOrderRoutes } from './entry-points/http/order.routes';
import { mountPaymentHistoryRoutes } from './entry-points/http/payment-history.routes';
import { mountReceiptRoutes } from './entry-points/http/receipts.routes';
import { mountServiceRequestRoutes } from './entry-points/http/service-requests.routes';
import { mountStaffRoutes } from './entry-points/http/staff.routes';
import { mountWebhookRoutes } from './entry-points/http/webhook.routes';

export function createApp(dependencies: Dependencies): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-store'); // prices and orders depend on the caller
    next();
  });
  mountCatalogueRoutes(router, dependencies);
  mountOrderRoutes(router, dependencies);
  mountOrderPreviewRoutes(router, dependencies);
  mountWebhookRoutes(router, dependencies);
  mountStaffRoutes(router, dependencies);
  mountExportRoutes(router, dependencies);
  mountEntitlementRoutes(router, dependencies);
  mountReceiptRoutes(router, dependencies);
  mountPaymentHistoryRoutes(router, dependencies);
  mountServiceRequestRoutes(router, dependencies);
  mountAvailabilityNoticeRoutes(router, dependencies);
  refuseOtherMethods(router, allRoutes);
  return router;
}
