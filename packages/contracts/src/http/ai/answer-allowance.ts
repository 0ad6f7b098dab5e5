import { z } from 'zod';
import { defineRoute } from '../route';

/** Remaining AI use of an account: chat answers and CV analyses, together. */
export const answerAllowanceSchema = z.object({
  limit: z.int().describe('Answers within a day that begins with the first of them'),
  remaining: z
    .int()
    .describe('0 also where long answers have used up what they may cost, with fewer of them'),
  renews_at: z.iso.datetime().nullable().describe('When all can be asked for again; null while none was'),
});
export type AnswerAllowance = z.infer<typeof answerAllowanceSchema>;

export const getAnswerAllowanceRoute = defineRoute({
  method: 'get',
  path: '/api/ai/v1/allowance',
  summary: 'How many answers of the AI the caller has left, and until when',
  access: 'user',
  responses: { 200: answerAllowanceSchema },
});
