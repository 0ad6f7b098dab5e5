import type { Application } from '@sabi/contracts/http/hiring/applications';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { StoredJob } from '../jobs/job';
import { isOpen } from '../jobs/job-lifecycle';
import type { JobRepository } from '../jobs/job-repository';
import { assertMay, may } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { isLive, isReceived, type StoredApplication } from './application';
import { effectiveState } from './application-clock';
import { type ApplicationDependencies, byMember, transitionApplication } from './transition-application';
import { viewApplication } from './view-application';

interface GetApplicationDependencies extends ApplicationDependencies {
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly transact: Transact;
}

interface GetInput {
  readonly tenant: Tenant;
  readonly applicationId: string;
  readonly now: Date;
}

/** Whether a member sees the applications to a job: recruiters those of open jobs and of their own. */
export const maySeeApplications = (tenant: Tenant, job: StoredJob, now: Date): boolean =>
  may(tenant, 'applications.read') &&
  (may(tenant, 'applications.read-all') || job.created_by === tenant.userId || isOpen(job, now));

/**
 * An application for a member; the first call opens it.
 * @throws {AppError} ACCESS_DENIED, APPLICATION_NOT_FOUND also for one of another company
 */
export async function getApplication(
  { tenant, applicationId, now }: GetInput,
  { jobs, transact, ...dependencies }: GetApplicationDependencies,
): Promise<Application> {
  assertMay(tenant, 'applications.read');
  const own = dependencies.applications.applicationsOf(tenant);
  const found = await own.find(applicationId);
  if (!found || !isReceived(found)) throw new AppError('APPLICATION_NOT_FOUND');
  const job = await jobs.jobsOf(tenant).find(found.job_id);
  if (!job) throw new AppError('APPLICATION_NOT_FOUND');
  if (!maySeeApplications(tenant, job, now)) throw new AppError('ACCESS_DENIED');
  const application = isUnopened(found, now)
    ? await transact(async (transaction) => {
        const current = (await own.find(applicationId, transaction)) ?? found;
        if (!isUnopened(current, now)) return current; // another member came first
        const changes = { clock: { ...current.clock, opened_at: now } };
        const events = [{ type: 'opened', actor: byMember(tenant.userId) }] as const;
        const opening = { application: current, changes, events, now };
        return (await transitionApplication(opening, dependencies, transaction)) ?? current;
      })
    : found;
  return viewApplication(application, { job, events: await own.listEvents(applicationId), now });
}

const isUnopened = (application: StoredApplication, now: Date): boolean =>
  application.clock.opened_at === null && isLive(effectiveState(application, now));
