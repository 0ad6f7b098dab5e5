import { listApplicationSubjectsRoute } from '@sabi/contracts/http/hiring/application-subjects';
import {
  applyRoute,
  getAllowanceRoute,
  getApplicationFormRoute,
  getApplicationRoute,
  getCvFileRoute,
  getOwnApplicationRoute,
  getOwnCvFileRoute,
  listApplicationsRoute,
  listOwnApplicationsRoute,
  moveApplicationsRoute,
  undoOperationRoute,
  withdrawApplicationRoute,
} from '@sabi/contracts/http/hiring/applications';
import { listViewsRoute } from '@sabi/contracts/http/hiring/views';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { listApplicationSubjects } from '../../domain/applications/list-application-subjects';
import { getAllowance } from '../../domain/applications/get-allowance';
import { getApplicationForm } from '../../domain/applications/get-application-form';
import { getApplication } from '../../domain/applications/get-application';
import { listApplications } from '../../domain/applications/list-applications';
import { getOwnApplication, listOwnApplications } from '../../domain/applications/list-own-applications';
import { moveApplications } from '../../domain/applications/move-applications';
import { openApplicationFile, openOwnApplicationFile } from '../../domain/applications/open-application-file';
import { runMove } from '../../domain/applications/operations/run-move';
import { undoOperation } from '../../domain/applications/operations/undo-operation';
import { submitApplication } from '../../domain/applications/submit-application';
import { withdrawApplication } from '../../domain/applications/withdraw-application';
import { listViews } from '../../domain/views/list-views';
import { mountCompanyRoute } from './mount-company-route';
import { readAuthorization } from './read-authorization';
import { sendFile } from './send-file';

export function mountApplicationRoutes(router: Router, dependencies: Dependencies): void {
  mountOwnApplications(router, dependencies);
  mountApplicationSubjects(router, dependencies);
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
    getOwnCvFileRoute,
    async ({ principal: { userId }, params: { applicationId }, request, response }) => {
      const file = await openOwnApplicationFile({ applicationId, userId }, dependencies);
      return sendFile(file, request, response);
    },
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
  mountRoute(
    router,
    listViewsRoute,
    async ({ principal: { userId }, query: { after } }) =>
      answer(200, await listViews({ userId, after }, dependencies)),
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
    getCvFileRoute,
    async ({ tenant, params: { applicationId }, request, response }) => {
      const file = await openApplicationFile({ tenant, applicationId, now: now() }, dependencies);
      return sendFile(file, request, response);
    },
    dependencies,
  );
  mountCompanyRoute(
    router,
    moveApplicationsRoute,
    async ({ tenant, body: { idempotency_key: operationId, ...move } }) => {
      const { ids, stage, reason } = move;
      if (operationId === undefined) {
        const results = await moveApplications({ tenant, ids, stage, reason, now: now() }, dependencies);
        return answer(200, { results, operation_id: null, undo_until: null });
      }
      const { reason: why = null, before = null, mail = null, send_at: sendAt } = move;
      const place = { ids, stage, reason: why, before, mail, sendAt: sendAt ? new Date(sendAt) : null };
      return answer(200, await runMove({ tenant, operationId, ...place, now: now() }, dependencies));
    },
    dependencies,
  );
  mountCompanyRoute(
    router,
    undoOperationRoute,
    async ({ tenant, params: { operationId } }) =>
      answer(200, { results: await undoOperation({ tenant, operationId, now: now() }, dependencies) }),
    dependencies,
  );
}

/** For both sides, so the tenants are those of the caller. */
function mountApplicationSubjects(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountRoute(
    router,
    listApplicationSubjectsRoute,
    async ({ principal: { userId }, query }) => {
      const ids = query.ids.toLowerCase().split(',');
      return answer(200, {
        subjects: await listApplicationSubjects({ userId, ids, now: now() }, dependencies),
      });
    },
    authentication,
  );
}
