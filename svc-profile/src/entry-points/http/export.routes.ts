import { exportProfileRoute } from '@sabi/contracts/http/profile/profile';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { exportAccount } from '../../domain/account-export/export-account';

/** This service's part of the account export. */
export function mountExportRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    exportProfileRoute,
    async ({ principal }) =>
      answer(200, await exportAccount({ account: principal, now: new Date() }, dependencies)),
    dependencies.authentication,
  );
}
