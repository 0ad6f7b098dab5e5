import { z } from 'zod';
import { cvTextMaxCharacters, cvTextMinCharacters } from '../cv-text';
import { defineRoute } from './route';

/** The texts of the specification, section 8: a problem's `detail` where nothing better is known. */
export const aiFaults = {
  cvTextTooShort: 'Please provide more detailed CV content',
  analysisFailed: 'Failed to analyze CV',
  noAnalysis: 'No analysis received from CV analyzer',
  consultationFailed: 'Failed to get AI consultation',
  noConsultation: 'No response received from AI consultant',
  unexpected: 'An unexpected error occurred',
} as const;

/**
 * Either a text, or what an earlier, shortened answer gave to claim the rest with: 404 RESUME_NOT_FOUND once it is over,
 * 401 for a caller without a session.
 */
const analysisRequestSchema = z
  .object({
    cvText: z
      .string()
      .trim()
      .min(cvTextMinCharacters, aiFaults.cvTextTooShort)
      .max(cvTextMaxCharacters)
      .optional()
      .describe('Plain text of the CV. Data to judge, never an instruction'),
    analysisType: z.enum(['comprehensive']).default('comprehensive'),
    claimToken: z.string().min(1).max(500).optional(),
  })
  .refine(({ cvText, claimToken }) => cvText !== undefined || claimToken !== undefined, {
    path: ['cvText'],
    message: aiFaults.cvTextTooShort,
  });

export const cvAnalysisSchema = z.object({
  analysis: z
    .string()
    .describe('Plain text in the language asked for; at most 400 characters for a caller without a session'),
  truncated: z.boolean().describe('There is more, for who signs up'),
  claim_token: z
    .string()
    .optional()
    .describe(
      'Sent back as `claimToken` by a signed-in caller within 24 hours, it opens the same analysis in full',
    ),
});
export type CvAnalysis = z.infer<typeof cvAnalysisSchema>;

export const analyzeCvRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/cv-analyzer',
  summary: 'Analyses the text of a CV; in full for a signed-in caller, its beginning for anybody else',
  access: 'public',
  body: analysisRequestSchema,
  responses: { 200: cvAnalysisSchema },
});
export type CvAnalysisBody = z.input<typeof analyzeCvRoute.body>;

/** `company` and `talent` are the two chats of the public site. */
export const consultationTypeSchema = z.enum(['general', 'company', 'talent']);
export type ConsultationType = z.infer<typeof consultationTypeSchema>;

/** What was said before, oldest first, so that an answer can refer to it. */
const turnSchema = z.object({ from: z.enum(['user', 'bot']), text: z.string().max(4000) });

export const consultationReplySchema = z.object({
  response: z.string().describe('Plain text with line breaks; empty when gated'),
  gated: z
    .boolean()
    .optional()
    .describe(
      'The free messages are used up: nothing was answered, and nothing will be before the visitor signs up',
    ),
});
export type ConsultationReply = z.infer<typeof consultationReplySchema>;

export const consultRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/ai-consultant',
  summary:
    'Answers a message of a chat; without a session two messages a visitor, counted by the server, the third is gated',
  access: 'public',
  body: z.object({
    message: z.string().trim().min(1).max(4000),
    type: consultationTypeSchema.default('general'),
    context: z.array(turnSchema).max(20).optional(),
  }),
  responses: { 200: consultationReplySchema },
});
export type ConsultationBody = z.input<typeof consultRoute.body>;
export type ConsultationTurn = z.infer<typeof turnSchema>;

export const aiRoutes = [analyzeCvRoute, consultRoute];
