import type { StoredJob } from '../jobs/job';
import { isOpen } from '../jobs/job-lifecycle';
import { may } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';

/** Whether a member sees the applications to a job: recruiters those of open jobs and of their own. */
export const maySeeApplications = (
  tenant: Pick<Tenant, 'role' | 'userId'>,
  job: StoredJob,
  now: Date,
): boolean =>
  may(tenant, 'applications.read') &&
  (may(tenant, 'applications.read-all') || job.created_by === tenant.userId || isOpen(job, now));
