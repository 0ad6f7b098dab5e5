import { z } from 'zod';
import { defineExportPart } from '../account-export';
import { defineRoute } from '../route';

const basePath = '/api/sample/v1';
const moment = z.iso.datetime();
const textMaxLength = 2000;
/** Notes of one account. */
export const noteLimit = 100;

export const noteSchema = z
  .object({ note_id: z.uuid(), text: z.string(), created_at: moment, updated_at: moment })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof noteSchema>;

export const listNotesRoute = defineRoute({
  method: 'get',
  path: `${basePath}/notes`,
  summary: "The caller's notes, the newest first",
  access: 'user',
  responses: { 200: z.object({ notes: z.array(noteSchema) }) },
});

export const putNoteRoute = defineRoute({
  method: 'put',
  path: `${basePath}/notes/{noteId}`,
  summary:
    'Stores a note, or changes it. Sent twice it is there once. ENTRY_NOT_FOUND for an id of another account, ENTRY_LIMIT_REACHED after 100',
  access: 'user',
  params: z.object({ noteId: z.uuid().describe('Made by the caller') }),
  body: z.strictObject({ text: z.string().trim().min(1).max(textMaxLength) }),
  responses: { 200: noteSchema },
});

const noteSummarySchema = z
  .object({
    notes: z.number().int().nonnegative(),
    stored_at: moment.nullable().describe('When the last note was stored; null without one'),
  })
  .meta({ id: 'NoteSummary' });
export type NoteSummaryView = z.infer<typeof noteSummarySchema>;

export const getNoteSummaryRoute = defineRoute({
  method: 'get',
  path: `${basePath}/summary`,
  summary: 'How many notes the caller has; a moment behind the notes themselves',
  access: 'user',
  responses: { 200: noteSummarySchema },
});

export const exportSampleRoute = defineExportPart(`${basePath}/export`, 'the notes');

export const sampleRoutes = [listNotesRoute, putNoteRoute, getNoteSummaryRoute, exportSampleRoute];
