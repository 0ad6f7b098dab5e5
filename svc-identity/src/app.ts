import { identityRoutes } from '@sabi/contracts/http/identity/routes';
import { Router } from 'express';
import type { Dependencies } from './dependencies';
import { mountAccountRoutes } from './entry-points/http/account.routes';
import { allowAnyOrigin } from './entry-points/http/gotrue/cors';
import {
  answerNotFound,
  type EndpointContext,
  refuseOtherMethods,
} from './entry-points/http/gotrue/endpoint';
import { createErrorHandler } from './entry-points/http/gotrue/error-handler';
import { mountFunctionRoutes, mountMailRoutes } from './entry-points/http/mail.routes';
import { mountServerRoutes } from './entry-points/http/server.routes';
import { mountSessionRoutes } from './entry-points/http/session.routes';

const gotrueBase = '/auth/v1';

/**
 * Every address the service answers. GoTrue's stand at the root, where GoTrue has them, and under the gateway's prefix;
 * a gateway may keep the prefix or drop it.
 */
export function createApp(deps: Dependencies, { maxRequestMs }: { maxRequestMs: number }): Router {
  const gotrue = createRouter({ deps, maxRequestMs, base: gotrueBase }, [
    mountServerRoutes,
    mountAccountRoutes,
    mountSessionRoutes,
    mountMailRoutes,
  ]);
  const functions = createRouter({ deps, maxRequestMs, base: '' }, [mountFunctionRoutes]);
  const app = Router();
  app.use(allowAnyOrigin, (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use(functions);
  app.use(gotrueBase, gotrue);
  app.use(gotrue);
  app.use(answerNotFound, createErrorHandler(deps.logger));
  return app;
}

function createRouter(
  options: Omit<EndpointContext, 'router'>,
  mounts: readonly ((context: EndpointContext) => void)[],
): Router {
  const context = { ...options, router: Router({ caseSensitive: true }) };
  for (const mount of mounts) mount(context);
  refuseOtherMethods(
    context,
    identityRoutes.filter(({ path }) => path.startsWith(gotrueBase) === (options.base !== '')),
  );
  return context.router;
}
