import { z } from 'zod';
import { defineRoute } from '../route';

export const applicationTitleSchema = z.object({
  job_id: z.uuid(),
  job_title: z.string(),
  company_name: z.string(),
  company_slug: z.string(),
});
export type ApplicationTitle = z.infer<typeof applicationTitleSchema>;

export const getApplicationTitleRoute = defineRoute({
  method: 'get',
  path: '/internal/v1/application-titles/{applicationId}',
  summary: 'What a mail about an application names, for svc-notification',
  access: 'service',
  params: z.object({ applicationId: z.uuid() }),
  responses: { 200: applicationTitleSchema },
});
