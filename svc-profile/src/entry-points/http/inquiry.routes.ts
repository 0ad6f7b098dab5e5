import { createInquiryRoute } from '@sabi/contracts/http/profile/inquiries';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { receiveInquiry } from '../../domain/inquiries/receive-inquiry';
import { mountInquiryForm } from './inquiry-form';

export function mountInquiryRoutes(router: Router, dependencies: Dependencies): void {
  mountInquiryForm(router, dependencies);
  mountRoute(
    router,
    createInquiryRoute,
    async ({ body: inquiry, principal, request: { ip } }) => {
      const userId = principal?.userId ?? null;
      return answer(201, await receiveInquiry({ inquiry, userId, ip, now: new Date() }, dependencies));
    },
    dependencies.authentication,
  );
}
