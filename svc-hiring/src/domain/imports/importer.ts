import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit, AuditAct } from '../audit/audit';
import type { StoredJob } from '../jobs/job';
import type { CompanyDirectory, CompanyRepository } from '../companies/company-repository';
import type { JobRepository } from '../jobs/job-repository';
import { type ChangeDependencies, recordJobChange } from '../jobs/record-job-change';
import type { JobTransition } from '../jobs/transition-job';
import type { PostingRules } from '../posting-rules/posting-rules';

export const importer: Pick<AuditAct, 'actor' | 'role'> = {
  actor: { id: 'import-postings', kind: 'service' },
  role: null,
};

export interface ImportDependencies extends ChangeDependencies {
  readonly companies: CompanyRepository;
  readonly companyDirectory: Pick<CompanyDirectory, 'findBySlug'>;
  readonly jobs: JobRepository;
  readonly audit: Audit;
  readonly postingRules: PostingRules;
  readonly transact: Transact;
}

/** `transitionJob` for the importer, which is no member. @throws {AppError} JOB_CHANGED */
export async function transitionImportedJob(
  { job, changes, action, change, now }: Omit<JobTransition, 'tenant'>,
  {
    jobs,
    audit,
    transact,
    ...dependencies
  }: Pick<ImportDependencies, 'jobs' | 'audit' | 'transact' | keyof ChangeDependencies>,
): Promise<StoredJob> {
  return transact(async (transaction) => {
    const own = jobs.jobsOf({ companyId: job.company_id });
    const changed = await own.change(job, { ...changes, updated_at: now }, transaction);
    if (!changed) throw new AppError('JOB_CHANGED');
    await audit.record({ ...importer, action, subject: { type: 'job', id: job.id } }, transaction);
    if (change) await recordJobChange({ jobId: job.id, change, now }, dependencies, transaction);
    return changed;
  });
}
