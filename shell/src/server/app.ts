import { AppError } from '@sabi/service-kit/errors';
import compression from 'compression';
import { Router, static as serveStatic } from 'express';
import { createPageHandler, type PageDependencies } from './page-handler';
import { redirectToCanonicalAddress } from './redirects';

/** Every address the shell's server answers: its own files, and a page for everything else. */
export function createApp(dependencies: PageDependencies): Router {
  const router = Router();
  router.use(compression());
  router.use(
    '/assets',
    serveStatic(dependencies.build.assetsFolder, {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
    }),
  );
  router.use('/assets', (_request, _response, next) => next(new AppError('ROUTE_NOT_FOUND')));
  router.use((request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    response.setHeader('Allow', 'GET, HEAD');
    next(new AppError('METHOD_NOT_ALLOWED'));
  });
  router.use(redirectToCanonicalAddress);
  router.get('/{*path}', createPageHandler(dependencies));
  return router;
}
