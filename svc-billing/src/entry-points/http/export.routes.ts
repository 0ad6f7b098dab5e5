import { exportBillingRoute } from '@sabi/contracts/http/billing/orders';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { exportAccount } from '../../domain/account-export/export-account';

/** The part of svc-billing in the account export. */
export function mountExportRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    exportBillingRoute,
    async ({ principal: { userId } }) =>
      answer(200, await exportAccount({ userId, now: dependencies.now() }, dependencies)),
    dependencies.authentication,
  );
}
