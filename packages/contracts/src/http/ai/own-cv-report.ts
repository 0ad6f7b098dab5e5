import { z } from 'zod';
import { jobTextMaxCharacters, jobTextMinCharacters } from '../../ai/cv-text';
import { languages } from '../../language';
import { cvReportSchema } from './cv-report';
import { fileKeySchema } from '../profile/profile';
import { defineRoute } from '../route';

// Analysis of the profile's CV. Only the newest is stored, for 90 days.

const path = '/api/ai/v1/cv-report';

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
  summary: "Analyses a CV of the caller's profile and stores the report in place of the one before",
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
  summary: 'Forgets the report; also where there is none',
  access: 'user',
  responses: { 204: null },
});

export const ownCvReportRoutes = [getOwnCvReportRoute, createOwnCvReportRoute, deleteOwnCvReportRoute];
