import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import { AppError } from '@sabi/service-kit/errors';
import type { StoredCompany } from '../companies/company';
import type { CompanyDirectory } from '../companies/company-repository';
import { stateOf } from '../companies/verification';
import type { StoredJob } from '../jobs/job';
import { effectiveState, isOpen } from '../jobs/job-lifecycle';
import type { JobDirectory } from '../jobs/job-repository';
import { viewReplies } from './view-replies';

export interface BoardDependencies {
  readonly jobDirectory: Pick<JobDirectory, 'findByNumber'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'find'>;
}

/** @throws {AppError} JOB_CLOSED for a formerly public one, JOB_NOT_FOUND for any other */
export async function findOpenJob(
  { publicNo, now }: { publicNo: number; now: Date },
  { jobDirectory }: Pick<BoardDependencies, 'jobDirectory'>,
): Promise<StoredJob> {
  const job = await jobDirectory.findByNumber(publicNo);
  assertOpen(job, now);
  return job;
}

/** @throws {AppError} JOB_CLOSED for a formerly public one, JOB_NOT_FOUND for any other */
export function assertOpen(job: StoredJob | null, now: Date): asserts job is StoredJob {
  if (!job?.published_at) throw new AppError('JOB_NOT_FOUND');
  if (!isOpen(job, now)) throw new AppError('JOB_CLOSED');
}

export async function getPublicJob(
  { publicNo, now }: { publicNo: number; now: Date },
  dependencies: BoardDependencies,
): Promise<PublicJob> {
  return viewOpenJob(await findOpenJob({ publicNo, now }, dependencies), now, dependencies);
}

/** A job with its company. @throws {AppError} JOB_NOT_FOUND without a company */
export async function viewOpenJob(
  job: StoredJob,
  now: Date,
  { companyDirectory }: Pick<BoardDependencies, 'companyDirectory'>,
): Promise<PublicJob> {
  const company = await companyDirectory.find(job.company_id);
  if (!company) throw new AppError('JOB_NOT_FOUND');
  return viewPublicJob(job, company, now);
}

function viewPublicJob(job: StoredJob, company: StoredCompany, now: Date): PublicJob {
  const { questions: _questions, ...posting } = job.posting;
  const isVerified = stateOf(company.verification, now) === 'verified';
  return {
    public_no: job.public_no,
    slug: job.slug,
    company: {
      slug: company.slug,
      name: company.name,
      is_verified: isVerified,
      verified_at: isVerified ? (company.verification.decided_at?.toISOString() ?? null) : null,
      replies: viewReplies(company),
    },
    posting,
    published_at: (job.published_at ?? now).toISOString(),
    changed_at: job.updated_at.toISOString(),
    expires_at: (job.expires_at ?? now).toISOString(),
    is_unconfirmed: effectiveState(job, now).is_unconfirmed,
    is_demo: company.is_demo,
  };
}
