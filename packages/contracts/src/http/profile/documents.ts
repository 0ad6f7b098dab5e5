import { z } from 'zod';
import { documentTemplates } from '../../profile/document-templates';
import { languages } from '../../language';
import { defineRoute } from '../route';

// Documents generated from a profile: resumes.

export const documentTemplateSchema = z.enum(documentTemplates);

export const documentFormatSchema = z
  .enum(['pdf', 'docx', 'json'])
  .describe('json is a JSON Resume, which also lies inside the PDF as resume.json');
export type DocumentFormat = z.infer<typeof documentFormatSchema>;

export const documentChoiceSchema = z.strictObject({
  format: documentFormatSchema,
  template: documentTemplateSchema.describe('Of no meaning for json'),
  language: z.enum(languages).describe('Of headings and dates; what the owner wrote stays as it is'),
});
export type DocumentChoice = z.infer<typeof documentChoiceSchema>;

export const createDocumentRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/documents',
  summary:
    "The caller's profile as a resume in a file of its own; nothing is kept. Thirty an hour. TEMPLATE_NOT_INCLUDED for columns, compact and timeline without cv_template_premium",
  access: 'user',
  guarded: true,
  body: documentChoiceSchema,
  responses: { 200: null },
});

export const profileDocumentRoutes = [createDocumentRoute];
