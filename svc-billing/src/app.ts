import { billingRoutes } from '@sabi/contracts/http/billing';
import { entitlementRoutes } from '@sabi/contracts/http/entitlements';
import { receiptRoutes } from '@sabi/contracts/http/receipts';
import { refuseOtherMethods } from '@sabi/service-kit/routes';
import { Router } from 'express';
import type { Dependencies } from './dependencies';
import { mountCatalogueRoutes } from './entry-points/http/catalogue.routes';
import { mountEntitlementRoutes } from './entry-points/http/entitlements.routes';
import { mountReceiptRoutes } from './entry-points/http/receipts.routes';

/** Every address the service answers. */
export function createApp(dependencies: Dependencies): Router {
  const router = Router();
  mountCatalogueRoutes(router, dependencies);
  mountEntitlementRoutes(router, dependencies);
  mountReceiptRoutes(router, dependencies);
  refuseOtherMethods(router, [...billingRoutes, ...entitlementRoutes, ...receiptRoutes]);
  return router;
}
