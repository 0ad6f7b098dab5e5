import type { Language } from '@sabi/contracts/language';
import { companyPath } from '@sabi/job-posting/address';
import type { IndexedCompanies } from './indexed-companies';
import { writeSitemap, writeSitemapIndex } from './sitemap-files';

interface CompanySitemapInput {
  readonly siteUrl: string;
  readonly now: Date;
}

interface CompanySitemapDependencies {
  readonly indexedCompanies: IndexedCompanies;
}

/** Parts are ids by their first digit, so that a company stays in its part. */
const bounds = [...'0123456789abcdefg'];

export async function renderCompanySitemapIndex(
  { siteUrl, now }: CompanySitemapInput,
  { indexedCompanies }: CompanySitemapDependencies,
): Promise<string> {
  const ranges = await indexedCompanies.listRanges(bounds, now);
  const parts = ranges.map(({ from, changed_at: changedAt }) => ({
    path: `/sitemaps/companies-${bounds.indexOf(from) + 1}.xml`,
    changedAt,
  }));
  return writeSitemapIndex(parts, siteUrl);
}

/** @returns null for a part without companies that may be indexed */
export async function renderCompanySitemapPart(
  { part, siteUrl, now }: CompanySitemapInput & { part: number },
  { indexedCompanies }: CompanySitemapDependencies,
): Promise<string | null> {
  const range = { from: bounds[part - 1] ?? '', to: bounds[part] ?? '' };
  const companies = await indexedCompanies.list(range, now);
  const pages = companies.map(({ changed_at: changedAt, ...company }) => ({
    pathIn: (language: Language) => companyPath(company, language),
    changedAt,
  }));
  return writeSitemap(pages, siteUrl);
}
