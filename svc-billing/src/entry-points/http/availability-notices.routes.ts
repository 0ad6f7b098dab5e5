import {
  addAvailabilityNoticeRoute,
  listAvailabilityNoticesRoute,
  removeAvailabilityNoticeRoute,
} from '@sabi/contracts/http/billing/availability-notices';
import { preferredLanguage } from '@sabi/contracts/language';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { addAvailabilityNotice } from '../../domain/availability/add-availability-notice';
import { storeContact } from '../../domain/contacts/store-contact';
import { assertMayOrder } from '../../domain/orders/assert-may-order';

export function mountAvailabilityNoticeRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, availabilityNotices } = dependencies;
  mountRoute(
    router,
    listAvailabilityNoticesRoute,
    async ({ principal: { userId } }) => {
      const notices = await availabilityNotices.findAllOf(userId);
      return answer(200, { kinds: notices.map(({ kind }) => kind) });
    },
    authentication,
  );
  mountRoute(
    router,
    addAvailabilityNoticeRoute,
    async ({ principal, params: { kind }, request }) => {
      await assertMayOrder(principal, dependencies);
      const language = preferredLanguage(request.get('accept-language'));
      await storeContact({ principal, language }, dependencies);
      const notice = { userId: principal.userId, kind, now: dependencies.now() };
      await addAvailabilityNotice(notice, dependencies);
      return answer(204);
    },
    authentication,
  );
  mountRoute(
    router,
    removeAvailabilityNoticeRoute,
    async ({ principal: { userId }, params: { kind } }) => {
      await availabilityNotices.remove({ user_id: userId, kind });
      return answer(204);
    },
    authentication,
  );
}
