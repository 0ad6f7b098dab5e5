import { automationsMax } from '@sabi/contracts/hiring/field-limits';
import type { Automation } from '@sabi/contracts/http/hiring/automations';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { findJob } from '../jobs/get-job';
import type { JobRepository } from '../jobs/job-repository';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { type AutomationContent, type AutomationRepository, AutomationTaken } from './automation';
import { assertRunnable, type ContentDependencies } from './automation-content';
import { viewAutomation } from './list-automations';

interface ChangeDependencies extends ContentDependencies {
  readonly automations: AutomationRepository;
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly transact: Transact;
}

interface AutomationInput {
  readonly tenant: Tenant;
  readonly jobId: string;
  readonly automationId: string;
}

interface ContentInput extends AutomationInput {
  readonly content: AutomationContent;
  readonly now: Date;
}

/**
 * Idempotent by the rule's id.
 * @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, AUTOMATIONS_TOO_MANY, IDEMPOTENCY_KEY_REUSED, and as `assertRunnable`
 */
export async function createAutomation(
  { tenant, jobId, automationId: id, content, now }: ContentInput,
  dependencies: ChangeDependencies,
): Promise<Automation> {
  assertMay(tenant, 'jobs.change');
  const job = await findJob({ tenant, jobId }, dependencies);
  const own = dependencies.automations.automationsOf(tenant);
  const others = await own.list(jobId);
  const known = others.find((each) => each.id === id);
  if (known) return viewAutomation(known, null);
  if (others.length >= automationsMax) throw new AppError('AUTOMATIONS_TOO_MANY');
  await assertRunnable({ tenant, job, draft: { id, ...content }, others }, dependencies);
  const times = { created_at: now, updated_at: now };
  const automation = { id, job_id: jobId, ...content, member_id: tenant.userId, version: 1, ...times };
  try {
    await dependencies.transact(async (transaction) => {
      await own.insert(automation, transaction);
      await recordChange(
        { tenant, jobId, automationId: id },
        'job.automation-set',
        dependencies,
        transaction,
      );
    });
  } catch (error) {
    throw error instanceof AutomationTaken ? new AppError('IDEMPOTENCY_KEY_REUSED') : error;
  }
  return viewAutomation(automation, null);
}

/** @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, AUTOMATION_NOT_FOUND, AUTOMATION_CHANGED, and as `assertRunnable` */
export async function changeAutomation(
  { tenant, jobId, automationId: id, version, content, now }: ContentInput & { version: number },
  dependencies: ChangeDependencies,
): Promise<Automation> {
  assertMay(tenant, 'jobs.change');
  const job = await findJob({ tenant, jobId }, dependencies);
  const own = dependencies.automations.automationsOf(tenant);
  const stored = await own.list(jobId);
  if (stored.every((each) => each.id !== id)) throw new AppError('AUTOMATION_NOT_FOUND');
  // Switching one off is always possible.
  if (content.is_on)
    await assertRunnable({ tenant, job, draft: { id, ...content }, others: stored }, dependencies);
  const changes = { ...content, member_id: tenant.userId, updated_at: now };
  const changed = await dependencies.transact(async (transaction) => {
    const automation = await own.change({ id, job_id: jobId, version }, changes, transaction);
    if (!automation) throw new AppError('AUTOMATION_CHANGED');
    await recordChange({ tenant, jobId, automationId: id }, 'job.automation-set', dependencies, transaction);
    return automation;
  });
  return viewAutomation(changed, null);
}

/** @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, AUTOMATION_NOT_FOUND */
export async function deleteAutomation(
  input: AutomationInput,
  dependencies: ChangeDependencies,
): Promise<void> {
  const { tenant, jobId, automationId: id } = input;
  assertMay(tenant, 'jobs.change');
  await findJob({ tenant, jobId }, dependencies);
  const own = dependencies.automations.automationsOf(tenant);
  await dependencies.transact(async (transaction) => {
    if (!(await own.remove({ id, job_id: jobId }, transaction))) throw new AppError('AUTOMATION_NOT_FOUND');
    await recordChange(input, 'job.automation-deleted', dependencies, transaction);
  });
}

async function recordChange(
  { tenant, jobId, automationId }: AutomationInput,
  action: 'job.automation-set' | 'job.automation-deleted',
  { audit }: Pick<ChangeDependencies, 'audit'>,
  transaction: Transaction,
): Promise<void> {
  await audit.record(
    {
      actor: { id: tenant.userId, kind: 'user' },
      role: tenant.role,
      action,
      subject: { type: 'job', id: jobId },
      payload: { about: [tenant.userId], details: { automation_id: automationId } },
    },
    transaction,
  );
}
