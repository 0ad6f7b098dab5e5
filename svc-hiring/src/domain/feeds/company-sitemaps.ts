import { companySitemapParts } from '@sabi/contracts/http/hiring/feeds';
import { companyPath } from '@sabi/job-posting/address';
import type { CompanyDirectory, CompanyRange } from '../companies/company-repository';
import { isIndexed } from '../companies/is-public';
import type { OpenJobs } from './open-jobs';
import { type SitemapPage, type SitemapPart, writeSitemap, writeSitemapIndex } from './sitemap-files';

interface CompanySitemapInput {
  readonly siteUrl: string;
  readonly now: Date;
}

interface CompanySitemapDependencies {
  readonly companyDirectory: Pick<CompanyDirectory, 'listRange'>;
  readonly openJobs: Pick<OpenJobs, 'listCompanies'>;
}

export async function renderCompanySitemapIndex(
  { siteUrl, now }: CompanySitemapInput,
  dependencies: CompanySitemapDependencies,
): Promise<string> {
  const parts: SitemapPart[] = [];
  // One at a time, so that memory holds the companies of one part.
  for (let part = 1; part <= companySitemapParts; part += 1) {
    const changes = (await listPages(part, now, dependencies)).map(({ changedAt }) => changedAt);
    if (changes.length > 0)
      parts.push({ path: `/sitemaps/companies-${part}.xml`, changedAt: changes.reduce(laterOf) });
  }
  return writeSitemapIndex(parts, siteUrl);
}

/** @returns null for a part without companies that may be indexed */
export const renderCompanySitemapPart = async (
  { part, siteUrl, now }: CompanySitemapInput & { part: number },
  dependencies: CompanySitemapDependencies,
): Promise<string | null> => writeSitemap(await listPages(part, now, dependencies), siteUrl);

async function listPages(
  part: number,
  now: Date,
  { companyDirectory, openJobs }: CompanySitemapDependencies,
): Promise<SitemapPage[]> {
  const range = rangeOf(part);
  const [companies, hiring] = await Promise.all([
    companyDirectory.listRange(range),
    openJobs.listCompanies(range, now),
  ]);
  const jobChanges = new Map(hiring.map(({ company_id: id, changed_at: at }) => [id, at]));
  return companies
    .filter((company) => isIndexed(company, { isHiring: jobChanges.has(company.id), now }))
    .map((company) => ({
      pathIn: (language) => companyPath(company, language),
      changedAt: laterOf(company.updated_at, jobChanges.get(company.id) ?? company.updated_at),
    }));
}

/** Ids by their first digit, so that a company stays in its part. */
function rangeOf(part: number): CompanyRange {
  const bounds = '0123456789abcdefg';
  return { from: bounds.charAt(part - 1), to: bounds.charAt(part) };
}

const laterOf = (one: Date, other: Date): Date => (other > one ? other : one);
