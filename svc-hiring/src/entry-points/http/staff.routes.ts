import {
  decideReportRoute,
  decideVerificationRoute,
  freezeJobRoute,
  getJobForStaffRoute,
  listCompaniesForStaffRoute,
  listJobsForStaffRoute,
  listReportsRoute,
  reviewJobRoute,
  unfreezeJobRoute,
} from '@sabi/contracts/http/hiring/staff';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { decideVerification } from '../../domain/companies/decide-verification';
import { listCompaniesForStaff } from '../../domain/companies/list-companies-for-staff';
import { freezeJob, unfreezeJob } from '../../domain/moderation/freeze-job';
import { getJobForStaff } from '../../domain/moderation/get-job-for-staff';
import { listJobsForStaff } from '../../domain/moderation/list-jobs-for-staff';
import { reviewJob } from '../../domain/moderation/review-job';
import { decideReport } from '../../domain/reports/decide-report';
import { listReports } from '../../domain/reports/list-reports';

export function mountStaffRoutes(router: Router, dependencies: Dependencies): void {
  mountCompanyQueue(router, dependencies);
  mountJobQueue(router, dependencies);
  mountReportQueue(router, dependencies);
}

const reasonOf = (body: { reason: string } | object): string | null =>
  'reason' in body ? body.reason : null;

function mountCompanyQueue(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountRoute(
    router,
    listCompaniesForStaffRoute,
    async ({ query: { state, after } }) =>
      answer(200, await listCompaniesForStaff({ state, after, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    decideVerificationRoute,
    async ({ params: { companyId }, body, staff }) => {
      const { decision, version } = body;
      const input = { companyId, decision, reason: reasonOf(body), version, staff, now: now() };
      return answer(200, await decideVerification(input, dependencies));
    },
    authentication,
  );
}

function mountJobQueue(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountRoute(
    router,
    listJobsForStaffRoute,
    async ({ query: { state, frozen, after } }) => {
      const input = { state, isFrozen: frozen !== undefined, after, now: now() };
      return answer(200, await listJobsForStaff(input, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    getJobForStaffRoute,
    async ({ params: { no: publicNo } }) =>
      answer(200, await getJobForStaff({ publicNo, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    reviewJobRoute,
    async ({ params: { jobId }, body, staff }) => {
      const { decision, version } = body;
      const input = { jobId, decision, reason: reasonOf(body), version, staff, now: now() };
      return answer(200, await reviewJob(input, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    freezeJobRoute,
    async ({ params: { jobId }, body, staff }) =>
      answer(200, await freezeJob({ jobId, ...body, staff, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    unfreezeJobRoute,
    async ({ params: { jobId }, body, staff }) =>
      answer(200, await unfreezeJob({ jobId, ...body, staff, now: now() }, dependencies)),
    authentication,
  );
}

function mountReportQueue(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountRoute(
    router,
    listReportsRoute,
    async ({ query: { state, after } }) =>
      answer(200, await listReports({ state, after, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    decideReportRoute,
    async ({ params: { reportId }, body: { decision, reason }, staff }) =>
      answer(200, await decideReport({ reportId, decision, reason, staff, now: now() }, dependencies)),
    authentication,
  );
}
