import { templatesMax } from '@sabi/contracts/hiring/field-limits';
import type { LetterTemplate } from '@sabi/contracts/http/hiring/letter-templates';
import { AppError } from '@sabi/service-kit/errors';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { TemplateContent, TemplateRepository } from './letter-template';
import { listTemplates, viewTemplate } from './list-templates';
import { assertPlaceholdersKnown } from './render-letter';

interface TemplateDependencies {
  readonly templates: TemplateRepository;
}

interface TemplateInput {
  readonly tenant: Tenant;
  readonly templateId: string;
}

interface ContentInput extends TemplateInput {
  readonly content: TemplateContent;
  readonly now: Date;
}

/**
 * Idempotent by the template's id.
 * @throws {AppError} ACCESS_DENIED, REQUEST_INVALID for unknown placeholders, TEMPLATES_TOO_MANY, IDEMPOTENCY_KEY_REUSED
 */
export async function createTemplate(
  { tenant, templateId: id, content, now }: ContentInput,
  { templates }: TemplateDependencies,
): Promise<LetterTemplate> {
  assertMay(tenant, 'templates.use');
  assertPlaceholdersKnown(content);
  const own = templates.templatesOf(tenant);
  const known = await own.find(id);
  if (known) return viewTemplate(known);
  if ((await listTemplates({ tenant, now }, { templates })).length >= templatesMax)
    throw new AppError('TEMPLATES_TOO_MANY');
  const template = { id, ...content, version: 1, updated_at: now };
  if (!(await own.insert(template))) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return viewTemplate(template);
}

/** @throws {AppError} ACCESS_DENIED, REQUEST_INVALID for unknown placeholders, TEMPLATE_NOT_FOUND, TEMPLATE_CHANGED */
export async function changeTemplate(
  { tenant, templateId: id, version, content, now }: ContentInput & { version: number },
  { templates }: TemplateDependencies,
): Promise<LetterTemplate> {
  assertMay(tenant, 'templates.use');
  assertPlaceholdersKnown(content);
  const own = templates.templatesOf(tenant);
  const changed = await own.change({ id, version }, { ...content, updated_at: now });
  if (changed) return viewTemplate(changed);
  throw new AppError((await own.find(id)) ? 'TEMPLATE_CHANGED' : 'TEMPLATE_NOT_FOUND');
}

/** @throws {AppError} ACCESS_DENIED, TEMPLATE_NOT_FOUND */
export async function deleteTemplate(
  { tenant, templateId }: TemplateInput,
  { templates }: TemplateDependencies,
): Promise<void> {
  assertMay(tenant, 'templates.use');
  if (!(await templates.templatesOf(tenant).remove(templateId))) throw new AppError('TEMPLATE_NOT_FOUND');
}
