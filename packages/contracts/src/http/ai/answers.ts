import { z } from 'zod';
import { defineRoute } from '../route';

/** Where on the site one can read what an answer says. */
export const answerSourceSchema = z.object({
  title: z.string(),
  path: z.string().startsWith('/').describe('A page of this site, in the language of the answer'),
});
export type AnswerSource = z.infer<typeof answerSourceSchema>;

/** What an answer may say of itself beside its text. */
export const answerRemarks = {
  sources: z.array(answerSourceSchema).optional().describe('What it says can be read there'),
  basic: z
    .boolean()
    .optional()
    .describe('No model was asked: it was found among the facts and questions of the site'),
};

/** `making` while it is written; `stopped` by its reader or for lack of one; `failed` after a part of it. */
export const answerStateSchema = z.enum(['making', 'done', 'stopped', 'failed']);

export const answerSchema = z.object({
  answer_id: z.uuid(),
  state: answerStateSchema,
  response: z.string().describe('As far as it was written; plain text'),
  ...answerRemarks,
});
export type Answer = z.infer<typeof answerSchema>;

/**
 * An answer asked for with `Accept: text/event-stream` is sent as it is written. A `token` carries the characters said so
 * far as its id; a comment comes at least every 15 s. One of `done` and `error` is the last.
 */
export interface AnswerEvents {
  start: { readonly answer_id: string };
  /** Whole sentences, with the space before them. */
  token: { readonly text: string };
  sources: { readonly sources: readonly AnswerSource[] };
  done: { readonly state: 'done' | 'stopped'; readonly basic?: true };
  /** As a problem says it, with the specification's words. */
  error: { readonly code: string; readonly detail: string; readonly retry_after_seconds?: number };
}

const answerParams = z.object({ answerId: z.uuid() });

export const getAnswerRoute = defineRoute({
  method: 'get',
  path: '/functions/v1/ai-consultant/answers/{answerId}',
  summary:
    'An answer of the last hour, for whom it was written: as it stands, or with `Accept: text/event-stream` the rest of it as it comes, from `Last-Event-ID` on',
  access: 'public',
  params: answerParams,
  responses: { 200: answerSchema },
});

export const stopAnswerRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/ai-consultant/answers/{answerId}/stop',
  summary: 'Ends an answer that is being written; what was written stays. One that is over stays as it is',
  access: 'public',
  params: answerParams,
  responses: { 204: null },
});

export const answerRoutes = [getAnswerRoute, stopAnswerRoute];
