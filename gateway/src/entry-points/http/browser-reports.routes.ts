import { browserReportRoutes, reportBrowserRoute } from '@sabi/contracts/http/gateway/browser-reports';
import { answer, mountRoute, refuseOtherMethods } from '@sabi/service-kit/routes';
import { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { recordBrowserReport } from '../../domain/browser-reports/record-browser-report';

/** Reports by browsers. They change no data, so they count against the limit of reads. */
export function createBrowserReportsRouter({ registry, limiter, browserMetrics }: Dependencies): Router {
  const router = Router();
  mountRoute(router, reportBrowserRoute, async ({ request, body }) => {
    await limiter.consume('read', request.ip ?? '');
    recordBrowserReport(body, { remotes: registry.get().document.remotes, metrics: browserMetrics });
    return answer(204);
  });
  refuseOtherMethods(router, browserReportRoutes);
  return router;
}
