import type { SavedJob } from '@sabi/contracts/http/hiring/job-search';
import { viewCard } from '../board/view-card';
import type { CompanyDirectory } from '../companies/company-repository';
import { findCompaniesOfJobs } from '../companies/find-companies-of-jobs';
import type { JobDirectory } from '../jobs/job-repository';
import { isOpen } from '../jobs/job-lifecycle';
import type { StoredSavedJob, TrackedApplications } from './job-search-repository';

export interface ViewSavedDependencies {
  readonly jobDirectory: Pick<JobDirectory, 'findMany'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
  readonly trackedApplications: Pick<TrackedApplications, 'findCounting'>;
}

/** In the order given. Of a job that is not open only what was saved is shown: it may have been frozen. */
export async function viewSavedJobs(
  saved: readonly StoredSavedJob[],
  { userId, now }: { userId: string; now: Date },
  dependencies: ViewSavedDependencies,
): Promise<SavedJob[]> {
  const ids = saved.map(({ job_id: id }) => id);
  const [jobs, counting] = await Promise.all([
    dependencies.jobDirectory.findMany(ids),
    dependencies.trackedApplications.findCounting(userId, ids),
  ]);
  const open = jobs.filter((job) => isOpen(job, now));
  const companies = await findCompaniesOfJobs(open, dependencies);
  const cards = new Map(
    open.flatMap((job) => {
      const company = companies.get(job.company_id);
      return company ? [[job.id, viewCard(job, { company, why: [], now })] as const] : [];
    }),
  );
  const applicationOf = new Map(counting.map((each) => [each.job_id, each.application_id]));
  return saved.map(({ public_no, job_id: id, title, company_name, saved_at: at }) => ({
    ...{ public_no, title, company_name },
    job: cards.get(id) ?? null,
    is_open: cards.has(id),
    saved_at: at.toISOString(),
    application_id: applicationOf.get(id) ?? null,
  }));
}
