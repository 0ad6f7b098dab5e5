import {
  acceptServiceRequestRoute,
  assignServiceRequestRoute,
  completeServiceRequestRoute,
  createServiceRequestRoute,
  declineServiceRequestRoute,
  listServiceRequestsForStaffRoute,
  listServiceRequestsRoute,
  withdrawServiceRequestRoute,
} from '@sabi/contracts/http/billing/service-requests';
import { preferredLanguage } from '@sabi/contracts/language';
import { assignToCaller, listWithOwners } from '@sabi/service-kit/cases/case-routes';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { storeContact } from '../../domain/contacts/store-contact';
import { assertMayOrder } from '../../domain/orders/assert-may-order';
import { acceptServiceRequest } from '../../domain/service-requests/accept-service-request';
import { completeServiceRequest } from '../../domain/service-requests/complete-service-request';
import { createServiceRequest } from '../../domain/service-requests/create-service-request';
import { declineServiceRequest } from '../../domain/service-requests/decline-service-request';
import {
  listServiceRequests,
  listServiceRequestsForStaff,
} from '../../domain/service-requests/list-service-requests';
import { withdrawServiceRequest } from '../../domain/service-requests/withdraw-service-request';

export function mountServiceRequestRoutes(router: Router, dependencies: Dependencies): void {
  mountOwnRoutes(router, dependencies);
  mountStaffRoutes(router, dependencies);
}

function mountOwnRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    createServiceRequestRoute,
    async ({ principal, body, request }) => {
      await assertMayOrder(principal, dependencies);
      const language = preferredLanguage(request.get('accept-language'));
      await storeContact({ principal, language }, dependencies);
      const asked = { userId: principal.userId, request: body, now: dependencies.now() };
      return answer(201, await createServiceRequest(asked, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    listServiceRequestsRoute,
    async ({ principal: { userId }, query: { after } }) =>
      answer(200, await listServiceRequests({ userId, after }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    withdrawServiceRequestRoute,
    async ({ principal: { userId }, params: { requestId } }) =>
      answer(200, await withdrawServiceRequest({ userId, requestId, now: dependencies.now() }, dependencies)),
    authentication,
  );
}

function mountStaffRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    listServiceRequestsForStaffRoute,
    async ({ query: { state, owner, after }, staff }) => {
      const input = { state, after, now: dependencies.now() };
      return answer(
        200,
        await listWithOwners(
          {
            kind: 'service_request',
            owner,
            staff,
            list: (ids) => listServiceRequestsForStaff({ ...input, ids }, dependencies),
            idsOf: ({ requests }) => requests.map(({ request_id: id }) => id),
          },
          dependencies,
        ),
      );
    },
    authentication,
  );
  mountRoute(
    router,
    acceptServiceRequestRoute,
    async ({ params: { requestId }, body: { answer: words }, staff }) =>
      answer(200, await acceptServiceRequest({ requestId, answer: words, staff }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    declineServiceRequestRoute,
    async ({ params: { requestId }, body: { answer: words }, staff }) =>
      answer(200, await declineServiceRequest({ requestId, answer: words, staff }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    completeServiceRequestRoute,
    async ({ params: { requestId }, staff }) =>
      answer(200, await completeServiceRequest({ requestId, staff }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    assignServiceRequestRoute,
    async ({ params: { requestId: id }, body, staff, request }) => {
      const find = (caseId: string) => dependencies.serviceRequests.find(caseId);
      const input = {
        kind: 'service_request',
        id,
        body,
        staff,
        request,
        find,
        missing: 'SERVICE_REQUEST_NOT_FOUND',
      } as const;
      return answer(200, await assignToCaller(input, dependencies));
    },
    authentication,
  );
}
