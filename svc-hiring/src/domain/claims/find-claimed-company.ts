import type { NewClaim } from '@sabi/contracts/http/hiring/claims';
import { AppError } from '@sabi/service-kit/errors';
import type { StoredCompany } from '../companies/company';
import type { CompanyDirectory } from '../companies/company-repository';
import { isPublic } from '../companies/is-public';
import { readNib } from '../companies/read-nib';
import type { JobDirectory } from '../jobs/job-repository';

export interface FindClaimedDependencies {
  readonly companyDirectory: Pick<CompanyDirectory, 'findByNib' | 'findBySlug'>;
  readonly jobDirectory: Pick<JobDirectory, 'countOpenOfCompany'>;
}

interface ClaimedCompany {
  readonly company: StoredCompany;
  /** null where the claimant may not learn it. */
  readonly publicName: string | null;
}

/** @throws {AppError} NIB_INVALID, COMPANY_NOT_FOUND also for a page that is not public */
export async function findClaimedCompany(
  { named, now }: { named: NewClaim['company']; now: Date },
  { companyDirectory, jobDirectory }: FindClaimedDependencies,
): Promise<ClaimedCompany> {
  const company = await ('nib' in named
    ? companyDirectory.findByNib(readNib(named.nib))
    : companyDirectory.findBySlug(named.slug));
  if (!company) throw new AppError('COMPANY_NOT_FOUND');
  const isHiring = (await jobDirectory.countOpenOfCompany(company.id, now)) > 0;
  const publicName = isPublic(company, { isHiring, now }) ? company.name : null;
  if ('slug' in named && publicName === null) throw new AppError('COMPANY_NOT_FOUND');
  return { company, publicName };
}
