import { jobSearchFileMaxBytes } from '@sabi/contracts/hiring/field-limits';
import {
  addExternalApplicationRoute,
  changeExternalApplicationRoute,
  exportJobSearchRoute,
  getJobSearchCardRoute,
  getJobSearchRoute,
  importJobSearchRoute,
  listSavedJobsRoute,
  listSavedNumbersRoute,
  putNoteRoute,
  removeExternalApplicationRoute,
  removeSavedJobRoute,
  restoreExternalApplicationRoute,
  saveJobRoute,
} from '@sabi/contracts/http/hiring/job-search';
import type { Route } from '@sabi/contracts/http/route';
import { answer, mountRoute, type RouteHandler } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import {
  addExternalApplication,
  changeExternalApplication,
} from '../../domain/job-search/change-external-applications';
import { importJobSearch } from '../../domain/job-search/file/import-job-search';
import { writeJobSearchFile } from '../../domain/job-search/file/write-job-search-file';
import { getBoardCard } from '../../domain/job-search/get-board-card';
import { listBoardCards } from '../../domain/job-search/list-board-cards';
import { listMarkedJobs } from '../../domain/job-search/list-marked-jobs';
import { listSavedJobs } from '../../domain/job-search/list-saved-jobs';
import { putNote } from '../../domain/job-search/put-note';
import {
  removeExternalApplication,
  restoreExternalApplication,
} from '../../domain/job-search/remove-external-application';
import { removeSavedJob, saveJob } from '../../domain/job-search/save-job';
import { readBody } from './read-body';

type Mount = <const R extends Route>(route: R, handler: RouteHandler<R>) => void;

/** The caller is a talent, so there is no tenant. */
export function mountJobSearchRoutes(router: Router, dependencies: Dependencies): void {
  const mount: Mount = (route, handler) => mountRoute(router, route, handler, dependencies.authentication);
  mountSavedJobs(mount, dependencies);
  mountBoard(mount, dependencies);
  mountExternalApplications(mount, dependencies);
  mountFile(mount, dependencies);
}

function mountSavedJobs(mount: Mount, dependencies: Dependencies): void {
  const { now } = dependencies;
  mount(saveJobRoute, async ({ principal, params: { no: publicNo } }) =>
    answer(200, await saveJob({ principal, publicNo, now: now() }, dependencies)),
  );
  mount(removeSavedJobRoute, async ({ principal, params: { no: publicNo } }) => {
    await removeSavedJob({ principal, publicNo }, dependencies);
    return answer(204);
  });
  mount(listSavedJobsRoute, async ({ principal: { userId }, query: { after } }) =>
    answer(200, await listSavedJobs({ userId, after, now: now() }, dependencies)),
  );
  mount(listSavedNumbersRoute, async ({ principal: { userId } }) =>
    answer(200, await listMarkedJobs({ userId }, dependencies)),
  );
}

function mountBoard(mount: Mount, dependencies: Dependencies): void {
  const { now } = dependencies;
  mount(getJobSearchRoute, async ({ principal: { userId }, query: { after } }) =>
    answer(200, await listBoardCards({ userId, after, now: now() }, dependencies)),
  );
  mount(getJobSearchCardRoute, async ({ principal: { userId }, params: { cardId } }) =>
    answer(200, await getBoardCard({ cardId, userId, now: now() }, dependencies)),
  );
  mount(putNoteRoute, async ({ principal, params: { cardId }, body }) =>
    answer(200, await putNote({ principal, cardId, ...body, now: now() }, dependencies)),
  );
}

function mountExternalApplications(mount: Mount, dependencies: Dependencies): void {
  const { now } = dependencies;
  mount(addExternalApplicationRoute, async ({ principal, body: added }) =>
    answer(201, await addExternalApplication({ principal, added, now: now() }, dependencies)),
  );
  mount(changeExternalApplicationRoute, async ({ principal, params: { externalId }, body: change }) =>
    answer(200, await changeExternalApplication({ principal, externalId, change, now: now() }, dependencies)),
  );
  mount(removeExternalApplicationRoute, async ({ principal, params: { externalId } }) => {
    await removeExternalApplication({ principal, externalId, now: now() }, dependencies);
    return answer(204);
  });
  mount(restoreExternalApplicationRoute, async ({ principal, params: { externalId } }) =>
    answer(200, await restoreExternalApplication({ principal, externalId, now: now() }, dependencies)),
  );
}

function mountFile(mount: Mount, dependencies: Dependencies): void {
  const { now } = dependencies;
  mount(exportJobSearchRoute, async ({ principal: { userId }, response }) => {
    const csv = await writeJobSearchFile({ userId, now: now() }, dependencies);
    response.attachment('job-search.csv').type('text/csv').send(csv);
    return undefined;
  });
  mount(importJobSearchRoute, async ({ principal, request, response }) => {
    const readBytes = () =>
      readBody(request, response, { type: 'text/csv', maxBytes: jobSearchFileMaxBytes });
    return answer(200, await importJobSearch({ principal, readBytes, now: now() }, dependencies));
  });
}
