import type { Job, JobState } from '@sabi/contracts/http/hiring/jobs';
import { AppError } from '@sabi/service-kit/errors';
import type { CompanyRepository } from '../companies/company-repository';
import { findOwnCompany } from '../companies/get-company';
import type { PostingRules } from '../posting-rules/posting-rules';
import { assertApproved } from '../recruiters/assert-approved';
import type { RecruiterApprovals } from '../recruiters/recruiter-approvals';
import { assertMay, may } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { assertComplete, assertNotBlocked, checkPosting } from './check-posting';
import { findJob } from './get-job';
import type { StoredJob } from './job';
import { confirmationTimes, effectiveState, openingTimes } from './job-lifecycle';
import { assertVersion, type TransitionDependencies, transitionJob } from './transition-job';
import { viewJob } from './view-job';

export interface PublishDependencies extends TransitionDependencies {
  readonly companies: Pick<CompanyRepository, 'companyOf'>;
  readonly postingRules: PostingRules;
  readonly recruiterApprovals: RecruiterApprovals;
}

interface PublishInput {
  readonly tenant: Tenant;
  readonly jobId: string;
  readonly version: number;
  readonly authorization: string;
  readonly now: Date;
}

/**
 * Publishes a draft or reopens a paused job. A recruiter's needs an admin's approval first.
 * @throws {AppError} ACCESS_DENIED, COMPANY_UNAPPROVED, COMPANY_STATE_UNFIT, JOB_STATE_UNFIT, JOB_CHANGED,
 * PAY_MISSING, REQUEST_INVALID
 * @throws {PostingBlocked}
 */
export const publishJob = (input: PublishInput, dependencies: PublishDependencies): Promise<Job> =>
  publish(input, ['draft', 'paused'], dependencies);

/** The same for a job that waits for approval. */
export async function approveJob(input: PublishInput, dependencies: PublishDependencies): Promise<Job> {
  assertMay(input.tenant, 'jobs.approve');
  return publish(input, ['in_approval'], dependencies);
}

async function publish(
  { tenant, jobId, version, authorization, now }: PublishInput,
  from: readonly JobState[],
  dependencies: PublishDependencies,
): Promise<Job> {
  assertMay(tenant, 'jobs.change');
  const job = await findJob({ tenant, jobId }, dependencies);
  assertVersion(job, version);
  if (!from.includes(effectiveState(job, now).state)) throw new AppError('JOB_STATE_UNFIT');
  assertComplete(job.posting);
  await assertApproved({ userId: tenant.userId, authorization }, dependencies);
  const company = await findOwnCompany(tenant, dependencies);
  if (company.closed_at) throw new AppError('COMPANY_STATE_UNFIT');
  const lint = checkPosting({ posting: job.posting, company, now }, dependencies);
  assertNotBlocked(lint);
  const state = chooseState({ job, tenant, needsReview: lint.verdict === 'review' });
  const changes = {
    state,
    pause_reason: null,
    review_reason: null,
    score: lint.score,
    findings: lint.findings,
    ...(state === 'published' && timesOf(job, now)),
  };
  const change = state === 'published' ? ({ kind: 'published' } as const) : null;
  const action = actions[state];
  return viewJob(await transitionJob({ tenant, job, changes, action, change, now }, dependencies), now);
}

const actions = {
  in_approval: 'job.submitted',
  in_review: 'job.queued',
  published: 'job.published',
} as const;

function chooseState({
  job,
  tenant,
  needsReview,
}: {
  job: StoredJob;
  tenant: Tenant;
  needsReview: boolean;
}): keyof typeof actions {
  // A formerly public job has been approved.
  const isApproved = may(tenant, 'jobs.approve') || job.published_at !== null;
  if (!isApproved) return 'in_approval';
  return needsReview ? 'in_review' : 'published';
}

/** A paused job keeps its first publication date, and its time is only extended. */
export const timesOf = (job: StoredJob, now: Date) =>
  job.published_at === null ? openingTimes(now) : confirmationTimes(job, now);
