import { billingRoutes } from '@sabi/contracts/http/billing';
import { refuseOtherMethods } from '@sabi/service-kit/routes';
import { Router } from 'express';
import type { Dependencies } from './dependencies';
import { mountCatalogueRoutes } from './entry-points/http/catalogue.routes';

/** Every address the service answers. */
export function createApp(dependencies: Dependencies): Router {
  const router = Router();
  mountCatalogueRoutes(router, dependencies);
  refuseOtherMethods(router, billingRoutes);
  return router;
}
