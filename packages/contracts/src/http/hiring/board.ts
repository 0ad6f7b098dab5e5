import { z } from 'zod';
import { reportTextMaxLength } from '../../field-limits';
import { reportReasons } from '../../hiring/posting-terms';
import { toText } from '../../profile/entry-rules';
import { defineExportPart } from '../account-export';
import { defineRoute } from '../route';
import { basePath, moment } from './fields';
import { postingSchema } from './posting';

const publicPostingSchema = postingSchema.omit({ questions: true }).meta({ id: 'PublicPosting' });

export const publicJobSchema = z
  .object({
    public_no: z.number().int(),
    slug: z.string(),
    company: z.object({
      slug: z.string(),
      name: z.string(),
      is_verified: z.boolean(),
      verified_at: moment.nullable(),
    }),
    posting: publicPostingSchema,
    published_at: moment,
    changed_at: moment,
    expires_at: moment,
    is_unconfirmed: z.boolean().describe('For 21 days nobody has said that it is still open'),
  })
  .meta({ id: 'PublicJob' });
export type PublicJob = z.infer<typeof publicJobSchema>;

const ofNumber = z.object({ no: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const getPublicJobRoute = defineRoute({
  method: 'get',
  path: `${basePath}/jobs/{no}`,
  summary: 'A job that is open. JOB_CLOSED (410) once it is closed, expired or frozen',
  access: 'public',
  params: ofNumber,
  responses: { 200: publicJobSchema },
});

export const reportJobRoute = defineRoute({
  method: 'post',
  path: `${basePath}/jobs/{no}/reports`,
  summary:
    'Reports an open job to the staff; an account counts once. Three accounts in good standing hide the job until the staff has looked. Twenty an hour from one address',
  access: 'public',
  params: ofNumber,
  body: z.strictObject({
    report_id: z.uuid().describe('Made by the caller, so that the same report sent twice is stored once'),
    reason: z.enum(reportReasons),
    text: z.string().overwrite(toText).trim().max(reportTextMaxLength).optional(),
  }),
  responses: { 202: z.object({ report_id: z.uuid() }) },
});

export const exportHiringRoute = defineExportPart(
  `${basePath}/export`,
  'memberships of companies, invitations to the address, reports of jobs',
);

export const boardRoutes = [getPublicJobRoute, reportJobRoute, exportHiringRoute];
