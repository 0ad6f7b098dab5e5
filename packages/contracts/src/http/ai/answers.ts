import { z } from 'zod';
import { defineRoute } from '../route';

/** Page of the site that supports an answer. */
export const answerSourceSchema = z.object({
  title: z.string(),
  path: z.string().startsWith('/').describe('A page of this site, in the language of the answer'),
});
export type AnswerSource = z.infer<typeof answerSourceSchema>;

/** Statements of an answer about itself. */
export const answerRemarks = {
  sources: z.array(answerSourceSchema).optional().describe('What it says can be read there'),
  basic: z
    .boolean()
    .optional()
    .describe('No model was asked: it was found among the facts and questions of the site'),
};

/** `making` during generation; `stopped` by the reader, or without a reader; `failed` after a part of the answer. */
export const answerStateSchema = z.enum(['making', 'done', 'stopped', 'failed']);

export const answerSchema = z.object({
  answer_id: z.uuid(),
  state: answerStateSchema,
  response: z.string().describe('As far as it was written; plain text'),
  ...answerRemarks,
});
export type Answer = z.infer<typeof answerSchema>;

/**
 * An answer requested with `Accept: text/event-stream` is streamed. The id of a `token` is the number of characters so
 * far; a comment is sent at least every 15 s. `done` or `error` is the last event.
 */
export interface AnswerEvents {
  start: { readonly answer_id: string };
  /** Whole sentences, with the preceding blank. */
  token: { readonly text: string };
  sources: { readonly sources: readonly AnswerSource[] };
  done: { readonly state: 'done' | 'stopped'; readonly basic?: true };
  /** Like a problem, with the specification's texts. */
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
