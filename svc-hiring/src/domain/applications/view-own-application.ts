import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import { AppError } from '@sabi/service-kit/errors';
import type { CompanyDirectory } from '../companies/company-repository';
import type { JobDirectory } from '../jobs/job-repository';
import { isReceived, type StoredApplication } from './application';
import { effectiveState, findAnswerTime } from './application-clock';
import type { OwnApplicationRow } from './application-repository';
import { asNotifiedAt } from './held-move';
import { stageOf } from './stages';

export interface ViewOwnDependencies {
  readonly jobDirectory: Pick<JobDirectory, 'findMany'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
}

/** Applications for their talent, with jobs and companies as they are now. */
export async function viewOwnApplications(
  applications: readonly OwnApplicationRow[],
  now: Date,
  { jobDirectory, companyDirectory }: ViewOwnDependencies,
): Promise<OwnApplication[]> {
  const idsOf = (field: 'job_id' | 'company_id') => [...new Set(applications.map((each) => each[field]))];
  const [jobs, companies] = await Promise.all([
    jobDirectory.findMany(idsOf('job_id')),
    companyDirectory.findMany(idsOf('company_id')),
  ]);
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  return applications.flatMap((stored) => {
    const application = asNotifiedAt(stored, now);
    const job = jobOf.get(application.job_id);
    const company = companyOf.get(application.company_id);
    if (!job || !company) return [];
    const stage = stageOf(job, application.stage_id);
    return [
      {
        application_id: application.id,
        job: {
          public_no: job.public_no,
          slug: job.slug,
          title: application.job_title,
          company_name: company.name,
          company_slug: company.slug,
        },
        state: effectiveState(application, now),
        stage_kind: isReceived(application) ? (stage?.kind ?? null) : null,
        reason: application.reason,
        ...viewTimes(application, now),
        allowance: {
          kind: application.allowance.kind,
          returned_at: application.allowance.returned_at?.toISOString() ?? null,
          return_reason: application.allowance.return_reason,
        },
      },
    ];
  });
}

export async function viewOwnApplication(
  application: OwnApplicationRow,
  now: Date,
  dependencies: ViewOwnDependencies,
): Promise<OwnApplication> {
  const [view] = await viewOwnApplications([application], now, dependencies);
  if (!view) throw new AppError('APPLICATION_NOT_FOUND');
  return view;
}

/** For both sides. */
export function viewTimes({ state, clock }: Pick<StoredApplication, 'state' | 'clock'>, now: Date) {
  const text = (date: Date | null) => date?.toISOString() ?? null;
  const answerTime = findAnswerTime({ state, clock });
  const isClosed = answerTime !== null && answerTime <= now;
  return {
    submitted_at: text(clock.submitted_at),
    opened_at: text(clock.opened_at),
    answered_at: text(clock.answered_at),
    answer_by: isClosed ? null : text(answerTime),
    ended_at: isClosed ? text(answerTime) : text(clock.ended_at),
  };
}
