import type { Application } from '@sabi/contracts/http/hiring/applications';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { StoredJob } from '../jobs/job';
import { recordView, type RecordViewDependencies } from '../views/record-view';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { isLive, isReceived, type StoredApplication } from './application';
import { effectiveState } from './application-clock';
import { maySeeApplications } from './may-see-applications';
import { notifyIfDue } from './notify-talent';
import { type ApplicationDependencies, byMember, transitionApplication } from './transition-application';
import { viewApplication } from './view-application';

interface GetApplicationDependencies extends ApplicationDependencies, RecordViewDependencies {
  readonly transact: Transact;
}

interface GetInput {
  readonly tenant: Tenant;
  readonly applicationId: string;
  readonly now: Date;
}

/** @throws {AppError} ACCESS_DENIED, APPLICATION_NOT_FOUND also for one of another company */
export async function findVisible(
  { tenant, applicationId, now }: GetInput,
  { jobs, applications }: Pick<GetApplicationDependencies, 'jobs' | 'applications'>,
): Promise<{ found: StoredApplication; job: StoredJob }> {
  assertMay(tenant, 'applications.read');
  const found = await applications.applicationsOf(tenant).find(applicationId);
  if (!found || !isReceived(found)) throw new AppError('APPLICATION_NOT_FOUND');
  const job = await jobs.jobsOf(tenant).find(found.job_id);
  if (!job) throw new AppError('APPLICATION_NOT_FOUND');
  if (!maySeeApplications(tenant, job, now)) throw new AppError('ACCESS_DENIED');
  return { found, job };
}

/**
 * An application for a member; the first call opens it, and the talent gets a receipt of the view.
 * @throws {AppError} ACCESS_DENIED, APPLICATION_NOT_FOUND also for one of another company
 */
export async function getApplication(
  { tenant, applicationId, now }: GetInput,
  { transact, ...dependencies }: GetApplicationDependencies,
): Promise<Application> {
  const { found, job } = await findVisible({ tenant, applicationId, now }, dependencies);
  const own = dependencies.applications.applicationsOf(tenant);
  const application = isUnopened(found, now)
    ? await transact(async (transaction) => {
        const read = (await own.find(applicationId, transaction)) ?? found;
        if (!isUnopened(read, now)) return read; // another member came first
        const current = await notifyIfDue(read, now, dependencies, transaction);
        const changes = { clock: { ...current.clock, opened_at: now } };
        const events = [{ type: 'opened', actor: byMember(tenant.userId) }] as const;
        const opening = { application: current, changes, events, now };
        return (await transitionApplication(opening, dependencies, transaction)) ?? current;
      })
    : found;
  await recordView({ application, tenant, what: 'application', now }, dependencies);
  return viewApplication(application, { job, events: await own.listEvents(applicationId), now });
}

const isUnopened = (application: StoredApplication, now: Date): boolean =>
  application.clock.opened_at === null && isLive(effectiveState(application, now));
