import {
  changeAutomationRoute,
  createAutomationRoute,
  deleteAutomationRoute,
  listAutomationsRoute,
  runAutomationRoute,
  tryAutomationRoute,
} from '@sabi/contracts/http/hiring/automations';
import { answer } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { applyToPresent, tryAutomation } from '../../domain/automations/apply-to-present';
import {
  changeAutomation,
  createAutomation,
  deleteAutomation,
} from '../../domain/automations/change-automations';
import { listAutomations } from '../../domain/automations/list-automations';
import { mountCompanyRoute } from './mount-company-route';

export function mountAutomationRoutes(router: Router, dependencies: Dependencies): void {
  const { now } = dependencies;
  mountCompanyRoute(
    router,
    listAutomationsRoute,
    async ({ tenant, params: { jobId } }) =>
      answer(200, { automations: await listAutomations({ tenant, jobId }, dependencies) }),
    dependencies,
  );
  mountCompanyRoute(
    router,
    createAutomationRoute,
    async ({ tenant, params: { jobId }, body: { automation_id: automationId, ...content } }) =>
      answer(201, await createAutomation({ tenant, jobId, automationId, content, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    tryAutomationRoute,
    async ({ tenant, params: { jobId }, body: { automation_id: automationId, ...content } }) =>
      answer(200, await tryAutomation({ tenant, jobId, automationId, content, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    runAutomationRoute,
    async ({ tenant, params: { jobId, automationId } }) =>
      answer(200, await applyToPresent({ tenant, jobId, automationId, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    changeAutomationRoute,
    async ({ tenant, params: { jobId, automationId }, body: { version, ...content } }) =>
      answer(
        200,
        await changeAutomation({ tenant, jobId, automationId, version, content, now: now() }, dependencies),
      ),
    dependencies,
  );
  mountCompanyRoute(
    router,
    deleteAutomationRoute,
    async ({ tenant, params: { jobId, automationId } }) => {
      await deleteAutomation({ tenant, jobId, automationId }, dependencies);
      return answer(204);
    },
    dependencies,
  );
}
