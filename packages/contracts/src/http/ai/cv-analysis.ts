import { z } from 'zod';
import {
  cvTextMaxCharacters,
  cvTextMinCharacters,
  jobTextMaxCharacters,
  jobTextMinCharacters,
} from '../../ai/cv-text';
import { languages } from '../../language';
import { defineRoute } from '../route';
import { cvReportSchema } from './cv-report';
import { aiFaults } from './errors';

/**
 * A text, or the claim token of an earlier, shortened answer: 404 RESUME_NOT_FOUND once it has expired, 401 for a caller
 * without a session.
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

/** What the beginning of an analysis may show beside its text: points, and no line or finding. */
export const cvOverviewSchema = z.object({
  score: cvReportSchema.shape.score,
  sections: z.array(
    cvReportSchema.shape.sections.element.extend({
      findings: z.int().nonnegative().describe('How many things there are to improve'),
    }),
  ),
});
export type CvOverview = z.infer<typeof cvOverviewSchema>;

export const cvAnalysisSchema = z.object({
  analysis: z
    .string()
    .describe('Plain text in the language asked for; at most 400 characters for a caller without a session'),
  truncated: z.boolean().describe('There is more, for who signs up'),
  basic: z.boolean().optional().describe('By rules alone: the language model added no words'),
  report: cvReportSchema.optional().describe('What the text is written from; for a signed-in caller alone'),
  overview: cvOverviewSchema
    .optional()
    .describe('Points of a shortened analysis; absent where the text is no CV'),
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

/** Body of the panel's form without script, or with a file. */
export const cvAnalysisFormSchema = z.object({
  cvText: z.string().trim().default(''),
  cvFile: z.file().optional().describe('PDF, DOC, DOCX or TXT; read only where the text is blank'),
  jobText: z.string().trim().default(''),
  language: z.enum(languages).optional(),
});

/**
 * A file is sent as a form with `Accept: application/json`: 422 names `cvFile` with INVALID_FILE or NO_TEXT_EXTRACTED.
 * Without script the same form is answered with a page, in the form's language and with the same status. The token of a
 * shortened analysis is then in the cookie `sabi-cv-claim`.
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
    analysis_id: z.string().describe('Identifies the analysis; grants no access to it'),
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

/** Page of the form, without language prefix. */
export const cvAnalysisPage = '/talent-solution?panel=cv-upload#panels';

export const cvAnalysisRoutes = [analyzeCvRoute, listClaimedAnalysesRoute];
