import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import compression from 'compression';
import { Router, static as serveStatic } from 'express';
import type { ShellBuild } from './build-output';
import type { Env } from './env';
import { createPageHandler } from './page-handler';
import { redirectToCanonicalAddress } from './redirects';
import type { RegistryClient } from './registry-client';
import type { RenderPool } from './render-pool';

export interface Dependencies {
  readonly env: Pick<Env, 'SITE_URL' | 'WHATSAPP_NUMBER' | 'FACEBOOK_URL' | 'TWITTER_URL' | 'INSTAGRAM_URL'>;
  readonly logger: Logger;
  readonly build: ShellBuild;
  readonly registry: Pick<RegistryClient, 'get'>;
  readonly renderPool: Pick<RenderPool, 'render'>;
}

/** Every address the shell's server answers: its own files, and a page for everything else. */
export function createApp(dependencies: Dependencies): Router {
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
