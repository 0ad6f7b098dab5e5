import { z } from 'zod';
import { defineRoute } from '../route';
import { companyPath, ofCompany } from './fields';

const feedsPath = '/feeds';
const sitemapsPath = '/sitemaps';

/** At the usual addresses of feeds and crawler files, beside the API. Without demonstration data, each with an ETag. */
const publicFile = <const Path extends string>(path: Path, summary: string) =>
  defineRoute({ method: 'get', path, summary, access: 'public', responses: { 200: null } });

export const rssFeedRoute = publicFile(`${feedsPath}/jobs.rss`, 'The 100 newest open jobs as RSS 2.0');
export const atomFeedRoute = publicFile(`${feedsPath}/jobs.atom`, 'The 100 newest open jobs as Atom');
export const jsonFeedRoute = publicFile(
  `${feedsPath}/jobs.json`,
  'The 100 newest open jobs as JSON Feed; `_posting` is a row that `import-postings` takes',
);
export const indeedFeedRoute = publicFile(
  `${feedsPath}/indeed.xml`,
  'All open jobs as XML in the form that Indeed and other boards read',
);
export const linkedInFeedRoute = publicFile(
  `${feedsPath}/linkedin.xml`,
  'All open jobs as XML in the form of basic jobs that LinkedIn reads',
);

export const sitemapIndexRoute = publicFile(
  `${sitemapsPath}/jobs.xml`,
  'Sitemap index of the open jobs, with the last change of each part',
);

export const sitemapPartRoute = defineRoute({
  method: 'get',
  path: `${sitemapsPath}/jobs-{part}.xml`,
  summary:
    'Sitemap of open jobs whose numbers are in the part, 10,000 each, in both languages. ROUTE_NOT_FOUND for a part without any',
  access: 'public',
  params: z.object({ part: z.coerce.number().int().min(1).max(1_000_000) }),
  responses: { 200: null },
});

export const companySitemapIndexRoute = publicFile(
  `${sitemapsPath}/companies.xml`,
  'Sitemap index of the companies with a public page, with the last change of each part',
);

/** One for each first digit of an id; 25,000 companies in a part reach the limit of the protocol. */
export const companySitemapParts = 16;

export const companySitemapPartRoute = defineRoute({
  method: 'get',
  path: `${sitemapsPath}/companies-{part}.xml`,
  summary:
    'Sitemap of the companies with a public page whose ids begin with the digit of the part, in both languages. ROUTE_NOT_FOUND for a part without any',
  access: 'public',
  params: z.object({ part: z.coerce.number().int().min(1).max(companySitemapParts) }),
  responses: { 200: null },
});

export const vacancyReportRoute = defineRoute({
  method: 'get',
  path: `${companyPath}/compliance/siapkerja`,
  summary:
    "The company's vacancies as CSV with what Perpres 57/2023, articles 5 and 6, asks employers to report in SIAPkerja: those of the last year that were published, and how they ended. For owners and admins",
  access: 'user',
  params: ofCompany,
  responses: { 200: null },
});

export const feedRoutes = [
  rssFeedRoute,
  atomFeedRoute,
  jsonFeedRoute,
  indeedFeedRoute,
  linkedInFeedRoute,
  sitemapIndexRoute,
  sitemapPartRoute,
  companySitemapIndexRoute,
  companySitemapPartRoute,
  vacancyReportRoute,
];
