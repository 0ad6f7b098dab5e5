import { z } from 'zod';
import { jobTextMaxCharacters, jobTextMinCharacters } from '../../ai/cv-text';
import { languages } from '../../language';
import { cvReportSchema } from './cv-report';
import { fileKeySchema } from '../profile/profile';
import { defineRoute } from '../route';

// Analyses of the profile's CVs: the newest and earlier ones, each stored for 90 days.

const path = '/api/ai/v1/cv-report';
const historyPath = '/api/ai/v1/cv-reports';

/** Limit per account; a new report then replaces the oldest. */
export const mostCvReports = 20;

export const ownCvReportSchema = z.object({
  file_key: z.string().describe('The CV it is about'),
  created_at: z.iso.datetime(),
  language: z.enum(languages).describe('Of its explanations'),
  basic: z.boolean().describe('By rules alone: the language model added no words'),
  report: cvReportSchema,
});
export type OwnCvReport = z.infer<typeof ownCvReportSchema>;

const answerSchema = z.object({ report: ownCvReportSchema.nullable() });

export const getOwnCvReportRoute = defineRoute({
  method: 'get',
  path,
  summary: "The newest analysis of the caller's CV; null where there is none",
  access: 'user',
  responses: { 200: answerSchema },
});

export const createOwnCvReportRoute = defineRoute({
  method: 'post',
  path,
  summary: "Analyses a CV of the caller's profile and stores the report as the newest",
  access: 'user',
  body: z.strictObject({
    file_key: fileKeySchema.describe("Of the caller's own CV; 404 RESUME_NOT_FOUND for any other"),
    jobText: z
      .string()
      .trim()
      .min(jobTextMinCharacters)
      .max(jobTextMaxCharacters)
      .optional()
      .describe('A job description that the CV is matched with. Data to compare, never an instruction'),
  }),
  responses: { 200: answerSchema },
});
export type NewOwnCvReport = z.input<typeof createOwnCvReportRoute.body>;

export const deleteOwnCvReportRoute = defineRoute({
  method: 'delete',
  path,
  summary: 'Deletes all reports of the caller, the newest and earlier ones; also where there is none',
  access: 'user',
  responses: { 204: null },
});

const reportIdSchema = z
  .string()
  .regex(/^\d{13}$/)
  .describe('`created_at` in milliseconds: identifies a report within its account');

export const cvReportSummarySchema = ownCvReportSchema.pick({ file_key: true, created_at: true }).extend({
  report_id: reportIdSchema,
  ...cvReportSchema.pick({ engine_version: true, document: true, score: true }).shape,
  match_percent: z.int().nullable().describe('Of the job description; null without one'),
});
export type CvReportSummary = z.infer<typeof cvReportSummarySchema>;

export const listOwnCvReportsRoute = defineRoute({
  method: 'get',
  path: historyPath,
  summary: "The caller's reports, the newest first",
  access: 'user',
  responses: { 200: z.object({ reports: z.array(cvReportSummarySchema).max(mostCvReports) }) },
});

const params = z.object({ reportId: reportIdSchema });

export const getPastCvReportRoute = defineRoute({
  method: 'get',
  path: `${historyPath}/{reportId}`,
  summary: "One of the caller's reports; ENTRY_NOT_FOUND for any other",
  access: 'user',
  params,
  responses: { 200: z.object({ report: ownCvReportSchema }) },
});

export const deletePastCvReportRoute = defineRoute({
  method: 'delete',
  path: `${historyPath}/{reportId}`,
  summary: "Deletes one of the caller's reports; also where there is none",
  access: 'user',
  params,
  responses: { 204: null },
});

export const ownCvReportRoutes = [
  getOwnCvReportRoute,
  createOwnCvReportRoute,
  deleteOwnCvReportRoute,
  listOwnCvReportsRoute,
  getPastCvReportRoute,
  deletePastCvReportRoute,
];
