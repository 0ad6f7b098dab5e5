import {
  approveJobRoute,
  changeJobRoute,
  closeJobRoute,
  confirmJobRoute,
  createJobRoute,
  duplicateJobRoute,
  getJobRoute,
  lintJobRoute,
  listJobsRoute,
  pauseJobRoute,
  publishJobRoute,
} from '@sabi/contracts/http/hiring/jobs';
import { answer } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { countApplications } from '../../domain/applications/count-applications';
import { changeJob } from '../../domain/jobs/change-job';
import { closeJob } from '../../domain/jobs/close-job';
import { confirmJob } from '../../domain/jobs/confirm-job';
import { createJob, duplicateJob } from '../../domain/jobs/create-job';
import { getJob } from '../../domain/jobs/get-job';
import { lintPosting } from '../../domain/jobs/lint-posting';
import { listJobs } from '../../domain/jobs/list-jobs';
import { pauseJob } from '../../domain/jobs/pause-job';
import { approveJob, publishJob } from '../../domain/jobs/publish-job';
import { mountCompanyRoute } from './mount-company-route';
import { readAuthorization } from './read-authorization';

export function mountJobRoutes(router: Router, dependencies: Dependencies): void {
  mountPostingRoutes(router, dependencies);
  mountStateRoutes(router, dependencies);
}

function mountPostingRoutes(router: Router, dependencies: Dependencies): void {
  const { now } = dependencies;
  mountCompanyRoute(
    router,
    listJobsRoute,
    async ({ tenant, query: { state, after } }) =>
      answer(
        200,
        await listJobs(
          { tenant, state, after, now: now() },
          { ...dependencies, countApplications: (input) => countApplications(input, dependencies) },
        ),
      ),
    dependencies,
  );
  mountCompanyRoute(
    router,
    createJobRoute,
    async ({ tenant, body: { job_id: jobId, posting } }) =>
      answer(201, await createJob({ tenant, jobId, posting, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    getJobRoute,
    async ({ tenant, params: { jobId } }) =>
      answer(200, await getJob({ tenant, jobId, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    changeJobRoute,
    async ({ tenant, params: { jobId }, body }) =>
      answer(200, await changeJob({ tenant, jobId, ...body, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    lintJobRoute,
    async ({ tenant, params: { jobId }, body: { posting } }) =>
      answer(200, await lintPosting({ tenant, jobId, posting, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    duplicateJobRoute,
    async ({ tenant, params: { jobId }, body: { job_id: copyId } }) =>
      answer(201, await duplicateJob({ tenant, jobId, copyId, now: now() }, dependencies)),
    dependencies,
  );
}

function mountStateRoutes(router: Router, dependencies: Dependencies): void {
  const { now } = dependencies;
  mountCompanyRoute(
    router,
    publishJobRoute,
    async ({ tenant, params: { jobId }, body: { version }, request }) => {
      const input = { tenant, jobId, version, authorization: readAuthorization(request), now: now() };
      return answer(200, await publishJob(input, dependencies));
    },
    dependencies,
  );
  mountCompanyRoute(
    router,
    approveJobRoute,
    async ({ tenant, params: { jobId }, body: { version }, request }) => {
      const input = { tenant, jobId, version, authorization: readAuthorization(request), now: now() };
      return answer(200, await approveJob(input, dependencies));
    },
    dependencies,
  );
  mountCompanyRoute(
    router,
    pauseJobRoute,
    async ({ tenant, params: { jobId }, body: { version } }) =>
      answer(200, await pauseJob({ tenant, jobId, version, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    confirmJobRoute,
    async ({ tenant, params: { jobId }, body: { version } }) =>
      answer(200, await confirmJob({ tenant, jobId, version, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    closeJobRoute,
    async ({ tenant, params: { jobId }, body }) =>
      answer(200, await closeJob({ tenant, jobId, ...body, now: now() }, dependencies)),
    dependencies,
  );
}
