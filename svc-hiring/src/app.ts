import { answerUnknownRoute, createProblemHandler, toProblem } from '@sabi/service-kit/problem-handler';
import { refuseOtherMethods } from '@sabi/service-kit/routes';
import { Router } from 'express';
import type { Dependencies } from './dependencies';
import { PostingBlocked } from './domain/jobs/check-posting';
import { allRoutes } from './entry-points/http/all-routes';
import { mountApplicationBoardRoutes } from './entry-points/http/application-board.routes';
import { mountAutomationRoutes } from './entry-points/http/automation.routes';
import { mountApplicationRoutes } from './entry-points/http/application.routes';
import { mountBoardRoutes } from './entry-points/http/board.routes';
import { mountClaimRoutes } from './entry-points/http/claim.routes';
import { mountCompanyRoutes } from './entry-points/http/company.routes';
import { mountFeedRoutes } from './entry-points/http/feed.routes';
import { mountJobSearchRoutes } from './entry-points/http/job-search.routes';
import { mountInternalRoutes } from './entry-points/http/internal.routes';
import { mountJobRoutes } from './entry-points/http/job.routes';
import { mountMemberRoutes } from './entry-points/http/member.routes';
import { mountStaffRoutes } from './entry-points/http/staff.routes';

/** Nothing beside the probes. */
export function createWorkerApp({ logger }: Pick<Dependencies, 'logger'>): Router {
  return Router().use(answerUnknownRoute, createProblemHandler(logger));
}

export function createApp(dependencies: Dependencies): Router {
  const router = Router();
  router.use((_request, response, next) => {
    // No cache, so that a frozen job disappears with the next request.
    response.setHeader('Cache-Control', 'private, no-store');
    next();
  });
  mountBoardRoutes(router, dependencies);
  mountFeedRoutes(router, dependencies);
  mountCompanyRoutes(router, dependencies);
  mountMemberRoutes(router, dependencies);
  mountClaimRoutes(router, dependencies);
  mountJobRoutes(router, dependencies);
  mountApplicationRoutes(router, dependencies);
  mountJobSearchRoutes(router, dependencies);
  mountApplicationBoardRoutes(router, dependencies);
  mountAutomationRoutes(router, dependencies);
  mountStaffRoutes(router, dependencies);
  mountInternalRoutes(router, dependencies);
  refuseOtherMethods(router, allRoutes);
  router.use(
    answerUnknownRoute,
    createProblemHandler(dependencies.logger, (failure) => ({
      ...toProblem(failure),
      ...(failure instanceof PostingBlocked && { findings: failure.findings }),
    })),
  );
  return router;
}
