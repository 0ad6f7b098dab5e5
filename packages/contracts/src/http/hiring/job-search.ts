import { z } from 'zod';
import {
  externalApplicationsMax,
  externalLineMaxLength,
  externalLinkMaxLength,
  externalUndoMinutes,
  jobSearchFileMaxRows,
  jobSearchNoteMaxLength,
  markedApplicationsMax,
  savedJobsMax,
} from '../../hiring/field-limits';
import { applicationEventTypes } from '../../hiring/application-terms';
import {
  externalEventTypes,
  importProblems,
  jobSearchColumns,
  jobSearchFileColumns,
  jobSearchSteps,
} from '../../hiring/job-search-terms';
import { toLine, toText } from '../../profile/entry-rules';
import { defineRoute } from '../route';
import { applicationEventSchema, ownApplicationDetailSchema, ownApplicationSchema } from './applications';
import { jobCardSchema } from './board';
import { after, basePath, moment, next, ofNumber, version } from './fields';

// A talent's own job search: saved jobs, own applications and those sent elsewhere. No company sees any of it.

const savedPath = `${basePath}/my/saved-jobs`;
const boardPath = `${basePath}/my/job-search`;
const externalPath = `${basePath}/my/external-applications`;

export const jobSearchColumnSchema = z.enum(jobSearchColumns);

const savedFields = {
  public_no: z.number().int(),
  title: z.string().describe('As it was when the job was saved'),
  company_name: z.string(),
  job: jobCardSchema.nullable().describe('null once the job is closed; `why` is empty'),
  is_open: z.boolean(),
  saved_at: moment,
};

export const savedJobSchema = z
  .object({
    ...savedFields,
    application_id: z
      .uuid()
      .nullable()
      .describe("The caller's application to it that counts; the board shows that one instead"),
  })
  .meta({ id: 'SavedJob' });
export type SavedJob = z.infer<typeof savedJobSchema>;

export const saveJobRoute = defineRoute({
  method: 'put',
  path: `${savedPath}/{no}`,
  summary: `Saves an open job; one that is saved stays as it is. JOB_CLOSED, JOB_NOT_FOUND, SAVED_JOBS_TOO_MANY (${savedJobsMax})`,
  access: 'user',
  params: ofNumber,
  responses: { 200: savedJobSchema },
});

export const removeSavedJobRoute = defineRoute({
  method: 'delete',
  path: `${savedPath}/{no}`,
  summary: 'Removes a job from the saved ones; also a closed one, and one that is not saved',
  access: 'user',
  params: ofNumber,
  responses: { 204: null },
});

export const listSavedJobsRoute = defineRoute({
  method: 'get',
  path: savedPath,
  summary: "The caller's saved jobs, last saved first, 50 at a time",
  access: 'user',
  query: z.object({ after }),
  responses: { 200: z.object({ saved_jobs: z.array(savedJobSchema), next }) },
});

export const markedJobsSchema = z
  .object({
    numbers: z.array(z.number().int()).max(savedJobsMax).describe('Of the saved jobs'),
    applications: z
      .array(z.object({ public_no: z.number().int(), application_id: z.uuid() }))
      .max(markedApplicationsMax)
      .optional()
      .describe("The caller's applications that count, newest first"),
  })
  .meta({ id: 'MarkedJobs' });
export type MarkedJobs = z.infer<typeof markedJobsSchema>;

export const listSavedNumbersRoute = defineRoute({
  method: 'get',
  path: `${basePath}/my/saved-job-numbers`,
  summary: 'Public numbers of all saved jobs and of those applied to, for marks on lists',
  access: 'user',
  responses: { 200: markedJobsSchema },
});

const line = z.string().overwrite(toLine).trim().min(1).max(externalLineMaxLength);
const link = z
  .string()
  .trim()
  .max(externalLinkMaxLength)
  .regex(/^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/i)
  .refine((address) => URL.canParse(address))
  .describe('https alone, without a name or password');
const noteText = z.string().overwrite(toText).trim().max(jobSearchNoteMaxLength);

export const externalFieldsSchema = z.strictObject({
  title: line,
  company: line,
  link: link.nullable(),
  place: line.nullable(),
  column: jobSearchColumnSchema,
  applied_on: z.iso.date().nullable(),
});
export type ExternalFields = z.infer<typeof externalFieldsSchema>;

export const newExternalApplicationSchema = externalFieldsSchema.extend({
  external_id: z.uuid().describe('Made by the caller, so that the same one sent twice is stored once'),
  note: noteText.optional(),
});
export type NewExternalApplication = z.infer<typeof newExternalApplicationSchema>;

export const externalChangeSchema = externalFieldsSchema.partial().extend({ version });
export type ExternalChange = z.infer<typeof externalChangeSchema>;

const cardFields = {
  column: jobSearchColumnSchema,
  next_step: z.enum(jobSearchSteps).nullable(),
  created_at: moment,
};
const noteMark = { has_note: z.boolean() };

export const applicationBoardCardSchema = z
  .object({
    kind: z.literal('application'),
    ...cardFields,
    ...noteMark,
    application: ownApplicationSchema,
    last_event: z.object({ type: z.enum(applicationEventTypes), at: moment }).nullable(),
  })
  .meta({ id: 'ApplicationBoardCard' });

export const externalEventSchema = z
  .object({
    no: z.number().int().min(1),
    type: z.enum(externalEventTypes),
    at: moment,
    from: jobSearchColumnSchema.nullable().describe('With `moved` alone'),
    to: jobSearchColumnSchema,
  })
  .meta({ id: 'ExternalEvent' });
export type ExternalEvent = z.infer<typeof externalEventSchema>;

export const externalBoardCardSchema = z
  .object({
    kind: z.literal('external'),
    external_id: z.uuid(),
    title: z.string(),
    company: z.string(),
    link: z.string().nullable(),
    place: z.string().nullable(),
    applied_on: z.iso.date().nullable(),
    version,
    ...cardFields,
    ...noteMark,
    last_event: externalEventSchema,
  })
  .meta({ id: 'ExternalBoardCard' });
export type ExternalBoardCard = z.infer<typeof externalBoardCardSchema>;

export const savedBoardCardSchema = z
  .object({ kind: z.literal('saved_job'), ...cardFields, ...savedFields })
  .meta({ id: 'SavedBoardCard' });

export const jobSearchCardSchema = z.discriminatedUnion('kind', [
  applicationBoardCardSchema,
  externalBoardCardSchema,
  savedBoardCardSchema,
]);
export type JobSearchCard = z.infer<typeof jobSearchCardSchema>;

export const getJobSearchRoute = defineRoute({
  method: 'get',
  path: boardPath,
  summary:
    "The caller's board: saved jobs without an application, own applications and external ones in one list, last added first, 100 at a time",
  access: 'user',
  query: z.object({ after }),
  responses: { 200: z.object({ cards: z.array(jobSearchCardSchema), next }) },
});

export const jobSearchNoteSchema = z
  .object({
    text: z.string().describe('Empty where there is none'),
    version: z.number().int().min(0).describe('0 for one that was never written'),
    changed_at: moment.nullable(),
  })
  .meta({ id: 'JobSearchNote' });
export type JobSearchNote = z.infer<typeof jobSearchNoteSchema>;

export const jobSearchCardDetailSchema = z.discriminatedUnion('kind', [
  z
    .object({
      ...applicationBoardCardSchema.shape,
      application: ownApplicationDetailSchema.extend({
        events: z
          .array(
            applicationEventSchema.extend({
              stage_kind: ownApplicationSchema.shape.stage_kind.describe('Of the stage of `moved`'),
            }),
          )
          .describe('All that has happened to it, oldest first'),
      }),
      note: jobSearchNoteSchema,
    })
    .meta({ id: 'ApplicationBoardDetail' }),
  z
    .object({
      ...externalBoardCardSchema.shape,
      events: z.array(externalEventSchema).describe('Oldest first'),
      note: jobSearchNoteSchema,
    })
    .meta({ id: 'ExternalBoardDetail' }),
]);
export type JobSearchCardDetail = z.infer<typeof jobSearchCardDetailSchema>;

const ofCard = z.object({ cardId: z.uuid().describe('An application_id or external_id') });

export const getJobSearchCardRoute = defineRoute({
  method: 'get',
  path: `${boardPath}/{cardId}`,
  summary:
    "One of the caller's applications or external ones with its timeline and the caller's note. APPLICATION_NOT_FOUND",
  access: 'user',
  params: ofCard,
  responses: { 200: jobSearchCardDetailSchema },
});

export const putNoteRoute = defineRoute({
  method: 'put',
  path: `${boardPath}/{cardId}/note`,
  summary:
    "Writes the caller's note on an application or external one; no company sees it. An empty text removes it. APPLICATION_NOT_FOUND, NOTE_CHANGED",
  access: 'user',
  params: ofCard,
  body: z.strictObject({
    text: noteText,
    version: z.number().int().min(0).describe('As the caller has seen it; 0 for the first'),
  }),
  responses: { 200: jobSearchNoteSchema },
});

export const addExternalApplicationRoute = defineRoute({
  method: 'post',
  path: externalPath,
  summary: `Adds an application that was sent elsewhere, or a job that may get one. EXTERNAL_APPLICATIONS_TOO_MANY (${externalApplicationsMax})`,
  access: 'user',
  body: newExternalApplicationSchema,
  responses: { 201: externalBoardCardSchema },
});

const ofExternal = z.object({ externalId: z.uuid() });

export const changeExternalApplicationRoute = defineRoute({
  method: 'patch',
  path: `${externalPath}/{externalId}`,
  summary:
    'Changes an external application; another column is an event of it. APPLICATION_NOT_FOUND, APPLICATION_CHANGED',
  access: 'user',
  params: ofExternal,
  body: externalChangeSchema,
  responses: { 200: externalBoardCardSchema },
});

export const removeExternalApplicationRoute = defineRoute({
  method: 'delete',
  path: `${externalPath}/{externalId}`,
  summary: `Deletes an external application with its note; also one that is not there. It can be restored for ${externalUndoMinutes} minutes`,
  access: 'user',
  params: ofExternal,
  responses: { 204: null },
});

export const restoreExternalApplicationRoute = defineRoute({
  method: 'post',
  path: `${externalPath}/{externalId}/restore`,
  summary: `Takes back that an external application was deleted, with its note and history, within ${externalUndoMinutes} minutes; sent twice it counts once. APPLICATION_NOT_FOUND, EXTERNAL_APPLICATIONS_TOO_MANY`,
  access: 'user',
  params: ofExternal,
  responses: { 200: externalBoardCardSchema },
});

export const exportJobSearchRoute = defineRoute({
  method: 'get',
  path: `${boardPath}.csv`,
  summary:
    'Own and external applications with notes as CSV (text/csv, UTF-8 with BOM, RFC 4180). A leading apostrophe keeps a spreadsheet from computing a text; the import takes it off',
  access: 'user',
  responses: { 200: null },
});

export const importResultSchema = z
  .object({
    added: z.number().int().min(0),
    known: z.number().int().min(0).describe('External ones that are there already; they stay as they are'),
    own: z.number().int().min(0).describe('Applications of this site; they stay as they are'),
    problems: z
      .array(
        z.object({
          row: z.number().int().min(1).describe('Of the file, counted from 1 with the header'),
          field: z.enum(jobSearchFileColumns).nullable().describe('null for the row as a whole'),
          problem: z.enum(importProblems),
        }),
      )
      .describe('A row with a problem is not imported; the others are'),
  })
  .meta({ id: 'JobSearchImport' });
export type JobSearchImport = z.infer<typeof importResultSchema>;

export const importJobSearchRoute = defineRoute({
  method: 'post',
  path: `${boardPath}/import`,
  summary: `Adds the external applications of such a file, or of any CSV with the columns title and company; importing it again adds nothing. 8 MB, ${jobSearchFileMaxRows} rows. IMPORT_INVALID, REQUEST_TOO_LARGE. Twenty an hour`,
  access: 'user',
  streamedBody: 'text/csv',
  responses: { 200: importResultSchema },
});

export const jobSearchRoutes = [
  saveJobRoute,
  removeSavedJobRoute,
  listSavedJobsRoute,
  listSavedNumbersRoute,
  getJobSearchRoute,
  exportJobSearchRoute,
  importJobSearchRoute,
  getJobSearchCardRoute,
  putNoteRoute,
  addExternalApplicationRoute,
  changeExternalApplicationRoute,
  removeExternalApplicationRoute,
  restoreExternalApplicationRoute,
];
