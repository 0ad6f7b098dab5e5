import { movesMax } from '@sabi/contracts/hiring/field-limits';
import type { AutomationStep } from '@sabi/contracts/http/hiring/automations';
import { AppError } from '@sabi/service-kit/errors';
import type { StoredApplication, StoredEvent } from '../applications/application';
import { maySeeApplications } from '../applications/may-see-applications';
import { findJob } from '../jobs/get-job';
import type { StoredJob } from '../jobs/job';
import type { JobRepository } from '../jobs/job-repository';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { assertRunnable, type ContentDependencies } from './automation-content';
import type { AutomationContent, StoredAutomation } from './automation';
import { findNext, planSteps } from './choose-automation';
import { type ApplicationPlace, findPlace } from './find-place';
import { openAuthor } from './open-author';
import { isMovable, runAutomation, type RunAutomationDependencies } from './run-automation';

interface PresentInput {
  readonly tenant: Tenant;
  readonly jobId: string;
  readonly now: Date;
}

type PresentDependencies = Pick<RunAutomationDependencies, 'automations' | 'applications'> & {
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
};

interface Present {
  readonly application: StoredApplication;
  readonly place: ApplicationPlace;
}

/**
 * What a rule would do with the applications as they are now, and the others after it, by the same plan by which they act.
 * @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, and as `assertRunnable`
 */
export async function tryAutomation(
  {
    automationId,
    content,
    ...input
  }: PresentInput & { automationId: string | undefined; content: AutomationContent },
  dependencies: PresentDependencies & ContentDependencies,
) {
  const { tenant, jobId, now } = input;
  assertMay(tenant, 'jobs.change');
  const job = await findVisibleJob(input, dependencies);
  const stored = await dependencies.automations.automationsOf(tenant).list(jobId);
  const draft = { id: automationId ?? draftId, ...content, is_on: true };
  await assertRunnable({ tenant, job, draft, others: stored }, dependencies);
  const automations = replace(stored, draft);
  const present = await listPresent(job, tenant, dependencies);
  const movable = present.filter(({ application }) => isMovable(application, job, now));
  const planned = movable.flatMap(({ application, place }) => {
    const steps = planSteps(automations, application, { ...place, stageId: application.stage_id });
    return steps[0]?.automation_id === draft.id ? [{ application, steps }] : [];
  });
  return {
    checked: present.length,
    moved: planned.length,
    applications: planned.slice(0, movesMax).map(({ application, steps }) => viewPlanned(application, steps)),
  };
}

/**
 * Applies a rule to the applications as they are now; where an earlier rule fits, that one acts, when its time comes.
 * @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, AUTOMATION_NOT_FOUND, AUTOMATION_OFF
 */
export async function applyToPresent(
  { automationId, ...input }: PresentInput & { automationId: string },
  dependencies: RunAutomationDependencies & PresentDependencies & ContentDependencies,
): Promise<{ moved: number; is_complete: boolean }> {
  const { tenant, jobId, now } = input;
  assertMay(tenant, 'jobs.change');
  const job = await findVisibleJob(input, dependencies);
  const automations = await dependencies.automations.automationsOf(tenant).list(jobId);
  const rule = automations.find(({ id }) => id === automationId);
  if (!rule) throw new AppError('AUTOMATION_NOT_FOUND');
  if (!rule.is_on) throw new AppError('AUTOMATION_OFF');
  const author = await openAuthor(tenant.companyId, rule, dependencies);
  if (!author) return { moved: 0, is_complete: true };
  let moved = 0;
  const present = await listPresent(job, tenant, dependencies);
  for (const { application, place } of present) {
    if (!isMovable(application, job, now)) continue;
    if (findNext(automations, application, { ...place, stageId: application.stage_id }) !== rule) continue;
    if (moved === movesMax) return { moved, is_complete: false };
    const act = { application, place, automation: rule, tenant: author, now };
    if (await runAutomation(act, dependencies)) moved += 1;
  }
  return { moved, is_complete: true };
}

const draftId = '00000000-0000-4000-8000-000000000000';

function replace<Draft extends Pick<StoredAutomation, 'id'>>(
  stored: readonly StoredAutomation[],
  draft: Draft,
): readonly (StoredAutomation | Draft)[] {
  const isKnown = stored.some(({ id }) => id === draft.id);
  return isKnown ? stored.map((each) => (each.id === draft.id ? draft : each)) : [...stored, draft];
}

async function findVisibleJob(
  { tenant, jobId, now }: PresentInput,
  { jobs }: Pick<PresentDependencies, 'jobs'>,
): Promise<StoredJob> {
  const job = await findJob({ tenant, jobId }, { jobs });
  if (!maySeeApplications(tenant, job, now)) throw new AppError('ACCESS_DENIED');
  return job;
}

/** Those that have not ended, first submitted first, with the events by which they came to their stages. */
async function listPresent(
  { id: jobId }: StoredJob,
  tenant: Tenant,
  { applications }: Pick<PresentDependencies, 'applications'>,
): Promise<Present[]> {
  const own = applications.applicationsOf(tenant);
  const found = await own.listLive(jobId);
  const events = await own.listPlaceEvents(found.map(({ id }) => id));
  const eventsOf = new Map<string, StoredEvent[]>(found.map(({ id }) => [id, []]));
  for (const event of events) eventsOf.get(event.application_id)?.push(event);
  return found.flatMap((application) => {
    const place = findPlace(eventsOf.get(application.id) ?? []);
    return place ? [{ application, place }] : [];
  });
}

const viewPlanned = ({ id, applicant }: StoredApplication, steps: AutomationStep[]) => ({
  application_id: id,
  name: applicant && [applicant.first_name, applicant.last_name].filter(Boolean).join(' '),
  steps,
});
