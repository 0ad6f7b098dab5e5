import { z } from 'zod';
import { viewedThings } from '../../hiring/application-terms';
import { companyRoles } from '../../hiring/posting-terms';
import { defineRoute } from '../route';
import { after, basePath, moment, next } from './fields';

export const viewReceiptSchema = z
  .object({
    view_id: z.uuid(),
    at: moment.describe('The first time of that member and day, of Asia/Jakarta'),
    what: z.enum(viewedThings),
    basis: z.enum(['application']).describe('Why the company may: the caller applied there'),
    role: z.enum(companyRoles).describe('Of the member who looked, at that time'),
    company: z.object({ name: z.string(), slug: z.string() }),
    application_id: z.uuid(),
    job_title: z.string(),
  })
  .meta({ id: 'ViewReceipt' });
export type ViewReceipt = z.infer<typeof viewReceiptSchema>;

export const listViewsRoute = defineRoute({
  method: 'get',
  path: `${basePath}/my/views`,
  summary:
    'Who looked at what the caller has sent: company and role, no names. Once a day for each member, newest first, 50 at a time; kept for five years',
  access: 'user',
  query: z.object({ after }),
  responses: { 200: z.object({ views: z.array(viewReceiptSchema), next }) },
});
