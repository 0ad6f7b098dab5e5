import { z } from 'zod';
import {
  allowanceKinds,
  applicationEventTypes,
  applicationStates,
  cvFileStates,
  rejectionReasons,
  returnReasons,
  stageKinds,
} from '../../hiring/application-terms';
import {
  applicationAnswerMaxLength,
  applicationLetterMaxLength,
  jobLineMaxLength,
  jobQuestionsMax,
  letterSubjectMaxLength,
  letterTextMaxLength,
  movesMax,
} from '../../hiring/field-limits';
import { languages } from '../../language';
import { questionKinds } from '../../hiring/posting-terms';
import { toLine, toText } from '../../profile/entry-rules';
import { profileListsSchema } from '../profile/profile';
import { defineRoute } from '../route';
import { applicationMatchSchema } from './application-match';
import { after, basePath, companyPath, moment, next, ofCompany, ofNumber } from './fields';

export const applicationStateSchema = z.enum(applicationStates);

/** A step of a job's process. */
export const stageSchema = z
  .object({
    id: z.string(),
    name: z.object({ en: z.string(), id: z.string() }),
    kind: z.enum(stageKinds),
    sla_days: z.number().int().describe('Working days that an application may be in it'),
    limit: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('Applications that the company wants to have in it at most; nothing is refused beyond'),
  })
  .meta({ id: 'Stage' });
export type Stage = z.infer<typeof stageSchema>;

const match = applicationMatchSchema
  .nullable()
  .describe(
    'Of the profile as sent with the posting of that time; null for applications before there was one',
  );

const cvFile = z
  .object({
    state: z.enum(cvFileStates),
    file_name: z.string().describe('As the talent named it'),
    media_type: z.string(),
    size_bytes: z.number().int().nullable().describe('Once it is `stored`'),
  })
  .nullable()
  .describe(
    "The CV's file as sent, which later changes in the profile do not reach; null where none was sent",
  );

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

/** What a company wrote to the talent with a move. */
export const applicationLetterSchema = z
  .object({
    sent_at: moment,
    language: z.enum(languages),
    subject: z.string(),
    text: z.string(),
  })
  .meta({ id: 'ApplicationLetter' });
export type ApplicationLetter = z.infer<typeof applicationLetterSchema>;

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
    cv_file_name: z.string().nullable().describe('Of the CV as it was sent; null where none was'),
    answers: z.array(z.object(answerFields)),
    events: z.array(applicationEventSchema).describe('Oldest first'),
    match,
    cv_file: cvFile,
    letters: z.array(applicationLetterSchema).optional().describe('Of the company, oldest first'),
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
    match: applicationMatchSchema.describe('Of the profile as it is now; the company would get the same'),
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

export const getOwnCvFileRoute = defineRoute({
  method: 'get',
  path: `${ownPath}/{applicationId}/cv-file`,
  summary: "The CV's file as the caller sent it with an application. FILE_NOT_FOUND",
  access: 'user',
  guarded: true,
  params: ofOwn,
  responses: { 200: null },
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
  notified_at: moment
    .nullable()
    .optional()
    .describe(
      'When the talent is notified of the last move, which can be undone until then; null once notified',
    ),
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
    events: z
      .array(
        z.object({
          ...eventFields,
          member_id: z.uuid().nullable(),
          automation: z.string().optional().describe('Name of the rule that has moved it'),
        }),
      )
      .describe('Oldest first'),
    match,
    cv_file: cvFile,
    letters: z
      .array(applicationLetterSchema.extend({ sent_at: moment.nullable().describe('null until then') }))
      .optional()
      .describe('To the talent, oldest first'),
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
  summary:
    'An application as it was sent. The first call of a member opens it, which the talent sees; so does each first call of a member on a day, in `my/views`',
  access: 'user',
  params: ofCompany.extend({ applicationId: z.uuid() }),
  responses: { 200: applicationSchema },
});

export const getCvFileRoute = defineRoute({
  method: 'get',
  path: `${companyPath}/applications/{applicationId}/cv-file`,
  summary:
    "The CV's file of an application as it was sent, as a download. The talent sees the first call of each member and day in `my/views`. FILE_NOT_FOUND while it is not `stored`",
  access: 'user',
  guarded: true,
  params: ofCompany.extend({ applicationId: z.uuid() }),
  responses: { 200: null },
});

export const moveResultSchema = z.enum(['moved', 'unchanged', 'not_found', 'state_unfit', 'stage_unknown']);
export type MoveResult = z.infer<typeof moveResultSchema>;

/** A line of a mail's head: a line break in it could add others, so it is refused. */
export const letterSubjectSchema = z
  .string()
  .trim()
  .min(1)
  .max(letterSubjectMaxLength)
  .regex(/^\P{Cc}*$/u, 'Has a line break or another control character');
export const letterTextSchema = z.string().overwrite(toText).trim().min(1).max(letterTextMaxLength);

const newLetterSchema = z.union([
  z.strictObject({ template_id: z.uuid() }),
  z.strictObject({
    language: z.enum(languages),
    subject: letterSubjectSchema,
    text: letterTextSchema.describe('May have the placeholders of a template'),
  }),
]);

export type NewLetter = z.infer<typeof newLetterSchema>;

const moveSchema = z
  .strictObject({
    ids: z.array(z.uuid()).min(1).max(movesMax),
    stage: z.string().min(1).max(50).describe('Id of a stage, or `rejected`'),
    reason: z.enum(rejectionReasons).optional().describe('With `rejected` alone, and needed there'),
    idempotency_key: z
      .uuid()
      .optional()
      .describe(
        'Made by the caller: the id of the operation, so that the same one sent twice moves once. Without one the talent is notified at once, and nothing can be undone',
      ),
    before: z
      .uuid()
      .optional()
      .describe('The application of the stage in front of which they are put; at the end without one'),
    mail: newLetterSchema.optional().describe('To each talent, when they are notified'),
    send_at: moment.optional().describe('When the talents are notified; at the earliest in 10 minutes'),
  })
  .refine(({ stage, reason }) => (stage === 'rejected') === (reason !== undefined), {
    path: ['reason'],
    error: 'Belongs to `rejected`, and to nothing else',
  })
  .refine(
    ({ idempotency_key: key, before, mail, send_at: sendAt }) =>
      key !== undefined || (before ?? mail ?? sendAt) === undefined,
    { path: ['idempotency_key'], error: 'Needed with before, mail and send_at' },
  );

const operationFields = {
  operation_id: z.uuid().nullable().optional().describe('null where nothing can be undone'),
  undo_until: moment.nullable().optional(),
};

export const moveApplicationsRoute = defineRoute({
  method: 'post',
  path: `${companyPath}/applications/moves`,
  summary:
    'Moves applications to a stage of their jobs, or to `rejected` with a reason that the talent reads; each on its own, in the order given. With an idempotency_key as an operation: members see it at once, the talent when it can no longer be undone, in 10 minutes or at send_at, and before the application would be closed as unanswered. TEMPLATE_NOT_FOUND, IDEMPOTENCY_KEY_REUSED',
  access: 'user',
  params: ofCompany,
  body: moveSchema,
  responses: {
    200: z.object({
      results: z.array(z.object({ application_id: z.uuid(), result: moveResultSchema })),
      ...operationFields,
    }),
  },
});

export const undoResultSchema = z.enum(['undone', 'changed', 'not_found']);
export type UndoResult = z.infer<typeof undoResultSchema>;

export const undoOperationRoute = defineRoute({
  method: 'post',
  path: `${companyPath}/operations/{operationId}/undo`,
  summary:
    'Gives the applications that an operation moved their stage and place back, and cancels the notices and letters to their talents; `changed`: moved again since, ended, or notified already. Sent twice it counts once. OPERATION_ENDED after 10 minutes',
  access: 'user',
  params: ofCompany.extend({ operationId: z.uuid() }),
  responses: {
    200: z.object({
      results: z.array(z.object({ application_id: z.uuid(), result: undoResultSchema })),
    }),
  },
});

export const applicationRoutes = [
  getApplicationFormRoute,
  applyRoute,
  listOwnApplicationsRoute,
  getOwnApplicationRoute,
  getOwnCvFileRoute,
  withdrawApplicationRoute,
  getAllowanceRoute,
  listApplicationsRoute,
  getApplicationRoute,
  getCvFileRoute,
  moveApplicationsRoute,
  undoOperationRoute,
];
