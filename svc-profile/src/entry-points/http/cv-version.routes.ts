import {
  listResumesRoute,
  makeResumeCurrentRoute,
  removeResumeRoute,
  restoreResumeRoute,
} from '@sabi/contracts/http/resume-versions';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { listResumes } from '../../domain/cvs/list-cvs';
import { makeResumeCurrent } from '../../domain/cvs/make-cv-current';
import { removeResume } from '../../domain/cvs/remove-cv';
import { restoreResume } from '../../domain/cvs/restore-cv';

/** Each change answers with the current list. */
export function mountResumeVersionRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    listResumesRoute,
    async ({ principal }) => answer(200, await listResumes({ account: principal }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    makeResumeCurrentRoute,
    async ({ principal: account, params }) => {
      await makeResumeCurrent({ account, ...params }, dependencies);
      return answer(200, await listResumes({ account }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    removeResumeRoute,
    async ({ principal: account, params }) => {
      await removeResume({ account, ...params, now: new Date() }, dependencies);
      return answer(200, await listResumes({ account }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    restoreResumeRoute,
    async ({ principal: account, params }) => {
      await restoreResume({ account, ...params, now: new Date() }, dependencies);
      return answer(200, await listResumes({ account }, dependencies));
    },
    authentication,
  );
}
