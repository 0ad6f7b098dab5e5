import type { PublicCompany } from '@sabi/contracts/http/hiring/board';
import { AppError } from '@sabi/service-kit/errors';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { StoredCompany } from '../companies/company';
import type { CompanyDirectory } from '../companies/company-repository';
import { isPublic } from '../companies/is-public';
import { stateOf } from '../companies/verification';
import type { JobDirectory } from '../jobs/job-repository';
import { viewCard } from './view-card';
import { viewReplies } from './view-replies';

export interface CompanyPageDependencies {
  readonly companyDirectory: Pick<CompanyDirectory, 'findBySlug'>;
  readonly jobDirectory: Pick<JobDirectory, 'listOpenOfCompany' | 'countOpenOfCompany'>;
}

interface PageInput {
  readonly slug: string;
  readonly after: string | undefined;
  readonly now: Date;
}

/** @throws {AppError} COMPANY_NOT_FOUND unless it is public, REQUEST_INVALID for an `after` of another list */
export async function getPublicCompany(
  { slug, after, now }: PageInput,
  { companyDirectory, jobDirectory }: CompanyPageDependencies,
): Promise<PublicCompany> {
  const company = await companyDirectory.findBySlug(slug);
  if (!company) throw new AppError('COMPANY_NOT_FOUND');
  const total = await jobDirectory.countOpenOfCompany(company.id, now);
  if (!isPublic(company, { isHiring: total > 0, now })) throw new AppError('COMPANY_NOT_FOUND');
  const verified = viewVerified(company, now);
  const page = { after: readPageStart(after), limit: pageSize + 1 };
  const found = await jobDirectory.listOpenOfCompany(company.id, now, page);
  const { rows, next } = cutPage(found, (job) => ({ time: job.published_at ?? now, id: job.id }));
  return {
    slug: company.slug,
    name: company.name,
    about: company.about,
    zone: company.zone,
    is_verified: verified !== null,
    verified,
    replies: viewReplies(company),
    is_demo: company.is_demo,
    total,
    jobs: rows.map((job) => viewCard(job, { company, why: [], now })),
    next,
  };
}

function viewVerified(
  { verification, legal_name: legalName, domains }: StoredCompany,
  now: Date,
): PublicCompany['verified'] {
  const { decided_at: at, valid_until: until } = verification;
  if (stateOf(verification, now) !== 'verified' || !at || !until) return null;
  return { legal_name: legalName, domains, at: at.toISOString(), until: until.toISOString() };
}
