import type { Audit } from '../audit/audit';
import { automatic } from '../audit/automatic';
import type { CompanyJobs } from '../companies/company-jobs';
import { isOpen } from './job-lifecycle';
import type { JobRepository } from './job-repository';
import { type ChangeDependencies, recordJobChange } from './record-job-change';

interface CompanyJobsDependencies extends ChangeDependencies {
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly audit: Audit;
}

export const createCompanyJobs = ({
  jobs,
  audit,
  ...dependencies
}: CompanyJobsDependencies): CompanyJobs => ({
  recordChange: async ({ companyId, now }, transaction) => {
    const unfinished = await jobs.jobsOf({ companyId }).listUnfinished(transaction);
    for (const { id: jobId } of unfinished.filter((job) => isOpen(job, now)))
      await recordJobChange({ jobId, change: { kind: 'changed' }, now }, dependencies, transaction);
  },
  closeAll: async ({ companyId, now }, transaction) => {
    const ending = {
      state: 'closed',
      pause_reason: null,
      close_reason: 'withdrawn',
      updated_at: now,
    } as const;
    const change = { kind: 'closed', reason: 'withdrawn' } as const;
    const own = jobs.jobsOf({ companyId });
    for (const job of await own.listUnfinished(transaction)) {
      await own.change(job, ending, transaction);
      const subject = { type: 'job', id: job.id } as const;
      await audit.record({ ...automatic, action: 'job.closed', subject }, transaction);
      if (job.published_at !== null)
        await recordJobChange({ jobId: job.id, change, now }, dependencies, transaction);
    }
  },
});
