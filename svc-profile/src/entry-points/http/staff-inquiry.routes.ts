import {
  assignInquiryRoute,
  listInquiriesForStaffRoute,
  replyToInquiryRoute,
  resolveInquiryRoute,
} from '@sabi/contracts/http/profile/staff-inquiries';
import { assignToCaller, listWithOwners } from '@sabi/service-kit/cases/case-routes';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { closeInquiry, replyToInquiry } from '../../domain/inquiries/decide-inquiry';
import { listInquiries } from '../../domain/inquiries/list-inquiries';

export function mountStaffInquiryRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    listInquiriesForStaffRoute,
    async ({ query: { state, owner, after }, staff }) =>
      answer(
        200,
        await listWithOwners(
          {
            kind: 'inquiry',
            owner,
            staff,
            list: (ids) => listInquiries({ state, after, ids }, dependencies),
            idsOf: ({ inquiries }) => inquiries.map(({ inquiry_id: id }) => id),
          },
          dependencies,
        ),
      ),
    authentication,
  );
  mountRoute(
    router,
    replyToInquiryRoute,
    async ({ params: { inquiryId }, body, staff }) =>
      answer(200, await replyToInquiry({ inquiryId, ...body, staff, now: new Date() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    resolveInquiryRoute,
    async ({ params: { inquiryId }, body, staff }) =>
      answer(200, await closeInquiry({ inquiryId, ...body, staff, now: new Date() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    assignInquiryRoute,
    async ({ params: { inquiryId: id }, body, staff, request }) => {
      const find = (caseId: string) => dependencies.inquiries.findById(caseId);
      const input = {
        kind: 'inquiry',
        id,
        body,
        staff,
        request,
        find,
        missing: 'INQUIRY_NOT_FOUND',
      } as const;
      return answer(200, await assignToCaller(input, dependencies));
    },
    authentication,
  );
}
