import type { Automation } from '@sabi/contracts/http/hiring/automations';
import type { AutomationStop } from '@sabi/contracts/hiring/automation-terms';
import { templatesMax } from '@sabi/contracts/hiring/field-limits';
import { findJob } from '../jobs/get-job';
import type { JobRepository } from '../jobs/job-repository';
import type { TemplateRepository } from '../letters/letter-template';
import type { Memberships } from '../tenancy/memberships';
import { assertMay, may } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { erasedUserId } from '../account-erasure/account-data';
import type { AutomationRepository, StoredAutomation } from './automation';
import { findStop } from './automation-content';

interface ListDependencies {
  readonly automations: AutomationRepository;
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly templates: Pick<TemplateRepository, 'templatesOf'>;
  readonly memberships: Pick<Memberships, 'findRole'>;
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
  const members = [...new Set(found.map(({ member_id: id }) => id))];
  const roles = await Promise.all(
    members.map((userId) => memberships.findRole({ companyId: tenant.companyId, userId })),
  );
  const active = new Set(members.filter((_, index) => isActive(roles[index])));
  return found.map((each) => {
    const { template_id: templateId } = each.act;
    const hasTemplate = templateId === null || known.some(({ id }) => id === templateId);
    return viewAutomation(each, findStop(each, { job, mayAct: active.has(each.member_id), hasTemplate }));
  });
}

const isActive = (role: Awaited<ReturnType<Memberships['findRole']>> | undefined): boolean =>
  role ? may({ role }, 'jobs.change') : false;

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
