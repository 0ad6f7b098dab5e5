import { randomUUID } from 'node:crypto';
import type { LetterTemplate } from '@sabi/contracts/http/hiring/letter-templates';
import { templatesMax } from '@sabi/contracts/hiring/field-limits';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { defaultTemplates } from './default-templates';
import type { StoredTemplate, TemplateRepository } from './letter-template';

/** @throws {AppError} ACCESS_DENIED */
export async function listTemplates(
  { tenant, now }: { tenant: Tenant; now: Date },
  { templates }: { templates: TemplateRepository },
): Promise<LetterTemplate[]> {
  assertMay(tenant, 'templates.use');
  const own = templates.templatesOf(tenant);
  const found = await own.list(templatesMax);
  if (found.length > 0) return found.map(viewTemplate);
  await own.addDefaults(
    defaultTemplates.map((content) => ({ id: randomUUID(), ...content, version: 1, updated_at: now })),
  );
  return (await own.list(templatesMax)).map(viewTemplate);
}

export const viewTemplate = ({ id, updated_at: updatedAt, ...template }: StoredTemplate): LetterTemplate => ({
  template_id: id,
  name: template.name,
  language: template.language,
  subject: template.subject,
  text: template.text,
  version: template.version,
  updated_at: updatedAt.toISOString(),
});
