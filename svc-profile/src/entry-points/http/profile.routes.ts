import { getProfileRoute, updateProfileRoute } from '@sabi/contracts/http/profile';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { changeProfile } from '../../domain/change-profile';
import { viewProfile } from '../../domain/view-profile';

export function mountProfileRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    getProfileRoute,
    async ({ principal }) => answer(200, await viewProfile({ account: principal }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    updateProfileRoute,
    async ({ principal, body }) =>
      answer(200, await changeProfile({ account: principal, changes: body }, dependencies)),
    authentication,
  );
}
