import { applicationDays } from '@sabi/contracts/hiring/application-terms';
import type { JobSummary } from '@sabi/contracts/http/hiring/jobs';
import type { StoredJob } from '../jobs/job';
import { addDays } from '../jobs/job-lifecycle';
import type { Tenant } from '../tenancy/tenant';
import { hasJobEnded } from './application-clock';
import type { ApplicationRepository } from './application-repository';
import { maySeeApplications } from './may-see-applications';

interface CountInput {
  readonly tenant: Tenant;
  readonly jobs: readonly StoredJob[];
  readonly now: Date;
}

/** Applications to each job, at a moment, independent of sweeps; jobs whose applications the member may not read are left out. */
export async function countApplications(
  { tenant, jobs, now }: CountInput,
  { applications }: { applications: ApplicationRepository },
): Promise<ReadonlyMap<string, NonNullable<JobSummary['applications']>>> {
  const seen = jobs.filter((job) => maySeeApplications(tenant, job, now));
  if (seen.length === 0) return new Map();
  // A younger one is not late yet, an older one was closed without an answer.
  const late = {
    after: addDays(now, -applicationDays.unanswered),
    until: addDays(now, -applicationDays.nudge),
  };
  const ids = seen.map(({ id }) => id);
  const counts = await applications.applicationsOf(tenant).countByJob(ids, late);
  const countOf = new Map(counts.map((count) => [count.job_id, count]));
  return new Map(
    seen.map((job) => {
      const { total, opened, unopened } = countOf.get(job.id) ?? { total: 0, opened: 0, unopened: 0 };
      // Those that nobody has opened end with the job.
      return [job.id, { total, unanswered: hasJobEnded(job, now) ? opened : opened + unopened }];
    }),
  );
}
