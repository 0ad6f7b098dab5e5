import type { Automation } from '@sabi/contracts/http/hiring/automations';
import type { AutomationStop } from '@sabi/contracts/hiring/automation-terms';
import { templatesMax } from '@sabi/contracts/hiring/field-limits';
import { findJob } from '../jobs/get-job';
import type { JobRepository } from '../jobs/job-repository';
import type { TemplateRepository } from '../letters/letter-template';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { erasedUserId } from '../account-erasure/account-data';
import type { AutomationRepository, StoredAutomation } from './automation';
import { findStop } from './automation-content';
import { type AuthorDependencies, openAuthor } from './open-author';

interface ListDependencies extends AuthorDependencies {
  readonly automations: AutomationRepository;
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly templates: Pick<TemplateRepository, 'templatesOf'>;
}

/** @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND */
export async function listAutomations(
  { tenant, jobId }: { tenant: Tenant; jobId: string },
  { automations, jobs, templates, memberships }: ListDependencies,
): Promise<Automation[]> {
  assertMay(tenant, 'applications.read');
  const job = await findJob({ tenant, jobId }, { jobs });
  const [found, known] = await Promise.all([
    automations.automationsOf(tenant).list(jobId),
    templates.templatesOf(tenant).list(templatesMax),
  ]);
  const authors = await Promise.all(found.map((each) => openAuthor(tenant.companyId, each, { memberships })));
  return found.map((each, index) => {
    const { template_id: templateId } = each.act;
    const hasTemplate = templateId === null || known.some(({ id }) => id === templateId);
    const mayAct = authors[index] !== null;
    return viewAutomation(each, findStop(each, { job, mayAct, hasTemplate }));
  });
}

export const viewAutomation = (
  { id, name, is_on, trigger, conditions, act, member_id, version, updated_at: updatedAt }: StoredAutomation,
  stopped: AutomationStop | null,
): Automation => ({
  automation_id: id,
  ...{ name, is_on, trigger, conditions: [...conditions], act },
  member_id: member_id === erasedUserId ? null : member_id,
  stopped: is_on ? stopped : null,
  version,
  updated_at: updatedAt.toISOString(),
});
