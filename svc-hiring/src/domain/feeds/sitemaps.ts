import { jobPath } from '@sabi/job-posting/address';
import type { OpenJobs } from './open-jobs';
import { writeSitemap, writeSitemapIndex } from './sitemap-files';

/**
 * Numbers in a part: at most 20,000 addresses in two languages and 10 MB; the protocol allows 50,000 and 50
 * MB.
 */
export const numbersInPart = 10_000;

interface SitemapInput {
  readonly siteUrl: string;
  readonly now: Date;
}

interface SitemapDependencies {
  readonly openJobs: Pick<OpenJobs, 'listParts' | 'listNumbers'>;
}

/** @param input.partSize numbers in a part */
export async function renderSitemapIndex(
  { siteUrl, now, partSize = numbersInPart }: SitemapInput & { partSize?: number },
  { openJobs }: SitemapDependencies,
): Promise<string> {
  const parts = await openJobs.listParts(partSize, now);
  return writeSitemapIndex(
    parts.map(({ part, changed_at: changedAt }) => ({ path: `/sitemaps/jobs-${part}.xml`, changedAt })),
    siteUrl,
  );
}

/** @returns null for a part without open jobs */
export async function renderSitemapPart(
  { part, siteUrl, now, partSize = numbersInPart }: SitemapInput & { part: number; partSize?: number },
  { openJobs }: SitemapDependencies,
): Promise<string | null> {
  const jobs = await openJobs.listNumbers({ from: (part - 1) * partSize, to: part * partSize }, now);
  return writeSitemap(
    jobs.map((job) => ({ pathIn: (language) => jobPath(job, language), changedAt: job.updated_at })),
    siteUrl,
  );
}
