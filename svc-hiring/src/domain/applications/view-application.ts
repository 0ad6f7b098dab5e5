import type { Application, ApplicationCard } from '@sabi/contracts/http/hiring/applications';
import { viewCvFile } from '../cv-files/view-cv-file';
import type { StoredJob } from '../jobs/job';
import type { StoredApplication, StoredEvent } from './application';
import { effectiveState } from './application-clock';
import type { ListedApplication } from './application-repository';
import { asNotifiedAt } from './held-move';
import { viewEvent, viewLetter } from './list-own-applications';
import { stagesOf } from './stages';
import { viewTimes } from './view-own-application';

/** For members of the company: nothing of the talent's allowance. */
export function viewCardOf(stored: ListedApplication, now: Date): ApplicationCard {
  const application = asNotifiedAt(stored, now);
  const { applicant } = application;
  return {
    application_id: application.id,
    job_id: application.job_id,
    name: applicant && [applicant.first_name, applicant.last_name].filter(Boolean).join(' '),
    headline: applicant?.headline ?? null,
    ...viewDecision(application, now),
    ...viewTimes(application, now),
    ...(application.held && { answer_by: null }),
  };
}

/** What the company has decided, which the talent may not know yet. @param application as notified at the moment */
export function viewDecision(
  application: Pick<StoredApplication, 'state' | 'clock' | 'stage_id' | 'reason' | 'held'>,
  now: Date,
) {
  const { held, stage_id, reason } = application;
  return {
    state: held?.state ?? effectiveState(application, now),
    stage_id: held?.stage_id ?? stage_id,
    reason: held?.reason ?? reason,
    notified_at: held?.notify_at.toISOString() ?? null,
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
      .map((event) => ({
        ...viewEvent(event),
        member_id: event.actor.member_id,
        ...(event.automation && { automation: event.automation.name }),
      })),
    match: application.match,
    cv_file: viewCvFile(application.cv_file),
    letters: viewLetters(asNotifiedAt(application, now)),
  };
}

/** With those that are still to be sent. */
const viewLetters = ({ letters = [], held }: StoredApplication) => [
  ...letters.map(viewLetter),
  ...(held?.letters ?? []).map(({ language, subject, text }) => ({ sent_at: null, language, subject, text })),
];
