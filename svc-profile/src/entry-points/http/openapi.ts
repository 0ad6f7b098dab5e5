import { inquiryRoutes } from '@sabi/contracts/http/inquiries';
import { profileRoutes } from '@sabi/contracts/http/profile';
import { recruiterReviewRoutes } from '@sabi/contracts/http/recruiter-review';
import { createOpenApiDocument } from '@sabi/service-kit/openapi';

export const createProfileOpenApi = () =>
  createOpenApiDocument({ title: 'svc-profile', version: '1.0.0' }, [
    ...profileRoutes,
    ...inquiryRoutes,
    ...recruiterReviewRoutes,
  ]);
