import type { Job, JobSummary } from '@sabi/contracts/http/hiring/jobs';
import type { StoredJob } from './job';
import { effectiveState } from './job-lifecycle';

export function viewJob(job: StoredJob, now: Date): Job {
  return {
    job_id: job.id,
    public_no: job.public_no,
    slug: job.slug,
    ...effectiveState(job, now),
    close_reason: job.close_reason,
    frozen_at: job.frozen_at?.toISOString() ?? null,
    frozen_reason: job.frozen_reason,
    review_reason: job.review_reason,
    posting: job.posting,
    version: job.version,
    created_at: job.created_at.toISOString(),
    updated_at: job.updated_at.toISOString(),
    published_at: job.published_at?.toISOString() ?? null,
    confirmed_at: job.confirmed_at?.toISOString() ?? null,
    expires_at: job.expires_at?.toISOString() ?? null,
  };
}

export function summarizeJob(
  job: StoredJob,
  { applications, now }: { applications: JobSummary['applications']; now: Date },
): JobSummary {
  const view = viewJob(job, now);
  return {
    job_id: view.job_id,
    public_no: view.public_no,
    slug: view.slug,
    title: view.posting.title,
    state: view.state,
    is_unconfirmed: view.is_unconfirmed,
    frozen_at: view.frozen_at,
    version: view.version,
    updated_at: view.updated_at,
    expires_at: view.expires_at,
    applications,
  };
}
