import { z } from 'zod';
import { defineRoute } from '../route';
import { basePath } from './fields';

/** As many as a page of notifications. */
const idsMax = 50;
const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** What a notification or a thread about an application is called, and where it leads. */
export const applicationSubjectSchema = z
  .object({
    application_id: z.uuid(),
    side: z.enum(['talent', 'company']).describe("The caller's"),
    job: z.object({
      job_id: z.uuid(),
      public_no: z.number().int(),
      slug: z.string(),
      title: z.string().describe('As it was when the application was sent'),
    }),
    company: z.object({ name: z.string(), slug: z.string() }),
    applicant_name: z
      .string()
      .nullable()
      .describe('null for the applicant, and once the account of the applicant was erased'),
  })
  .meta({ id: 'ApplicationSubject' });
export type ApplicationSubject = z.infer<typeof applicationSubjectSchema>;

export const listApplicationSubjectsRoute = defineRoute({
  method: 'get',
  path: `${basePath}/my/application-subjects`,
  summary:
    'Titles of applications by their ids: those that the caller has sent, and those that the caller may read as a member of the company. Others are left out. Opens none of them',
  access: 'user',
  query: z.object({
    ids: z
      .string()
      .regex(new RegExp(`^${uuid}(?:,${uuid}){0,${idsMax - 1}}$`))
      .describe(`Up to ${idsMax}, separated by commas`),
  }),
  responses: { 200: z.object({ subjects: z.array(applicationSubjectSchema) }) },
});
