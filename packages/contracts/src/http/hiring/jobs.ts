import { z } from 'zod';
import { closeReasons } from '../../hiring/posting-terms';
import { defineRoute } from '../route';
import { after, companyPath, moment, next, ofCompany, version } from './fields';
import { lintSchema, postingProblemSchema, postingSchema } from './posting';

/**
 * `draft → in_approval → in_review → published ⇄ paused → closed`; `published | paused → expired`. An admin of the
 * company approves, the staff reviews; both are skipped where not needed.
 */
export const jobStateSchema = z.enum([
  'draft',
  'in_approval',
  'in_review',
  'published',
  'paused',
  'closed',
  'expired',
]);
export type JobState = z.infer<typeof jobStateSchema>;

export const jobSchema = z
  .object({
    job_id: z.uuid(),
    public_no: z.number().int().min(1).describe('Of the public address'),
    slug: z.string(),
    state: jobStateSchema,
    pause_reason: z.enum(['company', 'unconfirmed']).nullable().describe('With `paused` alone'),
    close_reason: z.enum([...closeReasons, 'moderation']).nullable(),
    is_unconfirmed: z.boolean().describe('Open, and for 21 days nobody has said that it still is'),
    frozen_at: moment.nullable().describe('Hidden by the staff, whatever its state'),
    frozen_reason: z.string().nullable(),
    review_reason: z.string().nullable().describe('Why the staff sent it back'),
    posting: postingSchema,
    version,
    created_at: moment,
    updated_at: moment,
    published_at: moment.nullable().describe('For the first time'),
    confirmed_at: moment.nullable().describe('When the company last said that it is open'),
    expires_at: moment.nullable(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof jobSchema>;

export const jobSummarySchema = jobSchema
  .pick({
    job_id: true,
    public_no: true,
    slug: true,
    state: true,
    is_unconfirmed: true,
    frozen_at: true,
    version: true,
    updated_at: true,
    expires_at: true,
  })
  .extend({
    title: z.string(),
    applications: z
      .object({
        total: z.number().int().min(0),
        unanswered: z.number().int().min(0).describe('Without an answer for more than 7 days'),
      })
      .nullable()
      .describe('null for members who may not read them'),
  })
  .meta({ id: 'JobSummary' });
export type JobSummary = z.infer<typeof jobSummarySchema>;

const jobsPath = `${companyPath}/jobs`;
const ofJob = ofCompany.extend({ jobId: z.uuid() });
const step = z.strictObject({ version });
const newJob = z.strictObject({
  job_id: z.uuid().describe('Made by the caller, so that the same job sent twice is stored once'),
});

export const listJobsRoute = defineRoute({
  method: 'get',
  path: jobsPath,
  summary: 'Jobs of the company, in a state or all, last changed first, 50 at a time',
  access: 'user',
  params: ofCompany,
  query: z.object({ state: jobStateSchema.optional(), after }),
  responses: { 200: z.object({ jobs: z.array(jobSummarySchema), next }) },
});

export const createJobRoute = defineRoute({
  method: 'post',
  path: jobsPath,
  summary: 'Stores a draft; not for interviewers',
  access: 'user',
  params: ofCompany,
  body: newJob.extend({ posting: postingSchema }),
  responses: { 201: jobSchema },
});

export const getJobRoute = defineRoute({
  method: 'get',
  path: `${jobsPath}/{jobId}`,
  summary: 'A job, for members of its company',
  access: 'user',
  params: ofJob,
  responses: { 200: jobSchema },
});

export const changeJobRoute = defineRoute({
  method: 'patch',
  path: `${jobsPath}/{jobId}`,
  summary:
    'Changes the posting. Where it is public the rules read it again: POSTING_BLOCKED leaves it as it was, and one that needs a review leaves the board until then',
  access: 'user',
  params: ofJob,
  body: step.extend({ posting: postingSchema }),
  responses: { 200: jobSchema },
  problem: postingProblemSchema,
});

export const lintJobRoute = defineRoute({
  method: 'post',
  path: `${jobsPath}/{jobId}/lint`,
  summary: 'What the rules say of a text, which is not stored',
  access: 'user',
  params: ofJob,
  body: z.strictObject({ posting: postingSchema }),
  responses: { 200: lintSchema },
});

export const publishJobRoute = defineRoute({
  method: 'post',
  path: `${jobsPath}/{jobId}/publish`,
  summary:
    'Publishes a draft or a paused job. That of a recruiter waits for an admin of the company, and what the rules doubt for the staff. POSTING_BLOCKED with findings, PAY_MISSING, COMPANY_UNAPPROVED',
  access: 'user',
  params: ofJob,
  body: step,
  responses: { 200: jobSchema },
  problem: postingProblemSchema,
});

export const approveJobRoute = defineRoute({
  method: 'post',
  path: `${jobsPath}/{jobId}/approve`,
  summary: "Publishes a recruiter's job that waits for it; for owners and admins",
  access: 'user',
  params: ofJob,
  body: step,
  responses: { 200: jobSchema },
  problem: postingProblemSchema,
});

export const pauseJobRoute = defineRoute({
  method: 'post',
  path: `${jobsPath}/{jobId}/pause`,
  summary: 'Takes a job off the board for a while',
  access: 'user',
  params: ofJob,
  body: step,
  responses: { 200: jobSchema },
});

export const confirmJobRoute = defineRoute({
  method: 'post',
  path: `${jobsPath}/{jobId}/confirm`,
  summary:
    'Says that the job is still open: it stays for 30 days more, up to 90 from its publication. One that was paused without a confirmation is open again',
  access: 'user',
  params: ofJob,
  body: step,
  responses: { 200: jobSchema },
});

export const closeJobRoute = defineRoute({
  method: 'post',
  path: `${jobsPath}/{jobId}/close`,
  summary: 'Closes a job for good',
  access: 'user',
  params: ofJob,
  body: step.extend({ reason: z.enum(closeReasons) }),
  responses: { 200: jobSchema },
});

export const duplicateJobRoute = defineRoute({
  method: 'post',
  path: `${jobsPath}/{jobId}/duplicate`,
  summary: 'Stores a draft with the same posting',
  access: 'user',
  params: ofJob,
  body: newJob,
  responses: { 201: jobSchema },
});

export const jobRoutes = [
  listJobsRoute,
  createJobRoute,
  getJobRoute,
  changeJobRoute,
  lintJobRoute,
  publishJobRoute,
  approveJobRoute,
  pauseJobRoute,
  confirmJobRoute,
  closeJobRoute,
  duplicateJobRoute,
];
