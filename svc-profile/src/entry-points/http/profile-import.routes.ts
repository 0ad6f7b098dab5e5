import { importProfileRoute } from '@sabi/contracts/http/profile/import';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { importProfile } from '../../domain/profile-import/import-profile';
import { openBody } from './open-body';

export function mountImportRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    importProfileRoute,
    async ({ principal, params: { kind }, query, request }) => {
      const { content, release } = openBody(request);
      try {
        const given = { account: principal, kind, displayName: query.name, content };
        return answer(201, await importProfile(given, dependencies));
      } finally {
        release();
      }
    },
    dependencies.authentication,
  );
}
