import {
  jobFiltersSchema,
  type JobFilters,
  type PageData,
  type PublicJob,
} from '@sabi/contracts/http/hiring/board';
import { parseLocalizedPath } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import { type CompanyPageDependencies, getPublicCompany } from './get-public-company';
import { type BoardDependencies, getPublicJob } from './get-public-job';
import { searchJobs, type SearchDependencies } from './search-jobs';

export type PageDependencies = BoardDependencies & CompanyPageDependencies & SearchDependencies;

/**
 * @param input.url path and query of a page, with or without its language
 * @throws {AppError} ROUTE_NOT_FOUND, and what the parts throw
 */
export async function getPageData(
  { url, now }: { url: string; now: Date },
  dependencies: PageDependencies,
): Promise<PageData> {
  const { pathname, searchParams } = readUrl(url);
  const { path } = parseLocalizedPath(pathname);
  const publicNo = /^\/jobs\/(?:[a-z\d-]+-)?(\d{1,15})$/.exec(path)?.[1];
  if (publicNo)
    return { page: 'job', job: await getPublicJob({ publicNo: Number(publicNo), now }, dependencies) };
  const slug = /^\/companies\/([a-z\d-]{1,80})$/.exec(path)?.[1];
  if (slug) {
    const after = searchParams.get('after') ?? undefined;
    return { page: 'company', company: await getPublicCompany({ slug, after, now }, dependencies) };
  }
  if (path !== '/jobs') throw new AppError('ROUTE_NOT_FOUND');
  const list = await searchJobs({ query: readFilters(searchParams), now }, dependencies);
  return { page: 'board', list, job: await findChosenJob(searchParams.get('job'), now, dependencies) };
}

function readUrl(url: string): URL {
  const base = 'http://page.invalid';
  const read = url.startsWith('/') ? URL.parse(url, base) : null;
  if (read?.origin !== base) throw new AppError('ROUTE_NOT_FOUND');
  return read;
}

/** A page shows what it can of an address that a visitor has typed or shortened. */
function readFilters(searchParams: URLSearchParams): JobFilters {
  const read = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name).filter((value) => value !== '');
    const value = values.length > 1 ? values : values[0];
    return [name, jobFiltersSchema.safeParse({ [name]: value }).data?.[name as keyof JobFilters]];
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as JobFilters;
}

async function findChosenJob(
  publicNo: string | null,
  now: Date,
  dependencies: BoardDependencies,
): Promise<PublicJob | null> {
  if (!publicNo || !/^\d{1,15}$/.test(publicNo)) return null;
  return getPublicJob({ publicNo: Number(publicNo), now }, dependencies).catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  });
}
