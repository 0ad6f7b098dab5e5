import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { AppError } from '@sabi/service-kit/errors';
import { makeSlug } from '../slugs/make-slug';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { findJob } from './get-job';
import type { StoredJob } from './job';
import type { JobRepository } from './job-repository';
import { viewJob } from './view-job';

interface NewJob {
  readonly tenant: Tenant;
  readonly jobId: string;
  readonly posting: Posting;
  readonly now: Date;
}

/**
 * Stores a draft. Idempotent by `job_id`: a repeated call returns the current job.
 * @throws {AppError} ACCESS_DENIED, IDEMPOTENCY_KEY_REUSED for a taken id
 */
export async function createJob(
  { tenant, jobId, posting, now }: NewJob,
  { jobs }: { jobs: JobRepository },
): Promise<Job> {
  assertMay(tenant, 'jobs.change');
  const own = jobs.jobsOf(tenant);
  const known = await own.find(jobId);
  if (known) return viewJob(known, now);
  const publicNo = await jobs.takeNumber();
  const job = createDraft({ ...tenant, jobId, posting, publicNo, now });
  if (await own.insert(job)) return viewJob(job, now);
  const stored = await own.find(jobId);
  if (!stored) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return viewJob(stored, now);
}

/** @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, IDEMPOTENCY_KEY_REUSED */
export async function duplicateJob(
  { tenant, jobId, copyId, now }: { tenant: Tenant; jobId: string; copyId: string; now: Date },
  dependencies: { jobs: JobRepository },
): Promise<Job> {
  assertMay(tenant, 'jobs.change');
  const { posting } = await findJob({ tenant, jobId }, dependencies);
  return createJob({ tenant, jobId: copyId, posting, now }, dependencies);
}

export const slugOf = ({ title }: Pick<Posting, 'title'>): string => makeSlug(title, 'job');

interface Draft extends Pick<Tenant, 'companyId' | 'userId'> {
  readonly jobId: string;
  readonly posting: Posting;
  readonly publicNo: number;
  readonly now: Date;
}

export function createDraft({ companyId, userId, jobId, posting, publicNo, now }: Draft): StoredJob {
  return {
    id: jobId,
    company_id: companyId,
    public_no: publicNo,
    slug: slugOf(posting),
    state: 'draft',
    pause_reason: null,
    close_reason: null,
    posting,
    score: 0,
    findings: [],
    review_reason: null,
    frozen_at: null,
    frozen_reason: null,
    version: 1,
    created_by: userId,
    created_at: now,
    updated_at: now,
    published_at: null,
    confirmed_at: null,
    expires_at: null,
  };
}
