import { z } from 'zod';
import { reportReasons } from '../../hiring/posting-terms';
import { languages } from '../../language';
import { defineRoute } from '../route';
import { assignCase, assignments, caseAssignmentSchema, owner } from '../staff-cases';
import { claimSchema, claimStateSchema } from './claims';
import { companySchema, verificationStateSchema } from './companies';
import { after, moment, next, ofCompany, ofNumber, staffPath, staffReason, version } from './fields';
import { jobSchema, jobStateSchema } from './jobs';
import { findingSchema } from './posting';

/** Working days until the staff decides: reported jobs may do harm while open. */
export const staffWorkingDays = { companies: 2, claims: 2, jobs: 1, reports: 1 } as const;

const dueAt = moment
  .nullable()
  .describe('By when the staff decides, in its working hours; null where nothing waits for it');

export const staffCompanySchema = companySchema
  .omit({ role: true })
  .extend({ due_at: dueAt })
  .meta({ id: 'StaffCompany' });
export type StaffCompany = z.infer<typeof staffCompanySchema>;

export const staffJobSchema = jobSchema
  .extend({
    company_id: z.uuid(),
    company_name: z.string(),
    score: z.number().int().min(0).max(100).describe('Of the rules, when it was last to be published'),
    findings: z.array(findingSchema),
    due_at: dueAt,
  })
  .meta({ id: 'StaffJob' });
export type StaffJob = z.infer<typeof staffJobSchema>;

export const jobActs = [
  'submitted',
  'queued',
  'published',
  'changed',
  'returned',
  'paused',
  'confirmed',
  'closed',
  'expired',
  'frozen',
  'unfrozen',
] as const;

export const staffJobDetailSchema = staffJobSchema
  .extend({
    history: z
      .array(
        z.object({
          at: moment,
          act: z
            .enum(jobActs)
            .describe('`submitted` waits for an admin of the company, `queued` for the staff'),
          by: z.enum(['company', 'staff', 'service']).describe('`service`: by itself, or by an import'),
          reason: z.string().nullable().describe('As the staff or the service gave it'),
        }),
      )
      .describe('What was done with the job, newest first, the last 50'),
    assignment: caseAssignmentSchema
      .optional()
      .describe('Who works on its case; left out where it was never taken'),
  })
  .meta({ id: 'StaffJobDetail' });
export type StaffJobDetail = z.infer<typeof staffJobDetailSchema>;

export const reportStateSchema = z.enum(['open', 'upheld', 'dismissed']);
export type ReportState = z.infer<typeof reportStateSchema>;

export const staffReportSchema = z
  .object({
    report_id: z.uuid(),
    job_id: z.uuid(),
    public_no: z.number().int(),
    reason: z.enum(reportReasons),
    text: z.string().nullable(),
    user_id: z.uuid().nullable().describe('null for a visitor'),
    in_good_standing: z.boolean(),
    state: reportStateSchema,
    decision_reason: z.string().nullable(),
    created_at: moment,
    decided_at: moment.nullable(),
    due_at: dueAt,
    job: staffJobSchema.nullable().describe('As it is now, frozen or not; null once it is erased'),
  })
  .meta({ id: 'StaffReport' });
export type StaffReport = z.infer<typeof staffReportSchema>;

/** `owner` while the company has no owner, else `recruiter`: the staff gives nobody as many rights as the owners have. */
export const staffClaimRoles = ['owner', 'recruiter'] as const;

export const staffClaimSchema = claimSchema
  .extend({
    user_id: z.uuid(),
    nib: z.string().nullable().describe('As the claimant gave it'),
    language: z.enum(languages).describe("Of the claimant's mails"),
    decided_by: z.enum(['company', 'staff']).nullable(),
    company: z
      .object({
        company_id: z.uuid(),
        name: z.string(),
        legal_name: z.string(),
        nib: z.string().nullable(),
        domains: z.array(z.string()),
        verification: verificationStateSchema,
        owners: z.number().int(),
        admins: z.number().int(),
      })
      .describe('As it is now'),
    grants: z.enum(staffClaimRoles).describe('Role that the staff can grant'),
    due_at: dueAt,
  })
  .meta({ id: 'StaffClaim' });
export type StaffClaim = z.infer<typeof staffClaimSchema>;

const ofJob = z.object({ jobId: z.uuid() });
const withReason = z.strictObject({
  reason: staffReason,
  version: version
    .optional()
    .describe('With it, JOB_CHANGED where the job is no longer as the caller saw it'),
});

export const listCompaniesForStaffRoute = defineRoute({
  method: 'get',
  path: `${staffPath}/companies`,
  summary: 'Companies by the state of their verification, longest in it first, 50 at a time',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  query: z.object({ state: verificationStateSchema.default('submitted'), owner, after }),
  responses: { 200: z.object({ companies: z.array(staffCompanySchema), assignments, next }) },
});

export const decideVerificationRoute = defineRoute({
  method: 'post',
  path: `${staffPath}/companies/{companyId}/decision`,
  summary:
    'Decides a submitted verification, for twelve months, or revokes one; sent twice it counts once. COMPANY_STATE_UNFIT',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  params: ofCompany,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('verified'), version }),
    z.strictObject({
      decision: z.enum(['rejected', 'more_information', 'revoked']),
      reason: staffReason,
      version,
    }),
  ]),
  responses: { 200: staffCompanySchema },
});

export const listJobsForStaffRoute = defineRoute({
  method: 'get',
  path: `${staffPath}/jobs`,
  summary: 'Jobs in a state, longest unchanged first, 50 at a time; or those that are frozen',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  query: z.object({
    state: jobStateSchema.default('in_review'),
    frozen: z.literal('true').optional(),
    owner,
    after,
  }),
  responses: { 200: z.object({ jobs: z.array(staffJobSchema), assignments, next }) },
});

export const getJobForStaffRoute = defineRoute({
  method: 'get',
  path: `${staffPath}/jobs/{no}`,
  summary: 'A job by its public number, in any state, with its history',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  params: ofNumber,
  responses: { 200: staffJobDetailSchema },
});

export const reviewJobRoute = defineRoute({
  method: 'post',
  path: `${staffPath}/jobs/{jobId}/review`,
  summary: 'Publishes a job in review, or sends it back to its company; sent twice it counts once',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  params: ofJob,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('publish'), version }),
    z.strictObject({ decision: z.literal('return'), reason: staffReason, version }),
  ]),
  responses: { 200: staffJobSchema },
});

export const freezeJobRoute = defineRoute({
  method: 'post',
  path: `${staffPath}/jobs/{jobId}/freeze`,
  summary: 'Hides a job everywhere from the next request on; sent twice it counts once',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  params: ofJob,
  body: withReason,
  responses: { 200: staffJobSchema },
});

export const unfreezeJobRoute = defineRoute({
  method: 'post',
  path: `${staffPath}/jobs/{jobId}/unfreeze`,
  summary: 'Shows a frozen job again, as far as its state allows; sent twice it counts once',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  params: ofJob,
  body: withReason,
  responses: { 200: staffJobSchema },
});

export const listReportsRoute = defineRoute({
  method: 'get',
  path: `${staffPath}/reports`,
  summary: 'Reports of jobs, oldest first, 50 at a time',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  query: z.object({ state: reportStateSchema.default('open'), owner, after }),
  responses: { 200: z.object({ reports: z.array(staffReportSchema), assignments, next }) },
});

export const decideReportRoute = defineRoute({
  method: 'post',
  path: `${staffPath}/reports/{reportId}/decision`,
  summary:
    'Upholds or dismisses a report, which changes nothing about the job; who had three dismissed is no longer in good standing. Sent twice it counts once',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  params: z.object({ reportId: z.uuid() }),
  body: z.strictObject({ decision: z.enum(['upheld', 'dismissed']), reason: staffReason }),
  responses: { 200: staffReportSchema },
});

export const listClaimsForStaffRoute = defineRoute({
  method: 'get',
  path: `${staffPath}/claims`,
  summary: 'Claims of companies, oldest first, 50 at a time',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  query: z.object({ state: claimStateSchema.default('open'), owner, after }),
  responses: { 200: z.object({ claims: z.array(staffClaimSchema), assignments, next }) },
});

export const decideClaimRoute = defineRoute({
  method: 'post',
  path: `${staffPath}/claims/{claimId}/decision`,
  summary:
    'Grants a claim in the role that the caller has seen as `grants`, or refuses it; sent twice it counts once. COMPANY_STATE_UNFIT where the company has an owner by now, CLAIM_STATE_UNFIT',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  params: z.object({ claimId: z.uuid() }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('granted'), role: z.enum(staffClaimRoles) }),
    z.strictObject({ decision: z.literal('refused'), reason: staffReason }),
  ]),
  responses: { 200: staffClaimSchema },
});

export const assignClaimRoute = defineRoute({
  ...assignCase,
  path: `${staffPath}/claims/{claimId}/assign`,
  roles: ['reviewer'],
  params: z.object({ claimId: z.uuid() }),
});

export const assignCompanyRoute = defineRoute({
  ...assignCase,
  path: `${staffPath}/companies/{companyId}/assign`,
  roles: ['reviewer'],
  params: ofCompany,
});

export const assignJobRoute = defineRoute({
  ...assignCase,
  path: `${staffPath}/jobs/{jobId}/assign`,
  roles: ['reviewer'],
  params: ofJob,
});

export const assignReportRoute = defineRoute({
  ...assignCase,
  path: `${staffPath}/reports/{reportId}/assign`,
  roles: ['reviewer'],
  params: z.object({ reportId: z.uuid() }),
});

export const hiringStaffRoutes = [
  listCompaniesForStaffRoute,
  decideVerificationRoute,
  listJobsForStaffRoute,
  getJobForStaffRoute,
  reviewJobRoute,
  freezeJobRoute,
  unfreezeJobRoute,
  listReportsRoute,
  decideReportRoute,
  listClaimsForStaffRoute,
  decideClaimRoute,
  assignClaimRoute,
  assignCompanyRoute,
  assignJobRoute,
  assignReportRoute,
];
