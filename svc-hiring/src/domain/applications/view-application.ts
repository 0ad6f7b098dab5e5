import type { Application, ApplicationCard } from '@sabi/contracts/http/hiring/applications';
import type { StoredJob } from '../jobs/job';
import type { StoredApplication, StoredEvent } from './application';
import { effectiveState } from './application-clock';
import { viewEvent } from './list-own-applications';
import { stagesOf } from './stages';
import { viewTimes } from './view-own-application';

/** For members of the company: nothing of the talent's allowance. */
export function viewCardOf(application: StoredApplication, now: Date): ApplicationCard {
  const { applicant } = application;
  return {
    application_id: application.id,
    job_id: application.job_id,
    name: applicant && [applicant.first_name, applicant.last_name].filter(Boolean).join(' '),
    headline: applicant?.headline ?? null,
    state: effectiveState(application, now),
    stage_id: application.stage_id,
    reason: application.reason,
    ...viewTimes(application, now),
  };
}

export function viewApplication(
  application: StoredApplication,
  { job, events, now }: { job: StoredJob; events: readonly StoredEvent[]; now: Date },
): Application {
  return {
    ...viewCardOf(application, now),
    applicant: application.applicant,
    letter: application.letter,
    answers: application.answers,
    stages: [...stagesOf(job)],
    events: events
      .filter(({ type }) => type !== 'allowance_returned')
      .map((event) => ({ ...viewEvent(event), member_id: event.actor.member_id })),
  };
}
