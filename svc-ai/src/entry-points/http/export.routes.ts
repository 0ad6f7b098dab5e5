import { exportAiRoute } from '@sabi/contracts/http/ai/export';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { exportAccount } from '../../domain/account-export/export-account';

/** The part of svc-ai in the account export. */
export function mountExportRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    exportAiRoute,
    async ({ principal: { userId }, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      return answer(200, await exportAccount({ userId }, dependencies));
    },
    dependencies.authentication,
  );
}
