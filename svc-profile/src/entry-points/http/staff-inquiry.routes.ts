import {
  listInquiriesForStaffRoute,
  replyToInquiryRoute,
  resolveInquiryRoute,
} from '@sabi/contracts/http/profile/staff-inquiries';
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
    async ({ query: { state, after } }) => answer(200, await listInquiries({ state, after }, dependencies)),
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
}
