import { z } from 'zod';
import { languages } from '../language';
import { defineRoute } from './route';

// What a profile gives out: a resume to send.

/** For everybody. */
export const freeTemplates = ['plain', 'modern', 'classic'] as const;
/** For whoever has `cv_template_premium` now. */
export const premiumTemplates = ['columns', 'compact', 'timeline'] as const;
export const documentTemplates = [...freeTemplates, ...premiumTemplates] as const;
export const documentTemplateSchema = z.enum(documentTemplates);
export type DocumentTemplate = z.infer<typeof documentTemplateSchema>;

export function isPremiumTemplate(template: DocumentTemplate): boolean {
  return premiumTemplates.some((premium) => premium === template);
}

export const documentFormatSchema = z
  .enum(['pdf', 'docx', 'json'])
  .describe('json is a JSON Resume, which also lies inside the PDF as resume.json');
export type DocumentFormat = z.infer<typeof documentFormatSchema>;

export const documentChoiceSchema = z.strictObject({
  format: documentFormatSchema,
  template: documentTemplateSchema.describe(
    'Of no meaning for json. TEMPLATE_NOT_INCLUDED for columns, compact and timeline without cv_template_premium',
  ),
  language: z.enum(languages).describe('Of headings and dates; what the owner wrote stays as it is'),
});
export type DocumentChoice = z.infer<typeof documentChoiceSchema>;

export const createDocumentRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/documents',
  summary: "The caller's profile as a resume in a file of its own; nothing is kept. Thirty an hour",
  access: 'user',
  guarded: true,
  body: documentChoiceSchema,
  responses: { 200: null },
});

export const profileDocumentRoutes = [createDocumentRoute];
