import type { StoredCompany } from './company';
import type { CompanyDirectory } from './company-repository';

/** @returns companies by id */
export async function findCompaniesOfJobs(
  jobs: Iterable<{ readonly company_id: string }>,
  { companyDirectory }: { companyDirectory: Pick<CompanyDirectory, 'findMany'> },
): Promise<ReadonlyMap<string, StoredCompany>> {
  const ids = new Set(Array.from(jobs, (job) => job.company_id));
  const companies = await companyDirectory.findMany([...ids]);
  return new Map(companies.map((company) => [company.id, company]));
}
