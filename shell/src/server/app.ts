import { constants } from 'node:zlib';
import { localizedPath } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import { serveImmutableFiles } from '@sabi/service-kit/immutable-files';
import type { Logger } from '@sabi/service-kit/logger';
import compression from 'compression';
import { Router } from 'express';
import type { ShellBuild } from './build-output';
import { createCardHandler } from './cards/card-handler';
import type { CardImages } from './cards/card-images';
import { createRegistryChooser } from './choose-registry';
import type { Env } from './env';
import { createPageFinder } from './find-page';
import { createPageHandler } from './page-handler';
import { redirectFailedSignIn, redirectMovedPages, redirectToCanonicalAddress } from './redirects';
import type { PageDataClient } from './page-data-client';
import { offlinePaths, serviceWorkerPath } from '../service-worker/paths';
import type { RegistryClient } from './registry-client';
import type { RenderPool } from './render-pool';
import { createRobotsHandler } from './search-engines/robots';
import { createSitemapHandler } from './search-engines/sitemap';
import { serveFilesOfRemotes } from './served-files';
import { createSecurityTxtHandler } from './security-txt';
import { refuseUntilKnown } from './unavailable-page';
import { readSite, type SiteEnv } from './site';
import { createOfflinePageHandler, createServiceWorkerHandler } from './service-worker';
import { createWebManifestHandler, webManifestPath } from './web-manifest';

export interface AppDependencies {
  readonly env: SiteEnv & Pick<Env, 'SECURITY_CONTACT' | 'SERVICE_WORKER'>;
  readonly logger: Logger;
  readonly build: ShellBuild;
  readonly registry: Pick<RegistryClient, 'get' | 'getWith' | 'isKnown'>;
  readonly renderPool: Pick<RenderPool, 'render' | 'findLastGood' | 'listPages' | 'serveFile'>;
  readonly cards: Pick<CardImages, 'get'>;
  readonly pageData: PageDataClient;
}

/** Takes as long as the library's default of 4 (1.4 ms a page) and is 5 % smaller; from 7 on it takes three times as long. */
const pageQuality = 6;

/** Routes of the shell's server: its own files, files for search engines, and pages. */
export function createApp(dependencies: AppDependencies): Router {
  const { build, registry } = dependencies;
  const site = { ...dependencies, ...readSite(dependencies.env) };
  const pages = {
    ...site,
    findPage: createPageFinder(site),
    chooseRegistry: createRegistryChooser(site),
  };
  const router = Router();
  router.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: pageQuality } } }));
  router.use('/assets', serveImmutableFiles(build.assetsFolder));
  router.use('/assets', (_request, _response, next) => next(new AppError('ROUTE_NOT_FOUND')));
  router.use((request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    response.setHeader('Allow', 'GET, HEAD');
    next(new AppError('METHOD_NOT_ALLOWED'));
  });
  router.get('/robots.txt', createRobotsHandler(site));
  router.get('/.well-known/security.txt', createSecurityTxtHandler(site));
  router.get(serviceWorkerPath, createServiceWorkerHandler(site));
  router.get(Object.values(offlinePaths), createOfflinePageHandler(site));
  router.use(refuseUntilKnown(site));
  router.get('/sitemap.xml', createSitemapHandler(site));
  router.get([webManifestPath, localizedPath('id', webManifestPath)], createWebManifestHandler(site));
  router.get('/cards/{*path}', createCardHandler(pages));
  router.use(redirectFailedSignIn, redirectToCanonicalAddress, redirectMovedPages(registry));
  router.get('/{*path}', serveFilesOfRemotes(site), createPageHandler(pages));
  return router;
}
