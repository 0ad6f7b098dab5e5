import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { automatic } from '../audit/automatic';
import type { CompanyJobs } from './company-jobs';
import type { CompanyDirectory, CompanyRepository } from './company-repository';

/** How long admins may take over a company without an owner. */
const takeOverMs = 30 * 86_400_000;
const batchSize = 20;

export interface SweepOwnerlessDependencies {
  readonly companies: Pick<CompanyRepository, 'companyOf'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'listOwnerless'>;
  readonly companyJobs: Pick<CompanyJobs, 'closeAll'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

/**
 * Closes the jobs of companies without an owner after the deadline. An admin may still take the company over.
 */
export async function sweepOwnerless(
  { now }: { now: Date },
  dependencies: SweepOwnerlessDependencies,
): Promise<void> {
  const before = new Date(now.getTime() - takeOverMs);
  for (const { id: companyId } of await dependencies.companyDirectory.listOwnerless(before, batchSize))
    await dependencies.transact((transaction) => closeCompany({ companyId, now }, dependencies, transaction));
}

async function closeCompany(
  { companyId, now }: { companyId: string; now: Date },
  { companies, companyJobs, audit }: SweepOwnerlessDependencies,
  transaction: Transaction,
): Promise<void> {
  await companies.companyOf({ companyId }).close(now, transaction);
  await audit.record(
    { ...automatic, action: 'company.closed', subject: { type: 'company', id: companyId } },
    transaction,
  );
  await companyJobs.closeAll({ companyId, now }, transaction);
}
