import { answerUnknownRoute, createProblemHandler } from '@sabi/service-kit/problem-handler';
import { refuseOtherMethods } from '@sabi/service-kit/routes';
import { Router } from 'express';
import type { Dependencies } from './dependencies';
import { allRoutes } from './entry-points/http/all-routes';
import { mountNoteRoutes } from './entry-points/http/note.routes';

export function createApp(dependencies: Dependencies): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-store');
    next();
  });
  mountNoteRoutes(router, dependencies);
  refuseOtherMethods(router, allRoutes);
  router.use(answerUnknownRoute, createProblemHandler(dependencies.logger));
  return router;
}
