import { z } from 'zod';
import { approvalTextMaxLength } from '../../profile/field-limits';
import { toText } from '../../profile/entry-rules';
import { after, next } from '../page';
import { defineRoute } from '../route';
import { assignCase, assignments, owner } from '../staff-cases';

// The team approves a recruiter's business before the account sees talent.

/** `pending → approved | rejected | more_information`; an answer leads back to `pending`, once after a rejection. */
export const recruiterApprovalStateSchema = z.enum(['pending', 'more_information', 'approved', 'rejected']);
export type RecruiterApprovalState = z.infer<typeof recruiterApprovalStateSchema>;

/** The team's deadline: Mondays to Fridays in Western Indonesia. */
export const recruiterApprovalWorkingDays = 2;

const text = z.string().overwrite(toText).trim().min(1).max(approvalTextMaxLength);
const version = z.number().int().min(1).describe('Of the review as the caller has seen it');

/** The recruiter's business, from the profile. */
export const recruiterCompanySchema = z.object({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  current_organization: z.string().nullable(),
  title: z.string().nullable(),
  company_email: z.string().nullable(),
  phone_number: z.string().nullable(),
  message: z.string().nullable(),
});

const approvalShape = {
  state: recruiterApprovalStateSchema,
  version,
  reason: z.string().nullable().describe('Why it was rejected'),
  question: z.string().nullable().describe('What the team wants to know; with more_information alone'),
  submitted_at: z.iso.datetime().describe('Of the sign-up or of the newest answer'),
  decided_at: z.iso.datetime().nullable().describe('null while it is pending'),
  expected_by: z.iso
    .datetime()
    .nullable()
    .describe('End of the last working day the team takes; null unless it is pending'),
  company: recruiterCompanySchema,
};

export const recruiterApprovalViewSchema = z.object({
  ...approvalShape,
  may_answer: z.boolean().describe('Whether the team waits for an answer, or a rejection may be asked about'),
});
export type RecruiterApprovalView = z.infer<typeof recruiterApprovalViewSchema>;

export const staffApprovalViewSchema = z.object({
  user_id: z.uuid(),
  ...approvalShape,
  email: z.string().describe('Of the account'),
  answer: z.string().nullable().describe("The recruiter's newest"),
  overdue: z.boolean().describe('Pending for longer than the team takes'),
});
export type StaffApprovalView = z.infer<typeof staffApprovalViewSchema>;

export const recruiterApprovalAnswerSchema = z.strictObject({ answer: text, version });
export type RecruiterApprovalAnswer = z.infer<typeof recruiterApprovalAnswerSchema>;

/** An approval needs no text. */
export const recruiterApprovalDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approved'), version }),
  z.strictObject({ decision: z.literal('rejected'), reason: text, version }),
  z.strictObject({ decision: z.literal('more_information'), question: text, version }),
]);
export type RecruiterApprovalDecision = z.infer<typeof recruiterApprovalDecisionSchema>;

export const getRecruiterApprovalRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/recruiter-review',
  summary: "The state of the approval of the caller's business; for recruiters",
  access: 'user',
  responses: { 200: recruiterApprovalViewSchema },
});

export const answerRecruiterApprovalRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/recruiter-review/answer',
  summary:
    'Answers what the team wants to know, or asks again after a rejection, once; sent twice it counts once',
  access: 'user',
  body: recruiterApprovalAnswerSchema,
  responses: { 200: recruiterApprovalViewSchema },
});

export const listRecruiterApprovalsRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/admin/recruiter-reviews',
  summary: 'Approvals for the staff, longest waiting first, 50 at a time',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  query: z.object({
    state: recruiterApprovalStateSchema.optional(),
    owner,
    after,
  }),
  responses: {
    200: z.object({
      reviews: z.array(staffApprovalViewSchema),
      assignments,
      next,
    }),
  },
});

export const decideRecruiterApprovalRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/admin/recruiter-reviews/{userId}/decision',
  summary: 'Decides a pending approval and notifies the recruiter by mail; sent twice it counts once',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  params: z.object({ userId: z.uuid() }),
  body: recruiterApprovalDecisionSchema,
  responses: { 200: staffApprovalViewSchema },
});

export const assignRecruiterApprovalRoute = defineRoute({
  ...assignCase,
  path: '/api/profile/v1/admin/recruiter-reviews/{userId}/assign',
  roles: ['reviewer'],
  params: z.object({ userId: z.uuid() }),
});

export const recruiterApprovalRoutes = [
  getRecruiterApprovalRoute,
  answerRecruiterApprovalRoute,
  listRecruiterApprovalsRoute,
  decideRecruiterApprovalRoute,
  assignRecruiterApprovalRoute,
];
