import { answerUnknownRoute, createProblemHandler } from '@sabi/service-kit/problem-handler';
import { refuseOtherMethods } from '@sabi/service-kit/routes';
import { Router } from 'express';
import type { Dependencies } from './dependencies';
import { allRoutes } from './entry-points/http/all-routes';
import { mountNotificationRoutes } from './entry-points/http/notification.routes';
import { mountReportRoutes } from './entry-points/http/report.routes';
import { mountStreamRoute } from './entry-points/http/stream.routes';
import { mountThreadRoutes } from './entry-points/http/thread.routes';

export function createApp(dependencies: Dependencies): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-store');
    next();
  });
  mountNotificationRoutes(router, dependencies);
  mountStreamRoute(router, dependencies);
  mountThreadRoutes(router, dependencies);
  mountReportRoutes(router, dependencies);
  refuseOtherMethods(router, allRoutes);
  router.use(answerUnknownRoute, createProblemHandler(dependencies.logger));
  return router;
}
