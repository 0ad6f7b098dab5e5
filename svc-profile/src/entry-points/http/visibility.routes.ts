import { changeVisibilityRoute, getVisibilityRoute } from '@sabi/contracts/http/profile/visibility';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { changeVisibility } from '../../domain/visibility/change-visibility';
import { readVisibility } from '../../domain/visibility/read-visibility';

export function mountVisibilityRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    getVisibilityRoute,
    async ({ principal }) =>
      answer(200, await readVisibility({ account: principal, email: principal.email }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    changeVisibilityRoute,
    async ({ principal, body: change }) =>
      answer(
        200,
        await changeVisibility({ account: principal, email: principal.email, change }, dependencies),
      ),
    authentication,
  );
}
