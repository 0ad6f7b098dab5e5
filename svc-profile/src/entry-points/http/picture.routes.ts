import { removeProfilePictureRoute, restoreProfilePictureRoute } from '@sabi/contracts/http/profile/picture';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { removePicture } from '../../domain/pictures/remove-picture';
import { restorePicture } from '../../domain/pictures/restore-picture';

/** Removes and restores pictures; the file routes upload them. */
export function mountPictureRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    removeProfilePictureRoute,
    async ({ principal }) => answer(200, await removePicture({ account: principal }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    restoreProfilePictureRoute,
    async ({ principal, body: { file_key: fileKey } }) =>
      answer(200, await restorePicture({ account: principal, fileKey, now: new Date() }, dependencies)),
    authentication,
  );
}
