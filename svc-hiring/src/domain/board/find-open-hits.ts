import type { JobHit } from '@sabi/job-search/job-search';
import type { StoredCompany } from '../companies/company';
import type { CompanyDirectory } from '../companies/company-repository';
import { findCompaniesOfJobs } from '../companies/find-companies-of-jobs';
import type { StoredJob } from '../jobs/job';
import { isOpen } from '../jobs/job-lifecycle';
import type { JobDirectory } from '../jobs/job-repository';

export interface OpenHitSources {
  readonly jobDirectory: Pick<JobDirectory, 'findMany'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
}

interface OpenHit {
  readonly hit: JobHit;
  readonly job: StoredJob;
  readonly company: StoredCompany;
}

/** Hits that are open in the database, in their order: a job just frozen or closed is left out. */
export async function findOpenHits(
  { hits, now }: { hits: readonly JobHit[]; now: Date },
  dependencies: OpenHitSources,
): Promise<OpenHit[]> {
  const jobs = await dependencies.jobDirectory.findMany(hits.map(({ id }) => id));
  const open = new Map(jobs.filter((job) => isOpen(job, now)).map((job) => [job.id, job]));
  const companies = await findCompaniesOfJobs(open.values(), dependencies);
  return hits.flatMap((hit) => {
    const job = open.get(hit.id);
    const company = job && companies.get(job.company_id);
    return company ? [{ hit, job, company }] : [];
  });
}
