import {
  changeNotificationRoute,
  exportNotificationsRoute,
  getUnreadCountRoute,
  listNotificationsRoute,
  readNotificationsRoute,
} from '@sabi/contracts/http/notification/notifications';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { exportAccount } from '../../domain/account-export/export-account';
import { changeNotification } from '../../domain/notifications/change-notification';
import { getInboxState } from '../../domain/notifications/get-inbox-state';
import { listNotifications } from '../../domain/notifications/list-notifications';
import { readNotifications } from '../../domain/notifications/read-notifications';

export function mountNotificationRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountRoute(
    router,
    listNotificationsRoute,
    async ({ principal: { userId }, query }) =>
      answer(
        200,
        await listNotifications({ userId, folder: query.folder, after: query.after }, dependencies),
      ),
    authentication,
  );
  mountRoute(
    router,
    readNotificationsRoute,
    async ({ principal: { userId }, body: { through, subject } }) =>
      answer(200, await readNotifications({ userId, through, subject, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    changeNotificationRoute,
    async ({ principal: { userId }, params: { notificationId }, body: change }) =>
      answer(200, await changeNotification({ userId, notificationId, change, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    getUnreadCountRoute,
    async ({ principal: { userId }, response }) => {
      response.setHeader('Cache-Control', 'private, no-cache'); // may be stored, to be asked about by its ETag
      return answer(200, await getInboxState({ userId }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    exportNotificationsRoute,
    async ({ principal: { userId } }) => answer(200, await exportAccount({ userId }, dependencies)),
    authentication,
  );
}
