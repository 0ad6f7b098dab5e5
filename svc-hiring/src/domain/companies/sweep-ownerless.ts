import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { addDays } from '../jobs/job-lifecycle';
import type { JobRepository } from '../jobs/job-repository';
import { type ChangeDependencies, recordJobChange } from '../jobs/record-job-change';
import type { CompanyDirectory, CompanyRepository } from './company-repository';

/** How long the admins of a company without an owner have to take it over. */
const daysToTakeOver = 30;
const batchSize = 20;

export interface SweepOwnerlessDependencies extends ChangeDependencies {
  readonly companies: Pick<CompanyRepository, 'companyOf'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'listOwnerless'>;
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

/** Closes the jobs of companies without an owner once the deadline is over. An admin may still take the company over, with new jobs. */
export async function sweepOwnerless(
  { now }: { now: Date },
  dependencies: SweepOwnerlessDependencies,
): Promise<void> {
  const before = addDays(now, -daysToTakeOver);
  for (const { id: companyId } of await dependencies.companyDirectory.listOwnerless(before, batchSize))
    await dependencies.transact((transaction) => closeCompany({ companyId, now }, dependencies, transaction));
}

async function closeCompany(
  { companyId, now }: { companyId: string; now: Date },
  { companies, jobs, audit, ...dependencies }: SweepOwnerlessDependencies,
  transaction: Transaction,
): Promise<void> {
  const tenant = { companyId };
  const ending = { state: 'closed', pause_reason: null, close_reason: 'withdrawn', updated_at: now } as const;
  await companies.companyOf(tenant).close(now, transaction);
  await audit.record(
    {
      actor: { id: 'svc-hiring', kind: 'service' },
      role: null,
      action: 'company.closed',
      subject: { type: 'company', id: companyId },
    },
    transaction,
  );
  for (const job of await jobs.jobsOf(tenant).listUnfinished(transaction)) {
    await jobs.jobsOf(tenant).change(job, ending, transaction);
    if (job.published_at === null) continue;
    const change = { kind: 'closed', reason: 'withdrawn' } as const;
    await recordJobChange({ jobId: job.id, change, now }, dependencies, transaction);
  }
}
