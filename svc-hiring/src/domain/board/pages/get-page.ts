import { readJobNumber } from '@sabi/contracts/hiring/paths';
import type { BoardPage } from '@sabi/contracts/http/hiring/pages';
import { type Language, parseLocalizedPath } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import type { BoardDependencies } from '../get-public-job';
import type { CompanyPageDependencies } from '../get-public-company';
import type { SearchDependencies } from '../search-jobs';
import { getCompanyPage } from './get-company-page';
import { getJobPage } from './get-job-page';
import { getListPage } from './get-list-page';
import { readBoardQuery } from './read-board-query';

interface PageInput {
  /** Path and query, with or without language prefix. */
  readonly url: string;
  readonly language: Language;
  readonly now: Date;
}

const companyPath = /^\/companies\/([a-z\d-]{1,80})$/;

/** @throws {AppError} ROUTE_NOT_FOUND, JOB_NOT_FOUND, COMPANY_NOT_FOUND; SEARCH_UNAVAILABLE for the list */
export async function getPage(
  { url, language, now }: PageInput,
  dependencies: BoardDependencies &
    CompanyPageDependencies &
    SearchDependencies & { readonly siteUrl: string },
): Promise<BoardPage> {
  const [pathname = '', query = ''] = url.split(/\?(.*)/s);
  const { path } = parseLocalizedPath(pathname);
  const search = new URLSearchParams(query);
  // There is no list of companies; its address shows the jobs.
  if (path === '/jobs' || path === '/companies')
    return getListPage({ query: readBoardQuery(search), language, now }, dependencies);
  const publicNo = readJobNumber(path);
  if (publicNo !== null) return getJobPage({ publicNo, language, now }, dependencies);
  const [, slug] = companyPath.exec(path) ?? [];
  if (slug)
    return getCompanyPage({ slug, after: search.get('after') ?? undefined, language, now }, dependencies);
  throw new AppError('ROUTE_NOT_FOUND');
}
