import type { Logger } from '@sabi/service-kit/logger';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { StoredJob } from '../jobs/job';
import type { JobDirectory } from '../jobs/job-repository';
import type { StoredApplication } from './application';
import { type DueStep, findDueStep, findNextTime } from './application-clock';
import type { ApplicationDirectory } from './application-repository';
import { settleApplication } from './settle-application';
import { notifyTalent } from './notify-talent';
import {
  type ApplicationDependencies,
  byService,
  requestSettlement,
  transitionApplication,
} from './transition-application';

export interface SweepApplicationsDependencies extends ApplicationDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'listDue'>;
  readonly jobDirectory: Pick<JobDirectory, 'findMany'>;
  readonly transact: Transact;
  readonly logger: Pick<Logger, 'warn'>;
}

const batchSize = 200;
/** The rest waits for the next sweep, as there are others. */
const mostBatches = 50;
/** Steps of one application in a row: of the allowance and of the clock. */
const mostSteps = 4;

/**
 * Does what is due by time: uses of the plan are settled or fail, allowances are given back, unanswered applications are
 * closed. One that fails is tried again in the next round and does not stop the others.
 */
export async function sweepApplications(
  { now, signal }: { now: Date; signal?: AbortSignal },
  dependencies: SweepApplicationsDependencies,
): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const due = await dependencies.applicationDirectory.listDue(now, batchSize);
    const jobs = await dependencies.jobDirectory.findMany([...new Set(due.map(({ job_id: id }) => id))]);
    const jobOf = new Map(jobs.map((job) => [job.id, job]));
    let failures = 0;
    for (const application of due)
      try {
        await sweepOne(application, jobOf.get(application.job_id) ?? null, now, dependencies);
      } catch (error) {
        failures += 1;
        dependencies.logger.warn({ err: error, application_id: application.id }, 'application.sweep.failed');
      }
    if (due.length < batchSize || failures > 0 || signal?.aborted) return;
  }
}

async function sweepOne(
  read: StoredApplication,
  job: StoredJob | null,
  now: Date,
  dependencies: SweepApplicationsDependencies,
): Promise<void> {
  let application: StoredApplication | null = read;
  for (let count = 0; application && count < mostSteps; count += 1) {
    const current: StoredApplication = application;
    const step = findDueStep(current, job, now);
    application = await dependencies.transact((transaction) =>
      step
        ? take(step, { application: current, job, now }, dependencies, transaction)
        : storeNextTime(current, now, dependencies, transaction),
    );
    if (!step) return;
  }
}

interface StepInput {
  readonly application: StoredApplication;
  readonly job: StoredJob | null;
  readonly now: Date;
}

/** @returns null when the application has changed since it was read */
function take(
  step: DueStep,
  { application, job, now }: StepInput,
  dependencies: ApplicationDependencies,
  transaction: Transaction,
): Promise<StoredApplication | null> {
  const { clock } = application;
  const transition = (
    changes: Partial<StoredApplication>,
    more: Pick<Parameters<typeof transitionApplication>[0], 'events' | 'returned'>,
  ) => transitionApplication({ application, changes, now, ...more }, dependencies, transaction);
  switch (step) {
    case 'request settlement':
      return askForSettlement({ application, now }, dependencies, transaction);
    case 'fail':
      return settleApplication({ application, result: 'unsettled', now }, dependencies, transaction);
    case 'notify':
      return notifyHeldMove({ application, job, now }, dependencies, transaction);
    case 'return allowance':
      return transition({}, { events: [], returned: 'unopened' });
    case 'nudge':
      return transition(
        { clock: { ...clock, nudged_at: now } },
        { events: [{ type: 'nudged', actor: byService }] },
      );
    case 'close unanswered':
      return transition(
        { state: 'closed_unanswered', clock: { ...clock, ended_at: now } },
        { events: [{ type: 'closed', actor: byService, reason: 'unanswered' }] },
      );
    case 'close with job': {
      const reason = job?.frozen_at ? 'job_frozen' : 'job_closed';
      return transition(
        { state: 'closed_with_job', counts: false, clock: { ...clock, ended_at: now } },
        { events: [{ type: 'closed', actor: byService, reason }], returned: reason },
      );
    }
  }
}

/** Letters of a job that was frozen in the meantime are not sent. */
function notifyHeldMove(
  { application, job, now }: StepInput,
  dependencies: ApplicationDependencies,
  transaction: Transaction,
): Promise<StoredApplication | null> {
  const { held } = application;
  const notified = held && job?.frozen_at ? { ...application, held: { ...held, letters: [] } } : application;
  return notifyTalent(notified, held?.notify_at ?? now, dependencies, transaction);
}

async function askForSettlement(
  { application, now }: { application: StoredApplication; now: Date },
  dependencies: ApplicationDependencies,
  transaction: Transaction,
): Promise<StoredApplication | null> {
  const changes = { settlement_requested_at: now };
  const changed = await transitionApplication(
    { application, changes, events: [], now },
    dependencies,
    transaction,
  );
  if (changed?.talent_id)
    await dependencies.outbox.append(requestSettlement(changed, changed.talent_id, 'used'), transaction);
  return changed;
}

async function storeNextTime(
  application: StoredApplication,
  now: Date,
  { applications }: ApplicationDependencies,
  transaction: Transaction,
): Promise<StoredApplication | null> {
  const own = applications.applicationsOf({ companyId: application.company_id });
  return own.change(application, { next_at: findNextTime(application, { now, isNew: false }) }, transaction);
}
