import { getApplicationTitleRoute } from '@sabi/contracts/http/hiring/application-titles';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import { requireServiceSecret } from '@sabi/service-kit/service-secret';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { getApplicationTitle } from '../../domain/applications/get-application-title';

/** For other services; the gateway does not forward them. */
export function mountInternalRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    getApplicationTitleRoute,
    async ({ params }) => answer(200, await getApplicationTitle(params, dependencies)),
    { serviceSecret: requireServiceSecret(dependencies.notificationSecret) },
  );
}
