import type { Transaction } from '@sabi/service-kit/transaction';
import { isOpen } from './job-lifecycle';
import type { JobRepository } from './job-repository';
import { type ChangeDependencies, recordJobChange } from './record-job-change';

/** Open jobs show the name and the mark of their company, so the board hears of each. */
export async function recordCompanyChange(
  { companyId, now }: { companyId: string; now: Date },
  { jobs, ...dependencies }: ChangeDependencies & { jobs: Pick<JobRepository, 'jobsOf'> },
  transaction: Transaction,
): Promise<void> {
  const unfinished = await jobs.jobsOf({ companyId }).listUnfinished(transaction);
  for (const { id: jobId } of unfinished.filter((job) => isOpen(job, now)))
    await recordJobChange({ jobId, change: { kind: 'changed' }, now }, dependencies, transaction);
}
