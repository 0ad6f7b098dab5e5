import type { JobDirectory } from '../jobs/job-repository';
import type { ApplicationRepository } from './application-repository';

interface MarkDependencies {
  readonly jobDirectory: Pick<JobDirectory, 'find'>;
  readonly applications: ApplicationRepository;
}

/** After the end or the freeze of a job the next sweep gives the allowances of unopened applications back. */
export async function markApplications(
  { jobId, now }: { jobId: string; now: Date },
  { jobDirectory, applications }: MarkDependencies,
): Promise<void> {
  const job = await jobDirectory.find(jobId);
  if (job) await applications.applicationsOf({ companyId: job.company_id }).markUntouched(jobId, now);
}
