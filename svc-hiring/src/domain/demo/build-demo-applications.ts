import type { Applicant } from '@sabi/contracts/http/hiring/applications';
import { rejectedStage } from '@sabi/contracts/hiring/application-terms';
import { isLive, type StoredApplication, type StoredEvent } from '../applications/application';
import { matchApplication } from '../applications/match-application';
import { byMember, byTalent, type NewEvent } from '../applications/transition-application';
import { uuidOf } from '../imports/uuid-of';
import { addDays } from '../jobs/job-lifecycle';
import data from './demo-applications.json';
import type { DemoJob } from './build-demo-data';

type DemoApplication = (typeof data)[number];

interface SeededApplication {
  readonly application: StoredApplication;
  readonly events: readonly StoredEvent[];
}

/**
 * Applications of invented talent, who have no account, to one job. They use no free ones, and sweeps leave them alone until
 * a member opens or moves one.
 * @param memberId of the company, who has answered some
 */
export const buildDemoApplications = (job: DemoJob, memberId: string, now: Date): SeededApplication[] =>
  data.map((demo, index) =>
    buildApplication(demo, { job, memberId, id: uuidOf(`demo application ${index}`), now }),
  );

interface Given {
  readonly id: string;
  readonly job: DemoJob;
  readonly memberId: string;
  readonly now: Date;
}

function buildApplication(demo: DemoApplication, { id, job, memberId, now }: Given): SeededApplication {
  const submitted = addDays(now, -demo.days);
  const state = demo.state as StoredApplication['state'];
  const isAnswered = state !== 'applied';
  const opened = isAnswered ? addDays(submitted, 1) : null;
  const answered = isAnswered ? addDays(submitted, 2) : null;
  const events = listEvents(demo, memberId).map((event, index) => ({
    ...{ company_id: job.company_id, application_id: id, no: index + 1 },
    ...{ stage_id: null, reason: null, ...event },
    at: [submitted, opened ?? submitted, answered ?? submitted, answered ?? submitted][index] ?? now,
  }));
  const applicant = buildApplicant(demo, id);
  const application: StoredApplication = {
    ...{ id, company_id: job.company_id, job_id: job.id, talent_id: uuidOf(`demo talent ${id}`) },
    ...{ state, stage_id: demo.stage, failure: null, counts: true },
    reason: state === 'rejected' ? 'experience' : null,
    allowance: { kind: 'free', returned_at: null, return_reason: null },
    clock: {
      ...{ submitted_at: submitted, opened_at: opened, answered_at: answered, nudged_at: null },
      ended_at: isLive(state) ? null : answered,
    },
    settlement_requested_at: null,
    job_title: job.posting.title,
    applicant,
    match: matchApplication({ posting: job.posting, card: applicant, now: submitted }),
    cv_file: null,
    ...{ letter: demo.letter, answers: [], event_count: events.length, version: 1 },
    ...{ created_at: submitted, updated_at: answered ?? submitted, next_at: null },
  };
  return { application, events };
}

function listEvents({ state, stage }: DemoApplication, memberId: string): NewEvent[] {
  const actor = byMember(memberId);
  const sent: NewEvent = { type: 'submitted', actor: byTalent };
  if (state === 'applied') return [sent];
  const opened: NewEvent = { type: 'opened', actor };
  const decided: NewEvent =
    state === 'rejected'
      ? { type: 'rejected', actor, stage_id: rejectedStage, reason: 'experience' }
      : { type: 'moved', actor, stage_id: stage };
  return [sent, opened, decided, { type: 'answered', actor }];
}

/** The name says that it is invented. */
function buildApplicant({ name, headline, work, skills }: DemoApplication, id: string): Applicant {
  const [first = '', last = ''] = name;
  return {
    first_name: first,
    last_name: `${last} (contoh)`,
    email: `${first.toLowerCase()}@demo.example`,
    phone_number: null,
    headline,
    summary: null,
    cv: null,
    lists: {
      work_experiences: [
        {
          id: uuidOf(`${id} work`),
          version: 1,
          ...work,
          end_date: null,
          is_current: true,
          location: null,
          description: null,
        },
      ],
      educations: [],
      skills: skills.map((skill_name) => ({
        ...{ id: uuidOf(`${id} ${skill_name}`), version: 1, skill_name, proficiency_level: null },
      })),
      languages: [],
      licenses_certifications: [],
    },
  };
}
