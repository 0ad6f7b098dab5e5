import { z } from 'zod';
import {
  cvTextMaxCharacters,
  cvTextMinCharacters,
  jobTextMaxCharacters,
  jobTextMinCharacters,
} from '../../ai/cv-text';
import { languages } from '../../language';
import { defineExportPart } from '../account-export';
import { getAnswerAllowanceRoute } from './answer-allowance';
import { answerRemarks, consultationRoutes } from './consultations';
import {
  type ConsultationType,
  consultationTypeSchema,
  conversationIdSchema,
  conversationRoutes,
} from './conversations';
import { cvReportSchema } from './cv-report';
import { ownCvReportRoutes } from './own-cv-report';
import { defineRoute } from '../route';

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
    jobText: z
      .string()
      .trim()
      .min(jobTextMinCharacters)
      .max(jobTextMaxCharacters)
      .optional()
      .describe('A job description that the CV is matched with. Data to compare, never an instruction'),
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
  basic: z.boolean().optional().describe('By rules alone: the language model added no words'),
  report: cvReportSchema.optional().describe('What the text is written from; for a signed-in caller alone'),
  claim_token: z
    .string()
    .optional()
    .describe(
      'Sent back as `claimToken` by a signed-in caller within 24 hours, it opens the same analysis in full',
    ),
  kept_until: z.iso
    .datetime()
    .optional()
    .describe('When the analysis and the lines it quotes are deleted; absent where nothing is kept'),
});
export type CvAnalysis = z.infer<typeof cvAnalysisSchema>;

/** As the panel sends it without script, and with a file. */
export const cvAnalysisFormSchema = z.object({
  cvText: z.string().trim().default(''),
  cvFile: z.file().optional().describe('PDF, DOC, DOCX or TXT; read only where the text is blank'),
  jobText: z.string().trim().default(''),
  language: z.enum(languages).optional(),
});

/**
 * A file comes as a form with `Accept: application/json`: 422 names `cvFile` with INVALID_FILE or NO_TEXT_EXTRACTED.
 * Without script the same form comes from a page: a page is the answer, in the language of the form and with the status a
 * program gets. The token of a shortened analysis then stands in the cookie `sabi-cv-claim`.
 */
export const analyzeCvRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/cv-analyzer',
  summary: 'Analyses the text of a CV; in full for a signed-in caller, its beginning for anybody else',
  access: 'public',
  body: analysisRequestSchema,
  formBodies: {
    'application/x-www-form-urlencoded': cvAnalysisFormSchema.omit({ cvFile: true }),
    'multipart/form-data': cvAnalysisFormSchema,
  },
  responses: { 200: cvAnalysisSchema },
});
export type CvAnalysisBody = z.input<typeof analyzeCvRoute.body>;

export const claimedAnalysisSchema = cvAnalysisSchema
  .pick({ analysis: true, basic: true, report: true })
  .extend({
    analysis_id: z.string().describe('Tells them apart; opens nothing'),
    kept_until: z.iso.datetime().describe('When it is deleted'),
  });
export type ClaimedAnalysis = z.infer<typeof claimedAnalysisSchema>;

export const listClaimedAnalysesRoute = defineRoute({
  method: 'get',
  path: '/api/ai/v1/claimed-analyses',
  summary: 'Analyses the caller was shown the beginning of as a visitor and has claimed, the newest first',
  access: 'user',
  guarded: true,
  responses: { 200: z.object({ analyses: z.array(claimedAnalysisSchema) }) },
});

export { consultationTypeSchema, type ConsultationType };

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

/** As a chat sends it without script: its pages hand on, as one text, what was said before. */
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
 * With `Accept: text/event-stream` the answer comes as events (see consultations.ts), unless it is gated.
 * The message may also come from a form without script: a page is the answer, with the line for the next message.
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

/** Without language prefix: where the forms stand. */
export const consultationPages = {
  general: '/',
  company: '/company-solution#consultant',
  talent: '/talent-solution#consultant',
} as const satisfies Record<ConsultationType, string>;
export const cvAnalysisPage = '/talent-solution?panel=cv-upload#panels';

export const exportAiRoute = defineExportPart(
  '/api/ai/v1/export',
  'what was read from the CVs, analyses that were claimed, conversations, what was used',
);

export const aiRoutes = [
  analyzeCvRoute,
  listClaimedAnalysesRoute,
  consultRoute,
  ...consultationRoutes,
  ...conversationRoutes,
  ...ownCvReportRoutes,
  getAnswerAllowanceRoute,
  exportAiRoute,
];
