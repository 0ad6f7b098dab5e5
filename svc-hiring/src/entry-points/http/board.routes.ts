import {
  exportHiringRoute,
  getPublicJobRoute,
  reportJobRoute,
  searchJobsRoute,
} from '@sabi/contracts/http/hiring/board';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { exportAccount } from '../../domain/account-export/export-account';
import { getPublicJob } from '../../domain/board/get-public-job';
import { searchJobs } from '../../domain/board/search-jobs';
import { reportJob } from '../../domain/reports/report-job';

export function mountBoardRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountRoute(
    router,
    searchJobsRoute,
    async ({ query }) => answer(200, await searchJobs({ query, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    getPublicJobRoute,
    async ({ params: { no: publicNo } }) =>
      answer(200, await getPublicJob({ publicNo, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    reportJobRoute,
    async ({ params: { no: publicNo }, body, principal, request }) => {
      const { report_id: reportId, reason, text } = body;
      const report = { publicNo, reportId, reason, text, principal, address: request.ip ?? '', now: now() };
      await reportJob(report, dependencies);
      return answer(202, { report_id: reportId });
    },
    authentication,
  );
  mountRoute(
    router,
    exportHiringRoute,
    async ({ principal: { userId } }) => answer(200, await exportAccount({ userId }, dependencies)),
    authentication,
  );
}
