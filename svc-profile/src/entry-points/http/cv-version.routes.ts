import {
  listCvsRoute,
  makeCvCurrentRoute,
  removeCvRoute,
  restoreCvRoute,
} from '@sabi/contracts/http/profile/cv-versions';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { listCvs } from '../../domain/cvs/list-cvs';
import { makeCvCurrent } from '../../domain/cvs/make-cv-current';
import { removeCv } from '../../domain/cvs/remove-cv';
import { restoreCv } from '../../domain/cvs/restore-cv';

/** Each change returns the current list. */
export function mountCvVersionRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    listCvsRoute,
    async ({ principal }) => answer(200, await listCvs({ account: principal }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    makeCvCurrentRoute,
    async ({ principal: account, params }) => {
      await makeCvCurrent({ account, cvId: params.resumeId }, dependencies);
      return answer(200, await listCvs({ account }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    removeCvRoute,
    async ({ principal: account, params }) => {
      await removeCv({ account, cvId: params.resumeId, now: new Date() }, dependencies);
      return answer(200, await listCvs({ account }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    restoreCvRoute,
    async ({ principal: account, params }) => {
      await restoreCv({ account, cvId: params.resumeId, now: new Date() }, dependencies);
      return answer(200, await listCvs({ account }, dependencies));
    },
    authentication,
  );
}
