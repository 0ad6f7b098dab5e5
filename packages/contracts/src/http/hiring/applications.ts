import { z } from 'zod';
import {
  allowanceKinds,
  applicationEventTypes,
  applicationStates,
  rejectionReasons,
  returnReasons,
  stageKinds,
} from '../../hiring/application-terms';
import {
  applicationAnswerMaxLength,
  applicationLetterMaxLength,
  jobLineMaxLength,
  jobQuestionsMax,
  movesMax,
} from '../../hiring/field-limits';
import { questionKinds } from '../../hiring/posting-terms';
import { toLine, toText } from '../../profile/entry-rules';
import { profileListsSchema } from '../profile/profile';
import { defineRoute } from '../route';
import { after, basePath, companyPath, moment, next, ofCompany, ofNumber } from './fields';

export const applicationStateSchema = z.enum(applicationStates);

/** A step of a job's process. */
export const stageSchema = z
  .object({
    id: z.string(),
    name: z.object({ en: z.string(), id: z.string() }),
    kind: z.enum(stageKinds),
    sla_days: z.number().int().describe('Working days that an application may be in it'),
  })
  .meta({ id: 'Stage' });
export type Stage = z.infer<typeof stageSchema>;

const allowanceUseSchema = z
  .object({
    kind: z.enum(allowanceKinds),
    returned_at: moment.nullable().describe('When it was given back'),
    return_reason: z.enum(returnReasons).nullable(),
  })
  .describe('What the application took of the allowance');

const times = {
  submitted_at: moment.nullable().describe('null while its use of the plan is not settled'),
  opened_at: moment.nullable().describe('When a member of the company first looked at it'),
  answered_at: moment.nullable(),
  answer_by: moment
    .nullable()
    .describe('By then it has an answer, or is closed; null once it was answered or has ended'),
  ended_at: moment.nullable(),
};

const eventFields = {
  no: z.number().int().min(1),
  type: z.enum(applicationEventTypes),
  at: moment,
  by: z.enum(['talent', 'member', 'service']),
  stage_id: z.string().nullable().describe('With `moved` alone'),
  reason: z.string().nullable().describe('Of the end, or why the allowance was given back'),
};

export const applicationEventSchema = z.object(eventFields).meta({ id: 'ApplicationEvent' });
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

const answerFields = {
  question: z.string().overwrite(toLine).trim().min(1).max(jobLineMaxLength),
  answer: z.string().overwrite(toText).trim().min(1).max(applicationAnswerMaxLength),
};

const ownFields = {
  application_id: z.uuid(),
  job: z.object({
    public_no: z.number().int(),
    slug: z.string(),
    title: z.string().describe('As it was when the application was sent'),
    company_name: z.string(),
    company_slug: z.string(),
  }),
  state: applicationStateSchema,
  stage_kind: z.enum(stageKinds).nullable(),
  reason: z.enum(rejectionReasons).nullable().describe('With `rejected` alone'),
  ...times,
  allowance: allowanceUseSchema,
};

/** For the talent. */
export const ownApplicationSchema = z.object(ownFields).meta({ id: 'OwnApplication' });
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

export const ownApplicationDetailSchema = z
  .object({
    ...ownFields,
    letter: z.string(),
    answers: z.array(z.object(answerFields)),
    events: z.array(applicationEventSchema).describe('Oldest first'),
  })
  .meta({ id: 'OwnApplicationDetail' });
export type OwnApplicationDetail = z.infer<typeof ownApplicationDetailSchema>;

export const allowanceSchema = z
  .object({
    month: z.string().describe('`2026-11`, of Asia/Jakarta'),
    free_total: z.number().int().min(0),
    free_left: z
      .number()
      .int()
      .min(0)
      .describe('May be more than the total: what was given back of a month before'),
    next: z.enum(allowanceKinds).describe('What the next application uses'),
  })
  .meta({ id: 'Allowance' });
export type Allowance = z.infer<typeof allowanceSchema>;

/** The profile when the application was sent; later changes do not reach it. */
export const applicantSchema = z
  .object({
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string(),
    phone_number: z.string().nullable(),
    headline: z.string().nullable(),
    summary: z.string().nullable(),
    cv: z.object({ resume_id: z.uuid(), file_name: z.string() }).nullable(),
    lists: profileListsSchema.omit({ psychological_tests: true }),
  })
  .meta({ id: 'Applicant' });
export type Applicant = z.infer<typeof applicantSchema>;

/** Before applying. */
export const applicationFormSchema = z
  .object({
    questions: z.array(
      z.object({
        text: z.string(),
        kind: z.enum(questionKinds),
        is_knock_out: z.boolean().describe('One of its answers ends an application; a person decides'),
      }),
    ),
    applicant: applicantSchema,
    allowance: allowanceSchema,
    application_id: z.uuid().nullable().describe('Of the application that the caller has already sent'),
  })
  .meta({ id: 'ApplicationForm' });
export type ApplicationForm = z.infer<typeof applicationFormSchema>;

export const newApplicationSchema = z.strictObject({
  idempotency_key: z
    .uuid()
    .describe(
      'Made by the caller: the id of the application, so that the same one sent twice is stored once',
    ),
  resume_id: z.uuid().optional().describe('A CV of the caller; without one the current CV goes along'),
  letter: z.string().overwrite(toText).trim().max(applicationLetterMaxLength).optional(),
  answers: z
    .array(z.strictObject(answerFields))
    .max(jobQuestionsMax)
    .describe('Each question of the posting once, by its text; `yes` or `no` to one of that kind'),
});
export type NewApplication = z.infer<typeof newApplicationSchema>;

export const applyRoute = defineRoute({
  method: 'post',
  path: `${basePath}/jobs/{no}/applications`,
  summary:
    'Applies to an open job, with the profile and CV as they are now; for talent. Free in the month as long as the allowance lasts, then with one of the plan. 202: it is not known yet whether the plan has one left; `my/applications` has the outcome within 15 minutes. APPLICATION_EXISTS, JOB_CLOSED, ENTITLEMENT_USED_UP, ANSWER_MISSING, OWN_COMPANY, RESUME_NOT_FOUND. A hundred a day',
  access: 'user',
  params: ofNumber,
  body: newApplicationSchema,
  responses: { 201: ownApplicationSchema, 202: ownApplicationSchema },
});

export const getApplicationFormRoute = defineRoute({
  method: 'get',
  path: `${basePath}/jobs/{no}/application-form`,
  summary:
    'What applying to an open job asks for, shares and costs; for talent. JOB_CLOSED. The profile is as it would be sent now',
  access: 'user',
  params: ofNumber,
  responses: { 200: applicationFormSchema },
});

const ownPath = `${basePath}/my/applications`;
const ofOwn = z.object({ applicationId: z.uuid() });

export const listOwnApplicationsRoute = defineRoute({
  method: 'get',
  path: ownPath,
  summary: "The caller's applications, newest first, 50 at a time",
  access: 'user',
  query: z.object({ after }),
  responses: { 200: z.object({ applications: z.array(ownApplicationSchema), next }) },
});

export const getOwnApplicationRoute = defineRoute({
  method: 'get',
  path: `${ownPath}/{applicationId}`,
  summary: "One of the caller's applications as it was sent, with what has happened to it",
  access: 'user',
  params: ofOwn,
  responses: { 200: ownApplicationDetailSchema },
});

export const withdrawApplicationRoute = defineRoute({
  method: 'post',
  path: `${ownPath}/{applicationId}/withdraw`,
  summary:
    'Withdraws an application that has not ended; within an hour the allowance is given back. Sent twice it counts once. APPLICATION_STATE_UNFIT',
  access: 'user',
  params: ofOwn,
  responses: { 200: ownApplicationSchema },
});

export const getAllowanceRoute = defineRoute({
  method: 'get',
  path: `${basePath}/my/allowance`,
  summary: 'Free applications that the caller has left this month',
  access: 'user',
  responses: { 200: allowanceSchema },
});

const cardFields = {
  application_id: z.uuid(),
  job_id: z.uuid(),
  name: z.string().nullable().describe('null once the account of the applicant was erased'),
  headline: z.string().nullable(),
  state: applicationStateSchema,
  stage_id: z.string(),
  reason: z.enum(rejectionReasons).nullable(),
  ...times,
};

/** For members of the company. */
export const applicationCardSchema = z.object(cardFields).meta({ id: 'ApplicationCard' });
export type ApplicationCard = z.infer<typeof applicationCardSchema>;

export const applicationSchema = z
  .object({
    ...cardFields,
    applicant: applicantSchema.nullable(),
    letter: z.string(),
    answers: z.array(
      z.object({
        ...answerFields,
        is_knock_out: z
          .boolean()
          .describe('The posting says that this answer ends an application; a person decides'),
      }),
    ),
    stages: z.array(stageSchema),
    events: z.array(z.object({ ...eventFields, member_id: z.uuid().nullable() })).describe('Oldest first'),
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof applicationSchema>;

const ofJob = ofCompany.extend({ jobId: z.uuid() });

export const listApplicationsRoute = defineRoute({
  method: 'get',
  path: `${companyPath}/jobs/{jobId}/applications`,
  summary:
    'Applications to a job, in a stage or all, first submitted first, 50 at a time; for recruiters of jobs that are open or their own',
  access: 'user',
  params: ofJob,
  query: z.object({ stage: z.string().max(50).optional(), after }),
  responses: {
    200: z.object({ stages: z.array(stageSchema), applications: z.array(applicationCardSchema), next }),
  },
});

export const getApplicationRoute = defineRoute({
  method: 'get',
  path: `${companyPath}/applications/{applicationId}`,
  summary: 'An application as it was sent. The first call of a member opens it, which the talent sees',
  access: 'user',
  params: ofCompany.extend({ applicationId: z.uuid() }),
  responses: { 200: applicationSchema },
});

export const moveResultSchema = z.enum(['moved', 'unchanged', 'not_found', 'state_unfit', 'stage_unknown']);
export type MoveResult = z.infer<typeof moveResultSchema>;

export const moveApplicationsRoute = defineRoute({
  method: 'post',
  path: `${companyPath}/applications/moves`,
  summary:
    'Moves applications to a stage of their jobs, or to `rejected` with a reason that the talent reads; each on its own, in the order given',
  access: 'user',
  params: ofCompany,
  body: z
    .strictObject({
      ids: z.array(z.uuid()).min(1).max(movesMax),
      stage: z.string().min(1).max(50).describe('Id of a stage, or `rejected`'),
      reason: z.enum(rejectionReasons).optional().describe('With `rejected` alone, and needed there'),
    })
    .refine(({ stage, reason }) => (stage === 'rejected') === (reason !== undefined), {
      path: ['reason'],
      error: 'Belongs to `rejected`, and to nothing else',
    }),
  responses: {
    200: z.object({
      results: z.array(z.object({ application_id: z.uuid(), result: moveResultSchema })),
    }),
  },
});

export const applicationRoutes = [
  getApplicationFormRoute,
  applyRoute,
  listOwnApplicationsRoute,
  getOwnApplicationRoute,
  withdrawApplicationRoute,
  getAllowanceRoute,
  listApplicationsRoute,
  getApplicationRoute,
  moveApplicationsRoute,
];
