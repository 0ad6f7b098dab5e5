import type { CompanyPage } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import { type CompanyPageDependencies, getPublicCompany } from '../get-public-company';
import { viewPageCard } from './view-page-card';

interface CompanyPageInput {
  readonly slug: string;
  readonly after: string | undefined;
  readonly language: Language;
  readonly now: Date;
}

/** @throws {AppError} COMPANY_NOT_FOUND */
export async function getCompanyPage(
  { slug, after, language, now }: CompanyPageInput,
  dependencies: CompanyPageDependencies,
): Promise<CompanyPage> {
  const start = async (from: string | undefined) => ({
    from,
    company: await getPublicCompany({ slug, after: from, now }, dependencies),
  });
  const { from, company: found } = await start(after).catch((error: unknown) => {
    // The position belongs to another list: the address was edited.
    if (error instanceof AppError && error.code === 'REQUEST_INVALID') return start(undefined);
    throw error;
  });
  const { jobs, next, ...company } = found;
  return {
    kind: 'company',
    company,
    is_first: from === undefined,
    jobs: jobs.map((card) => viewPageCard(card, language)),
    next,
  };
}
