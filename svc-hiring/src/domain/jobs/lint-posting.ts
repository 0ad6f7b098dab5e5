import type { Lint, Posting } from '@sabi/contracts/http/hiring/posting';
import type { CompanyRepository } from '../companies/company-repository';
import { findOwnCompany } from '../companies/get-company';
import type { PostingRules } from '../posting-rules/posting-rules';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { checkPosting } from './check-posting';
import { findJob } from './get-job';
import type { JobRepository } from './job-repository';

interface LintPostingDependencies {
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly companies: Pick<CompanyRepository, 'companyOf'>;
  readonly postingRules: PostingRules;
}

/** @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND */
export async function lintPosting(
  { tenant, jobId, posting, now }: { tenant: Tenant; jobId: string; posting: Posting; now: Date },
  dependencies: LintPostingDependencies,
): Promise<Lint> {
  assertMay(tenant, 'jobs.change');
  await findJob({ tenant, jobId }, dependencies);
  const company = await findOwnCompany(tenant, dependencies);
  return checkPosting({ posting, company, now }, dependencies);
}
