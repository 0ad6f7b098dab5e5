import { Readable } from 'node:stream';
import { languages } from '@sabi/contracts/language';
import { jobPath } from '@sabi/job-posting/address';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { ListedJob, OpenJobs } from './open-jobs';

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
  const lines = parts.map(({ part, changed_at }) => ({
    url: `${siteUrl}/sitemaps/jobs-${part}.xml`,
    lastmod: changed_at.toISOString(),
  }));
  return collect(lines, new SitemapIndexStream());
}

/** @returns null for a part without open jobs, because an empty sitemap is invalid */
export async function renderSitemapPart(
  { part, siteUrl, now, partSize = numbersInPart }: SitemapInput & { part: number; partSize?: number },
  { openJobs }: SitemapDependencies,
): Promise<string | null> {
  const jobs = await openJobs.listNumbers({ from: (part - 1) * partSize, to: part * partSize }, now);
  if (jobs.length === 0) return null;
  const lines = jobs.flatMap((job) => toLines(job, siteUrl));
  const xmlns = { news: false, video: false, image: false, xhtml: true };
  return collect(lines, new SitemapStream({ xmlns }));
}

/** The page in each language, with links to the others. */
function toLines(job: ListedJob, siteUrl: string) {
  const links = languages.map((language) => ({
    lang: language,
    url: `${siteUrl}${jobPath(job, language)}`,
  }));
  return links.map(({ url }) => ({ url, links, lastmod: job.updated_at.toISOString() }));
}

const collect = async (
  lines: readonly object[],
  stream: SitemapIndexStream | SitemapStream,
): Promise<string> => (await streamToPromise(Readable.from(lines).pipe(stream))).toString();
