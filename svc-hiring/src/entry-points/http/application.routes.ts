import {
  applyRoute,
  getAllowanceRoute,
  getApplicationFormRoute,
  getApplicationRoute,
  getOwnApplicationRoute,
  listApplicationsRoute,
  listOwnApplicationsRoute,
  moveApplicationsRoute,
  withdrawApplicationRoute,
} from '@sabi/contracts/http/hiring/applications';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { getAllowance } from '../../domain/applications/get-allowance';
import { getApplicationForm } from '../../domain/applications/get-application-form';
import { getApplication } from '../../domain/applications/get-application';
import { listApplications } from '../../domain/applications/list-applications';
import { getOwnApplication, listOwnApplications } from '../../domain/applications/list-own-applications';
import { moveApplications } from '../../domain/applications/move-applications';
import { submitApplication } from '../../domain/applications/submit-application';
import { withdrawApplication } from '../../domain/applications/withdraw-application';
import { mountCompanyRoute } from './mount-company-route';
import { readAuthorization } from './read-authorization';

export function mountApplicationRoutes(router: Router, dependencies: Dependencies): void {
  mountOwnApplications(router, dependencies);
  mountApplicationsOfCompany(router, dependencies);
}

/** The caller is a talent, so there is no tenant. */
function mountOwnApplications(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountRoute(
    router,
    getApplicationFormRoute,
    async ({ params: { no: publicNo }, principal, request }) => {
      const authorization = readAuthorization(request);
      const input = { principal, publicNo, authorization, now: now() };
      return answer(200, await getApplicationForm(input, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    applyRoute,
    async ({ params: { no: publicNo }, body: application, principal, request }) => {
      const authorization = readAuthorization(request);
      const input = { principal, publicNo, application, authorization, now: now() };
      const submitted = await submitApplication(input, dependencies);
      return submitted.state === 'submitting' ? answer(202, submitted) : answer(201, submitted);
    },
    authentication,
  );
  mountRoute(
    router,
    listOwnApplicationsRoute,
    async ({ principal: { userId }, query: { after } }) =>
      answer(200, await listOwnApplications({ userId, after, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    getOwnApplicationRoute,
    async ({ principal: { userId }, params: { applicationId } }) =>
      answer(200, await getOwnApplication({ applicationId, userId, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    withdrawApplicationRoute,
    async ({ principal: { userId }, params: { applicationId } }) =>
      answer(200, await withdrawApplication({ applicationId, userId, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    getAllowanceRoute,
    async ({ principal: { userId } }) =>
      answer(200, await getAllowance({ userId, now: now() }, dependencies)),
    authentication,
  );
}

function mountApplicationsOfCompany(router: Router, dependencies: Dependencies): void {
  const { now } = dependencies;
  mountCompanyRoute(
    router,
    listApplicationsRoute,
    async ({ tenant, params: { jobId }, query: { stage, after } }) =>
      answer(200, await listApplications({ tenant, jobId, stage, after, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    getApplicationRoute,
    async ({ tenant, params: { applicationId } }) =>
      answer(200, await getApplication({ tenant, applicationId, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    moveApplicationsRoute,
    async ({ tenant, body: { ids, stage, reason } }) =>
      answer(200, {
        results: await moveApplications({ tenant, ids, stage, reason, now: now() }, dependencies),
      }),
    dependencies,
  );
}
