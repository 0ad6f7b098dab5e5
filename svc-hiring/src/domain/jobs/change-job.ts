import type { Job, JobState } from '@sabi/contracts/http/hiring/jobs';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { AppError } from '@sabi/service-kit/errors';
import type { CompanyRepository } from '../companies/company-repository';
import { findOwnCompany } from '../companies/get-company';
import type { PostingRules } from '../posting-rules/posting-rules';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { assertComplete, assertNotBlocked, checkPosting } from './check-posting';
import { slugOf } from './create-job';
import { findJob } from './get-job';
import type { StoredJob } from './job';
import { effectiveState, isOpen } from './job-lifecycle';
import { assertVersion, type TransitionDependencies, transitionJob } from './transition-job';
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

const ended: readonly JobState[] = ['closed', 'expired'];
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
  const { state } = effectiveState(job, now);
  if (ended.includes(state)) throw new AppError('JOB_STATE_UNFIT');
  const judgement = judged.includes(state) ? await judge(job, input, dependencies) : {};
  const changes = { posting, slug: slugOf(posting), ...judgement };
  const change = isOpen(job, now) ? describeChange(changes) : null;
  const action = 'job.changed';
  return viewJob(await transitionJob({ tenant, job, changes, action, change, now }, dependencies), now);
}

async function judge(
  job: StoredJob,
  { tenant, posting, now }: ChangeInput,
  dependencies: ChangeJobDependencies,
): Promise<Partial<StoredJob>> {
  assertComplete(posting);
  const company = await findOwnCompany(tenant, dependencies);
  const lint = checkPosting({ posting, company, now }, dependencies);
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
