import {
  exportHiringRoute,
  getPublicCompanyRoute,
  getPublicJobFileRoute,
  getPublicJobRoute,
  getPublicJobTextRoute,
  reportJobRoute,
  searchJobsRoute,
} from '@sabi/contracts/http/hiring/board';
import { getPageRoute } from '@sabi/contracts/http/hiring/pages';
import { recommendJobsRoute } from '@sabi/contracts/http/hiring/recommendations';
import type { Route } from '@sabi/contracts/http/route';
import { toMarkdown } from '@sabi/job-posting/markdown';
import { answer, mountRoute, type RouteAnswer, type RouteInput } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { exportAccount } from '../../domain/account-export/export-account';
import { getPublicCompany } from '../../domain/board/get-public-company';
import { getPublicJob } from '../../domain/board/get-public-job';
import { getPage } from '../../domain/board/pages/get-page';
import { searchJobs } from '../../domain/board/search-jobs';
import { recommendJobs } from '../../domain/recommendations/recommend-jobs';
import { reportJob } from '../../domain/reports/report-job';
import { mustRevalidate } from './must-revalidate';
import { readAuthorization } from './read-authorization';
import { mountReportForm } from './report-form';

export function mountBoardRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountPublicReads(router, dependencies);
  mountReportForm(router, dependencies);
  mountRoute(
    router,
    reportJobRoute,
    async ({ params: { no: publicNo }, body, principal, request }) => {
      const { report_id: reportId, reason, text } = body;
      const now = dependencies.now();
      const report = { publicNo, reportId, reason, text, principal, address: request.ip ?? '', now };
      await reportJob(report, dependencies);
      return answer(202, { report_id: reportId });
    },
    authentication,
  );
  mountRoute(
    router,
    recommendJobsRoute,
    async ({ principal: { userId }, request }) => {
      const caller = { userId, authorization: readAuthorization(request) };
      return answer(200, await recommendJobs({ ...caller, now: dependencies.now() }, dependencies));
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

function mountPublicReads(router: Router, dependencies: Dependencies): void {
  const { authentication, siteUrl } = dependencies;
  const readJob = (publicNo: number) => getPublicJob({ publicNo, now: dependencies.now() }, dependencies);
  const mount = <const R extends PublicRead>(
    route: R,
    handler: (input: RouteInput<R> & { now: Date }) => Promise<RouteAnswer<R> | undefined>,
  ) =>
    mountRoute<R>(
      router,
      route,
      async (input) => {
        mustRevalidate(input.response);
        return handler({ ...input, now: dependencies.now() });
      },
      authentication,
    );
  mount(searchJobsRoute, async ({ query, now }) =>
    answer(200, await searchJobs({ query, now }, dependencies)),
  );
  mount(getPublicJobFileRoute, async ({ params: { no } }) => answer(200, await readJob(no)));
  mount(getPublicJobTextRoute, async ({ params: { no }, response }) => {
    const text = toMarkdown(await readJob(no), { siteUrl });
    response.type('text/markdown').send(text);
    return undefined;
  });
  mount(getPublicJobRoute, async ({ params: { no } }) => answer(200, await readJob(no)));
  mount(getPublicCompanyRoute, async ({ params: { slug }, query: { after }, now }) =>
    answer(200, await getPublicCompany({ slug, after, now }, dependencies)),
  );
  mount(getPageRoute, async ({ query, now }) => {
    const page = await getPage({ ...query, now }, dependencies);
    return page.kind === 'closed' ? answer(410, page) : answer(200, page);
  });
}

type PublicRead = Route & { readonly method: 'get'; readonly access: 'public' };
