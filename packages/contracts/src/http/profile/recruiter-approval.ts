import { z } from 'zod';
import { approvalTextMaxLength } from '../../field-limits';
import { toText } from '../../profile/entry-rules';
import { defineRoute } from '../route';

// The team looks at a recruiter's business before the account sees anybody.

/** `pending → approved | rejected | more_information`; an answer leads back to `pending`, after a rejection once. */
export const recruiterReviewStateSchema = z.enum(['pending', 'more_information', 'approved', 'rejected']);
export type RecruiterReviewState = z.infer<typeof recruiterReviewStateSchema>;

/** How long the team takes at most: Mondays to Fridays in Western Indonesia. */
export const recruiterReviewWorkingDays = 2;

const text = z.string().overwrite(toText).trim().min(1).max(approvalTextMaxLength);
const version = z.number().int().min(1).describe('Of the review as the caller has seen it');

/** What the recruiter says of their business, from the profile. */
export const recruiterCompanySchema = z.object({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  current_organization: z.string().nullable(),
  title: z.string().nullable(),
  company_email: z.string().nullable(),
  phone_number: z.string().nullable(),
  message: z.string().nullable(),
});

const reviewShape = {
  state: recruiterReviewStateSchema,
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

export const recruiterReviewSchema = z.object({
  ...reviewShape,
  may_answer: z.boolean().describe('Whether the team waits for an answer, or a rejection may be asked about'),
});
export type RecruiterReview = z.infer<typeof recruiterReviewSchema>;

export const staffRecruiterReviewSchema = z.object({
  user_id: z.uuid(),
  ...reviewShape,
  email: z.string().describe('Of the account'),
  answer: z.string().nullable().describe("The recruiter's newest"),
  overdue: z.boolean().describe('Pending for longer than the team takes'),
});
export type StaffRecruiterReview = z.infer<typeof staffRecruiterReviewSchema>;

export const recruiterReviewAnswerSchema = z.strictObject({ answer: text, version });
export type RecruiterReviewAnswer = z.infer<typeof recruiterReviewAnswerSchema>;

/** An approval needs no words. */
export const recruiterReviewDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approved'), version }),
  z.strictObject({ decision: z.literal('rejected'), reason: text, version }),
  z.strictObject({ decision: z.literal('more_information'), question: text, version }),
]);
export type RecruiterReviewDecision = z.infer<typeof recruiterReviewDecisionSchema>;

export const getRecruiterReviewRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/recruiter-review',
  summary: "Where the review of the caller's business stands; for recruiters",
  access: 'user',
  responses: { 200: recruiterReviewSchema },
});

export const answerRecruiterReviewRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/recruiter-review/answer',
  summary:
    'Answers what the team wants to know, or asks again after a rejection, once; sent twice it counts once',
  access: 'user',
  body: recruiterReviewAnswerSchema,
  responses: { 200: recruiterReviewSchema },
});

export const listRecruiterReviewsRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/admin/recruiter-reviews',
  summary: 'Reviews for the staff, longest waiting first, 50 at a time',
  access: 'admin',
  query: z.object({
    state: recruiterReviewStateSchema.optional(),
    after: z.string().max(200).optional().describe('`next` of the page before'),
  }),
  responses: {
    200: z.object({
      reviews: z.array(staffRecruiterReviewSchema),
      next: z.string().nullable().describe('`after` of the next page; null at the end'),
    }),
  },
});

export const decideRecruiterReviewRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/admin/recruiter-reviews/{userId}/decision',
  summary: 'Decides a pending review and tells the recruiter by mail; sent twice it counts once',
  access: 'admin',
  params: z.object({ userId: z.uuid() }),
  body: recruiterReviewDecisionSchema,
  responses: { 200: staffRecruiterReviewSchema },
});

export const recruiterReviewRoutes = [
  getRecruiterReviewRoute,
  answerRecruiterReviewRoute,
  listRecruiterReviewsRoute,
  decideRecruiterReviewRoute,
];
