import { Router } from 'express';
import type { Dependencies } from './dependencies';
import { createAccountExportRouter } from './entry-points/http/account-export.routes';
import { createApiDocsRouter } from './entry-points/http/api-docs.routes';
import { createBrowserReportsRouter } from './entry-points/http/browser-reports.routes';
import { isolateFiles } from './entry-points/http/files-origin';
import { rewriteForwardedHeaders } from './entry-points/http/forwarded-headers';
import { createForwarder } from './entry-points/http/forwarding.routes';
import { createLocalRemotesRouter } from './entry-points/http/local-remotes.routes';
import { normalizePath } from './entry-points/http/normalize-path';
import { createPlatformRouter } from './entry-points/http/platform.routes';
import { createRemoteFilesRouter } from './entry-points/http/remote-files.routes';
import { createStaffRemotesRouter } from './entry-points/http/staff-remotes.routes';
import { createSecurityHeaders } from './entry-points/http/static-file-headers';

/** Middleware and routers in the order in which a request passes them. */
export function createApp(dependencies: Dependencies): Router {
  const router = Router();
  router.use(normalizePath, rewriteForwardedHeaders, createSecurityHeaders(dependencies.env));
  router.use(isolateFiles(dependencies.env.FILES_ORIGIN));
  if (dependencies.env.LOCAL_REMOTES_ALLOWED) router.use(createLocalRemotesRouter(dependencies));
  router.use(createRemoteFilesRouter(dependencies));
  router.use(createPlatformRouter(dependencies));
  router.use(createStaffRemotesRouter(dependencies));
  router.use(createBrowserReportsRouter(dependencies));
  router.use(createAccountExportRouter(dependencies));
  if (dependencies.env.API_DOCS_ENABLED) router.use(createApiDocsRouter(dependencies));
  router.use(createForwarder(dependencies));
  return router;
}
