import { getCatalogueRoute } from '@sabi/contracts/http/billing/catalogue';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { viewCatalogue } from '../../domain/catalogue/view-catalogue';

export function mountCatalogueRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    getCatalogueRoute,
    async ({ principal }) =>
      answer(200, await viewCatalogue({ pricesVisible: principal !== null }, dependencies)),
    dependencies.authentication,
  );
}
