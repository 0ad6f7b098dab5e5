import { getMailRecipientRoute } from '@sabi/contracts/http/profile/mail-recipients';
import {
  getNotificationPreferencesRoute,
  setNotificationPreferenceRoute,
  undoUnsubscribeRoute,
  unsubscribeRoute,
  viewUnsubscribeLinkRoute,
} from '@sabi/contracts/http/profile/notification-preferences';
import { requireServiceSecret } from '@sabi/service-kit/service-secret';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { findMailRecipient } from '../../domain/notifications/find-mail-recipient';
import { readPreferences } from '../../domain/notifications/preferences';
import { setPreference } from '../../domain/notifications/set-preference';
import { locateUnsubscribePage } from '../../domain/notifications/unsubscribe-links';
import {
  undoUnsubscribe,
  unsubscribe,
  viewUnsubscribeLink,
} from '../../domain/notifications/use-unsubscribe-link';
import { requestLanguage } from './request-language';

export function mountNotificationRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    getNotificationPreferencesRoute,
    async ({ principal }) => answer(200, await readPreferences(principal.userId, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    setNotificationPreferenceRoute,
    async ({ principal, params, body }) =>
      answer(200, await setPreference({ account: principal, ...params, ...body }, dependencies)),
    authentication,
  );
  mountUnsubscribeRoutes(router, dependencies);
  mountRoute(
    router,
    getMailRecipientRoute,
    async ({ params, query }) =>
      answer(200, await findMailRecipient({ ...params, ...query, now: new Date() }, dependencies)),
    { serviceSecret: requireServiceSecret(dependencies.notificationSecret) },
  );
}

/** For links in mails: needs no session, and ignores one. */
function mountUnsubscribeRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(router, viewUnsubscribeLinkRoute, async ({ query: { token }, request, response }) => {
    // Mail clients without one-click support open this in a browser.
    if (request.accepts(['json', 'html']) === 'html') {
      response.redirect(303, locateUnsubscribePage(requestLanguage(request), token));
      return undefined;
    }
    return answer(200, await viewUnsubscribeLink(token, dependencies));
  });
  mountRoute(router, unsubscribeRoute, async ({ query: { token } }) =>
    answer(200, await unsubscribe(token, dependencies)),
  );
  mountRoute(router, undoUnsubscribeRoute, async ({ query: { token } }) =>
    answer(200, await undoUnsubscribe(token, dependencies)),
  );
}
