import {
  getBoardChangesRoute,
  getBoardRoute,
  listRejectionReasonsRoute,
  setStageLimitRoute,
} from '@sabi/contracts/http/hiring/application-board';
import {
  changeTemplateRoute,
  createTemplateRoute,
  deleteTemplateRoute,
  listTemplatesRoute,
  previewTemplateRoute,
} from '@sabi/contracts/http/hiring/letter-templates';
import { answer } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { getBoard } from '../../domain/applications/board/get-board';
import { getBoardChanges } from '../../domain/applications/board/get-board-changes';
import { listRejectionReasons } from '../../domain/applications/board/list-rejection-reasons';
import { setStageLimit } from '../../domain/applications/board/set-stage-limit';
import { previewLetter } from '../../domain/applications/operations/preview-letter';
import { changeTemplate, createTemplate, deleteTemplate } from '../../domain/letters/change-templates';
import { listTemplates } from '../../domain/letters/list-templates';
import { mountCompanyRoute } from './mount-company-route';

export function mountApplicationBoardRoutes(router: Router, dependencies: Dependencies): void {
  mountBoard(router, dependencies);
  mountTemplates(router, dependencies);
}

function mountBoard(router: Router, dependencies: Dependencies): void {
  const { now } = dependencies;
  mountCompanyRoute(
    router,
    getBoardRoute,
    async ({ tenant, params: { jobId }, query: { stage, after } }) =>
      answer(200, await getBoard({ tenant, jobId, stage, after, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    getBoardChangesRoute,
    async ({ tenant, params: { jobId }, query: { since } }) =>
      answer(200, await getBoardChanges({ tenant, jobId, since, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    setStageLimitRoute,
    async ({ tenant, params: { jobId }, body }) =>
      answer(200, { stages: await setStageLimit({ tenant, jobId, ...body }, dependencies) }),
    dependencies,
  );
  mountCompanyRoute(
    router,
    listRejectionReasonsRoute,
    async ({ tenant }) => answer(200, { reasons: listRejectionReasons(tenant) }),
    dependencies,
  );
}

function mountTemplates(router: Router, dependencies: Dependencies): void {
  const { now } = dependencies;
  mountCompanyRoute(
    router,
    listTemplatesRoute,
    async ({ tenant }) =>
      answer(200, { templates: await listTemplates({ tenant, now: now() }, dependencies) }),
    dependencies,
  );
  mountCompanyRoute(
    router,
    createTemplateRoute,
    async ({ tenant, body: { template_id: templateId, ...content } }) =>
      answer(201, await createTemplate({ tenant, templateId, content, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    previewTemplateRoute,
    async ({ tenant, body: { application_id: applicationId, reason, ...letter } }) =>
      answer(200, await previewLetter({ tenant, applicationId, reason, letter, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    changeTemplateRoute,
    async ({ tenant, params: { templateId }, body: { version, ...content } }) =>
      answer(200, await changeTemplate({ tenant, templateId, version, content, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    deleteTemplateRoute,
    async ({ tenant, params: { templateId } }) => {
      await deleteTemplate({ tenant, templateId }, dependencies);
      return answer(204);
    },
    dependencies,
  );
}
