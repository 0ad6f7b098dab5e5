import { z } from 'zod';
import { rejectionReasons, stageKinds } from '../../hiring/application-terms';
import { stageLimitMax } from '../../hiring/field-limits';
import { defineRoute } from '../route';
import { applicationStateSchema, stageSchema } from './applications';
import { after, companyPath, moment, next, ofCompany } from './fields';

/** An application on the board of its job, for members. */
export const boardCardSchema = z
  .object({
    application_id: z.uuid(),
    version: z.number().int().min(1).describe('Grows with each change'),
    name: z.string().nullable().describe('null once the account of the applicant was erased'),
    headline: z.string().nullable(),
    state: applicationStateSchema,
    stage_id: z.string(),
    rank: z.string().describe('Ascending in its stage, then by id'),
    reason: z.enum(rejectionReasons).nullable(),
    entered_at: moment.describe('When it came to the stage'),
    clock: z.object({
      submitted_at: moment,
      opened_at: moment.nullable(),
      answered_at: moment.nullable(),
      answer_by: moment.nullable(),
    }),
    notified_at: moment.nullable().describe('As of ApplicationCard'),
    match: z
      .object({ found: z.number().int().min(0), total: z.number().int().min(0) })
      .optional()
      .describe('Requirements of the posting that the application meets, where it was compared'),
  })
  .meta({ id: 'BoardCard' });
export type BoardCard = z.infer<typeof boardCardSchema>;

export const boardColumnSchema = z
  .object({
    stage_id: z.string(),
    name: z.object({ en: z.string(), id: z.string() }),
    kind: z.enum(stageKinds),
    sla_days: z.number().int(),
    limit: z.number().int().nullable().describe('Shown when exceeded; nothing is refused'),
    count: z.number().int().min(0),
    median_days: z.number().nullable().describe('That its applications have been in it; null when empty'),
    over_sla: z.number().int().min(0).describe('Longer in it than sla_days working days'),
  })
  .meta({ id: 'BoardColumn' });
export type BoardColumn = z.infer<typeof boardColumnSchema>;

const revision = z.string().max(100);
const ofJob = ofCompany.extend({ jobId: z.uuid() });

export const getBoardRoute = defineRoute({
  method: 'get',
  path: `${companyPath}/jobs/{jobId}/board`,
  summary:
    'Applications to a job that are in one of its stages, by stage and rank, 500 at a time; `rejected` as stage has the rejected ones. For those who may list them',
  access: 'user',
  params: ofJob,
  query: z.object({ stage: z.string().max(50).optional(), after }),
  responses: {
    200: z.object({
      columns: z.array(boardColumnSchema).describe('In the order of the process, whatever the page'),
      cards: z.array(boardCardSchema),
      revision: revision.describe('Of the first page, for `board/changes`'),
      next,
    }),
  },
});

export const boardChangeSchema = z.object({
  card: boardCardSchema.describe('As it is now; one that ended is no longer on the board'),
  by: z
    .object({ member_id: z.uuid(), name: z.string().describe('As the list of members has it') })
    .nullable()
    .describe('The member who changed it last; null for the talent and the service'),
});
export type BoardChange = z.infer<typeof boardChangeSchema>;

export const getBoardChangesRoute = defineRoute({
  method: 'get',
  path: `${companyPath}/jobs/{jobId}/board/changes`,
  summary:
    'Applications to a job that have changed since a revision of the board, or at all, for a page that asks every second while it is visible. One may come again: its version says whether it is known',
  access: 'user',
  params: ofJob,
  query: z.object({ since: revision.optional() }),
  responses: {
    200: z.object({
      revision: revision.describe('`since` of the next call'),
      changes: z.array(boardChangeSchema),
      is_complete: z.boolean().describe('false: too many have changed, the board has to be read again'),
    }),
  },
});

export const setStageLimitRoute = defineRoute({
  method: 'patch',
  path: `${companyPath}/jobs/{jobId}/stages`,
  summary: 'Sets how many applications a stage of a job should have at most; null for any. STAGE_UNKNOWN',
  access: 'user',
  params: ofJob,
  body: z.strictObject({
    stage: z.string().max(50),
    limit: z.number().int().min(1).max(stageLimitMax).nullable(),
  }),
  responses: { 200: z.object({ stages: z.array(stageSchema) }) },
});

export const listRejectionReasonsRoute = defineRoute({
  method: 'get',
  path: `${companyPath}/reasons`,
  summary: 'Reasons of a rejection, as talents read them',
  access: 'user',
  params: ofCompany,
  responses: {
    200: z.object({
      reasons: z.array(
        z.object({
          reason: z.enum(rejectionReasons),
          name: z.object({ en: z.string(), id: z.string() }),
        }),
      ),
    }),
  },
});

export const applicationBoardRoutes = [
  getBoardRoute,
  getBoardChangesRoute,
  setStageLimitRoute,
  listRejectionReasonsRoute,
];
