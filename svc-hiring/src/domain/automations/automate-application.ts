import type { applicationMoved, applicationSubmitted } from '@sabi/contracts/messages/hiring';
import type { z } from 'zod';
import type { JobRepository } from '../jobs/job-repository';
import { findNext } from './choose-automation';
import { findPlace } from './find-place';
import { openAuthor } from './open-author';
import { isMovable, runAutomation, type RunAutomationDependencies } from './run-automation';

interface AutomateDependencies extends RunAutomationDependencies {
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly now: () => Date;
}

type Came = z.infer<typeof applicationSubmitted.schema> | z.infer<typeof applicationMoved.schema>;

/** Applies the rules of a job to an application that has come to a stage. Late and repeated messages change nothing. */
export async function automateApplication(
  message: Came,
  { now, ...dependencies }: AutomateDependencies,
): Promise<undefined> {
  const { application_id: id, company_id: companyId, job_id: jobId } = message;
  const automations = await dependencies.automations.automationsOf({ companyId }).list(jobId);
  if (automations.every(({ is_on: isOn }) => !isOn)) return;
  const applications = dependencies.applications.applicationsOf({ companyId });
  const [application, job, events] = await Promise.all([
    applications.find(id),
    dependencies.jobs.jobsOf({ companyId }).find(jobId),
    applications.listEvents(id),
  ]);
  const place = findPlace(events);
  if (!application || !job || !place || !isMovable(application, job, now())) return;
  if ('event_no' in message && message.event_no !== place.eventNo) return; // it has gone on since
  const automation = findNext(automations, application, { ...place, stageId: application.stage_id });
  const tenant = automation && (await openAuthor(companyId, automation, dependencies));
  if (tenant) await runAutomation({ application, place, automation, tenant, now: now() }, dependencies);
}
