import { z } from 'zod';
import { letterPlaceholders, rejectionReasons } from '../../hiring/application-terms';
import { templateNameMaxLength } from '../../hiring/field-limits';
import { languages } from '../../language';
import { toLine } from '../../profile/entry-rules';
import { defineRoute } from '../route';
import { letterSubjectSchema, letterTextSchema } from './applications';
import { companyPath, moment, ofCompany, version } from './fields';

const placeholders = `Placeholders: ${letterPlaceholders.map((name) => `{${name}}`).join(', ')}; another one is refused`;

const templateFields = {
  name: z.string().overwrite(toLine).trim().min(1).max(templateNameMaxLength),
  language: z.enum(languages),
  subject: letterSubjectSchema.describe(placeholders),
  text: letterTextSchema.describe(placeholders),
};

/** Of a letter to applicants. */
export const letterTemplateSchema = z
  .object({ template_id: z.uuid(), ...templateFields, version, updated_at: moment })
  .meta({ id: 'LetterTemplate' });
export type LetterTemplate = z.infer<typeof letterTemplateSchema>;

const templatesPath = `${companyPath}/templates`;
const ofTemplate = ofCompany.extend({ templateId: z.uuid() });

export const listTemplatesRoute = defineRoute({
  method: 'get',
  path: templatesPath,
  summary: 'Templates of letters to applicants, by name; a new company has two in each language',
  access: 'user',
  params: ofCompany,
  responses: { 200: z.object({ templates: z.array(letterTemplateSchema) }) },
});

export const createTemplateRoute = defineRoute({
  method: 'post',
  path: templatesPath,
  summary: 'Stores a template; the same one sent twice is stored once. TEMPLATES_TOO_MANY beyond 100',
  access: 'user',
  params: ofCompany,
  body: z.strictObject({ template_id: z.uuid().describe('Made by the caller'), ...templateFields }),
  responses: { 201: letterTemplateSchema },
});

export const changeTemplateRoute = defineRoute({
  method: 'patch',
  path: `${templatesPath}/{templateId}`,
  summary: 'Changes a template; letters that wait to be sent stay as they are. TEMPLATE_CHANGED',
  access: 'user',
  params: ofTemplate,
  body: z.strictObject({ version, ...templateFields }),
  responses: { 200: letterTemplateSchema },
});

export const deleteTemplateRoute = defineRoute({
  method: 'delete',
  path: `${templatesPath}/{templateId}`,
  summary: 'Deletes a template',
  access: 'user',
  params: ofTemplate,
  responses: { 204: null },
});

export const previewTemplateRoute = defineRoute({
  method: 'post',
  path: `${templatesPath}/preview`,
  summary: 'A letter as a talent would get it, for an application or with a sample of one',
  access: 'user',
  params: ofCompany,
  body: z.strictObject({
    language: templateFields.language,
    subject: templateFields.subject,
    text: templateFields.text,
    application_id: z.uuid().optional(),
    reason: z.enum(rejectionReasons).optional(),
  }),
  responses: { 200: z.object({ subject: z.string(), text: z.string() }) },
});

export const letterTemplateRoutes = [
  listTemplatesRoute,
  createTemplateRoute,
  changeTemplateRoute,
  deleteTemplateRoute,
  previewTemplateRoute,
];
