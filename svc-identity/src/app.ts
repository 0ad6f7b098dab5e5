import { identityRoutes } from '@sabi/contracts/http/identity/routes';
import { Router } from 'express';
import type { Dependencies } from './dependencies';
import { mountAccountRoutes } from './entry-points/http/account.routes';
import { mountAdminAuditRoutes } from './entry-points/http/admin-audit.routes';
import { mountAdminUserRoutes } from './entry-points/http/admin-user.routes';
import { mountAdminOAuthClientRoutes } from './entry-points/http/admin-oauth-client.routes';
import { mountAccountErasureRoutes } from './entry-points/http/account-erasure.routes';
import { mountExportRoutes } from './entry-points/http/export.routes';
import { mountEndedSessionRoutes } from './entry-points/http/ended-session.routes';
import { mountFactorRoutes } from './entry-points/http/factor.routes';
import { mountAdminProviderRoutes } from './entry-points/http/admin-provider.routes';
import { allowOrigins } from './entry-points/http/gotrue/cors';
import {
  answerNotFound,
  type EndpointContext,
  refuseOtherMethods,
} from './entry-points/http/gotrue/endpoint';
import { createErrorHandler } from './entry-points/http/gotrue/error-handler';
import { mountIdentityRoutes } from './entry-points/http/identity.routes';
import { mountFunctionRoutes, mountMailRoutes } from './entry-points/http/mail.routes';
import { mountIssuerMetadataRoutes, mountOAuthServerRoutes } from './entry-points/http/oauth-server.routes';
import { mountPasskeyRoutes } from './entry-points/http/passkey.routes';
import { mountRecoveryCodeRoutes } from './entry-points/http/recovery-code.routes';
import { mountOwnAuditRoutes } from './entry-points/http/own-audit.routes';
import { mountProviderRoutes } from './entry-points/http/provider.routes';
import { mountServerRoutes } from './entry-points/http/server.routes';
import { mountSessionRoutes } from './entry-points/http/session.routes';
import { createStaffGrantRouter } from './entry-points/http/staff-grant.routes';
import { createAuthentication } from './entry-points/http/strategies/authentication';
import { createStaffAuthentication } from './entry-points/http/strategies/staff-authentication';

export const gotrueBase = '/auth/v1';

/**
 * All routes. GoTrue's are served at the root, as in GoTrue, and under the gateway's prefix, which a gateway
 * may keep or remove.
 */
export function createApp(deps: Dependencies, { maxRequestMs }: { maxRequestMs: number }): Router {
  const authentication = createAuthentication(deps);
  const common = { deps, maxRequestMs, authentication };
  const gotrue = createRouter({ ...common, base: gotrueBase }, [
    mountServerRoutes,
    mountAccountRoutes,
    mountSessionRoutes,
    mountOwnAuditRoutes,
    mountAccountErasureRoutes,
    mountExportRoutes,
    mountAdminUserRoutes,
    mountAdminAuditRoutes,
    mountMailRoutes,
    mountProviderRoutes,
    mountIdentityRoutes,
    mountAdminProviderRoutes,
    mountOAuthServerRoutes,
    mountAdminOAuthClientRoutes,
    // Before single factors, whose paths match these too.
    mountRecoveryCodeRoutes,
    mountFactorRoutes,
    mountPasskeyRoutes,
  ]);
  const unprefixed = createRouter({ ...common, base: '' }, [
    mountFunctionRoutes,
    mountIssuerMetadataRoutes,
    mountEndedSessionRoutes,
  ]);
  const app = Router();
  app.use(allowOrigins(deps.settings), (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use(createStaffGrantRouter(deps, createStaffAuthentication(authentication, deps)));
  app.use(unprefixed);
  app.use(gotrueBase, gotrue);
  app.use(gotrue);
  app.use(answerNotFound, createErrorHandler(deps.logger, deps.settings.limits));
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
