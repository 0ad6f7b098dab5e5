import type { Job, JobState } from '@sabi/contracts/http/hiring/jobs';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { AppError } from '@sabi/service-kit/errors';
import type { StoredCompany } from '../companies/company';
import type { CompanyRepository } from '../companies/company-repository';
import { findOwnCompany } from '../companies/get-company';
import type { PostingRules } from '../posting-rules/posting-rules';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { assertComplete, assertNotBlocked, checkPosting } from './check-posting';
import { slugOf } from './create-job';
import { findJob } from './get-job';
import type { StoredJob } from './job';
import { effectiveState, hasEnded, isOpen } from './job-lifecycle';
import {
  assertVersion,
  type JobTransition,
  type TransitionDependencies,
  transitionJob,
} from './transition-job';
import { viewJob } from './view-job';

interface ChangeJobDependencies extends TransitionDependencies {
  readonly companies: Pick<CompanyRepository, 'companyOf'>;
  readonly postingRules: PostingRules;
}

interface ChangeInput {
  readonly tenant: Tenant;
  readonly jobId: string;
  readonly version: number;
  readonly posting: Posting;
  readonly now: Date;
}

/** States in which an admin or the staff judges the posting or has judged it. */
const judged: readonly JobState[] = ['in_approval', 'in_review', 'published', 'paused'];

/**
 * Replaces a posting. Once submitted for publication, each change is linted, and doubtful ones wait for the
 * staff again.
 * @throws {AppError} ACCESS_DENIED, JOB_STATE_UNFIT once it has ended, JOB_CHANGED, PAY_MISSING,
 * REQUEST_INVALID
 * @throws {PostingBlocked}
 */
export async function changeJob(input: ChangeInput, dependencies: ChangeJobDependencies): Promise<Job> {
  const { tenant, jobId, version, posting, now } = input;
  assertMay(tenant, 'jobs.change');
  const job = await findJob({ tenant, jobId }, dependencies);
  assertVersion(job, version);
  const findCompany = () => findOwnCompany(tenant, dependencies);
  const plan = await planChange({ job, posting, findCompany, now }, dependencies);
  return viewJob(await transitionJob({ tenant, job, ...plan, now }, dependencies), now);
}

interface PlanInput extends Pick<ChangeInput, 'posting' | 'now'> {
  readonly job: StoredJob;
  readonly findCompany: () => Promise<StoredCompany>;
}

/**
 * How a new posting changes a job.
 * @throws {AppError} JOB_STATE_UNFIT once it has ended, PAY_MISSING, REQUEST_INVALID
 * @throws {PostingBlocked}
 */
export async function planChange(
  { job, posting, findCompany, now }: PlanInput,
  dependencies: Pick<ChangeJobDependencies, 'postingRules'>,
): Promise<Pick<JobTransition, 'changes' | 'action' | 'change'>> {
  if (hasEnded(job, now)) throw new AppError('JOB_STATE_UNFIT');
  const isJudged = judged.includes(effectiveState(job, now).state);
  const judgement = isJudged ? await judge({ job, posting, findCompany, now }, dependencies) : {};
  const changes = { posting, slug: slugOf(posting), ...judgement };
  return { changes, action: 'job.changed', change: isOpen(job, now) ? describeChange(changes) : null };
}

async function judge(
  { job, posting, findCompany, now }: PlanInput,
  dependencies: Pick<ChangeJobDependencies, 'postingRules'>,
): Promise<Partial<StoredJob>> {
  assertComplete(posting);
  const lint = checkPosting({ posting, company: await findCompany(), now }, dependencies);
  assertNotBlocked(lint);
  const isDoubted = lint.verdict === 'review' && job.state === 'published';
  return {
    score: lint.score,
    findings: lint.findings,
    ...(isDoubted && { state: 'in_review' }),
  };
}

const describeChange = ({ state }: Partial<StoredJob>) =>
  state === 'in_review' ? ({ kind: 'closed', reason: 'in_review' } as const) : ({ kind: 'changed' } as const);
