import { z } from 'zod';
import { languages } from '../../language';
import { defineRoute } from '../route';
import { answerRemarks } from './answers';
import { type ConsultationType, consultationTypeSchema, conversationIdSchema } from './conversations';

/** Earlier messages, oldest first, as context. */
const turnSchema = z.object({ from: z.enum(['user', 'bot']), text: z.string().max(4000) });

export const consultationReplySchema = z.object({
  response: z.string().describe('Plain text with line breaks; empty when gated'),
  gated: z
    .boolean()
    .optional()
    .describe(
      'The free messages are used up: nothing was answered, and nothing will be before the visitor signs up',
    ),
  ...answerRemarks,
});
export type ConsultationReply = z.infer<typeof consultationReplySchema>;

const consultationRequestSchema = z.object({
  message: z.string().trim().min(1).max(4000),
  type: consultationTypeSchema.default('general'),
  context: z.array(turnSchema).max(20).optional(),
  conversation_id: conversationIdSchema
    .optional()
    .describe(
      "Made by the caller. An account's message and its answer are kept under it: the first begins the conversation, with `context`; for every later one what is kept is the context. CONVERSATION_NOT_FOUND once it is deleted, and to visitors",
    ),
});

/** Body of a form without script, whose page passes the earlier messages on as one text. */
export const consultationFormSchema = consultationRequestSchema.omit({ conversation_id: true }).extend({
  context: z
    .string()
    .transform((text, issues) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        issues.addIssue({ code: 'custom', message: 'It is no JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.array(turnSchema).max(20))
    .optional()
    .describe('Turns as JSON, oldest first'),
  language: z.enum(languages).optional(),
});

/**
 * With `Accept: text/event-stream` the answer is a stream of events (see answers.ts), unless it is gated. A form without
 * script is answered with a page that has the next form.
 */
export const consultRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/ai-consultant',
  summary:
    'Answers a message of a chat; without a session two messages a visitor, counted by the server, the third is gated',
  access: 'public',
  body: consultationRequestSchema,
  formBodies: { 'application/x-www-form-urlencoded': consultationFormSchema },
  responses: { 200: consultationReplySchema },
});
export type ConsultationBody = z.input<typeof consultRoute.body>;
export type ConsultationTurn = z.infer<typeof turnSchema>;

/** Pages of the forms, without language prefix. */
export const consultationPages = {
  general: '/',
  company: '/company-solution#consultant',
  talent: '/talent-solution#consultant',
} as const satisfies Record<ConsultationType, string>;

export const consultationRoutes = [consultRoute];
