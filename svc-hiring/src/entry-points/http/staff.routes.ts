import {
  assignClaimRoute,
  assignCompanyRoute,
  assignJobRoute,
  assignReportRoute,
  decideClaimRoute,
  decideReportRoute,
  decideVerificationRoute,
  freezeJobRoute,
  getJobForStaffRoute,
  listClaimsForStaffRoute,
  listCompaniesForStaffRoute,
  listJobsForStaffRoute,
  listReportsRoute,
  reviewJobRoute,
  unfreezeJobRoute,
} from '@sabi/contracts/http/hiring/staff';
import { assignToCaller, listWithOwners } from '@sabi/service-kit/cases/case-routes';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { decideClaimForStaff } from '../../domain/claims/decide-claim-for-staff';
import { listClaimsForStaff } from '../../domain/claims/list-claims-for-staff';
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
  mountClaimQueue(router, dependencies);
  mountAssignments(router, dependencies);
}

const reasonOf = (body: { reason: string } | object): string | null =>
  'reason' in body ? body.reason : null;

function mountCompanyQueue(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountRoute(
    router,
    listCompaniesForStaffRoute,
    async ({ query: { state, owner, after }, staff }) =>
      answer(
        200,
        await listWithOwners(
          {
            kind: 'company',
            owner,
            staff,
            list: (ids) => listCompaniesForStaff({ state, after, ids, now: now() }, dependencies),
            idsOf: ({ companies }) => companies.map(({ company_id: id }) => id),
          },
          dependencies,
        ),
      ),
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
    async ({ query: { state, frozen, owner, after }, staff }) => {
      const input = { state, isFrozen: frozen !== undefined, after, now: now() };
      return answer(
        200,
        await listWithOwners(
          {
            kind: 'job',
            owner,
            staff,
            list: (ids) => listJobsForStaff({ ...input, ids }, dependencies),
            idsOf: ({ jobs }) => jobs.map(({ job_id: id }) => id),
          },
          dependencies,
        ),
      );
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
    async ({ query: { state, owner, after }, staff }) =>
      answer(
        200,
        await listWithOwners(
          {
            kind: 'report',
            owner,
            staff,
            list: (ids) => listReports({ state, after, ids, now: now() }, dependencies),
            idsOf: ({ reports }) => reports.map(({ report_id: id }) => id),
          },
          dependencies,
        ),
      ),
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

function mountClaimQueue(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountRoute(
    router,
    listClaimsForStaffRoute,
    async ({ query: { state, owner, after }, staff }) =>
      answer(
        200,
        await listWithOwners(
          {
            kind: 'claim',
            owner,
            staff,
            list: (ids) => listClaimsForStaff({ state, after, ids, now: now() }, dependencies),
            idsOf: ({ claims }) => claims.map(({ claim_id: id }) => id),
          },
          dependencies,
        ),
      ),
    authentication,
  );
  mountRoute(
    router,
    decideClaimRoute,
    async ({ params: { claimId }, body, staff }) => {
      const decision =
        body.decision === 'granted'
          ? { state: body.decision, role: body.role }
          : { state: body.decision, reason: body.reason };
      return answer(200, await decideClaimForStaff({ claimId, decision, staff, now: now() }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    assignClaimRoute,
    async ({ params: { claimId: id }, body, staff, request }) => {
      const find = (caseId: string) => dependencies.claimDirectory.find(caseId);
      const input = { kind: 'claim', id, body, staff, request, find, missing: 'CLAIM_NOT_FOUND' } as const;
      return answer(200, await assignToCaller(input, dependencies));
    },
    authentication,
  );
}

function mountAssignments(router: Router, dependencies: Dependencies): void {
  const { authentication, companyDirectory, jobDirectory, reports } = dependencies;
  mountRoute(
    router,
    assignCompanyRoute,
    async ({ params: { companyId: id }, body, staff, request }) => {
      const find = (caseId: string) => companyDirectory.find(caseId);
      const input = {
        kind: 'company',
        id,
        body,
        staff,
        request,
        find,
        missing: 'COMPANY_NOT_FOUND',
      } as const;
      return answer(200, await assignToCaller(input, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    assignJobRoute,
    async ({ params: { jobId: id }, body, staff, request }) => {
      const find = (caseId: string) => jobDirectory.find(caseId);
      const input = { kind: 'job', id, body, staff, request, find, missing: 'JOB_NOT_FOUND' } as const;
      return answer(200, await assignToCaller(input, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    assignReportRoute,
    async ({ params: { reportId: id }, body, staff, request }) => {
      const find = (caseId: string) => reports.find(caseId);
      const input = { kind: 'report', id, body, staff, request, find, missing: 'REPORT_NOT_FOUND' } as const;
      return answer(200, await assignToCaller(input, dependencies));
    },
    authentication,
  );
}
