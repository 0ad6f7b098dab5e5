import {
  changeShareLinkRoute,
  createShareLinkRoute,
  getSharedProfileRoute,
  listShareLinksRoute,
  listShareLinkViewsRoute,
  revokeShareLinkRoute,
} from '@sabi/contracts/http/profile/sharing';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import {
  changeShareLink,
  createShareLink,
  listShareLinks,
  listShareLinkViews,
  revokeShareLink,
} from '../../domain/sharing/manage-share-links';
import { openSharedProfile } from '../../domain/sharing/open-shared-profile';
import { createOwnerMark } from '../../domain/sharing/share-token';
import { setOwnerCookie } from './owner-cookie';
import { hideFromSearch, readVisit } from './shared-page.routes';

export function mountSharingRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, shareLinkSecret } = dependencies;
  mountRoute(
    router,
    listShareLinksRoute,
    async ({ principal: account, request, response }) => {
      const links = await listShareLinks({ account, now: new Date() }, dependencies);
      // Without links there are no own views to exclude.
      if (links.length > 0)
        setOwnerCookie(request, response, createOwnerMark(account.userId, shareLinkSecret));
      return answer(200, { links });
    },
    authentication,
  );
  mountRoute(
    router,
    createShareLinkRoute,
    async ({ principal: account, body: wish, request, response }) => {
      const wanted = { account, email: account.email, wish, now: new Date() };
      const link = await createShareLink(wanted, dependencies);
      setOwnerCookie(request, response, createOwnerMark(account.userId, shareLinkSecret));
      return answer(201, link);
    },
    authentication,
  );
  mountOwnLinkRoutes(router, dependencies);
  mountRoute(router, getSharedProfileRoute, async ({ query, request, response }) => {
    hideFromSearch(response);
    return answer(200, await openSharedProfile(readVisit(request, query.token), dependencies));
  });
}

function mountOwnLinkRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    changeShareLinkRoute,
    async ({ principal: account, params: { linkId }, body: change }) => {
      const step = { account, linkId, email: account.email, change, now: new Date() };
      return answer(200, await changeShareLink(step, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    revokeShareLinkRoute,
    async ({ principal: account, params: { linkId } }) => {
      await revokeShareLink({ account, linkId, now: new Date() }, dependencies);
      return answer(204);
    },
    authentication,
  );
  mountRoute(
    router,
    listShareLinkViewsRoute,
    async ({ principal: account, params: { linkId } }) =>
      answer(200, { views: await listShareLinkViews({ account, linkId }, dependencies) }),
    authentication,
  );
}
