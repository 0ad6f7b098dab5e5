import { centerOf } from '@sabi/areas/center-of';
import { findRadiusCity } from '@sabi/contracts/hiring/search-radius';
import type { JobFilters, JobPage } from '@sabi/contracts/http/hiring/board';
import {
  CursorInvalid,
  type JobQuery,
  type JobResults,
  type JobSearch,
  SearchUnavailable,
  type WordReading,
} from '@sabi/job-search/job-search';
import { AppError } from '@sabi/service-kit/errors';
import type { CompanyDirectory } from '../companies/company-repository';
import { findOpenHits, type OpenHitSources } from './find-open-hits';
import type { JobIndex } from './job-index';
import { listReasons } from './list-reasons';
import { viewCard } from './view-card';

export interface SearchDependencies extends OpenHitSources {
  readonly jobSearch: Pick<JobSearch, 'search'>;
  readonly jobIndex: Pick<JobIndex, 'isFilled'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findBySlug' | 'findMany'>;
}

const retryAfterSeconds = 5;

/**
 * Results of the search that are open in the database, so that a job just frozen or closed is left out.
 * @throws {AppError} SEARCH_UNAVAILABLE, REQUEST_INVALID for an `after` of another list, COMPANY_NOT_FOUND
 */
export async function searchJobs(
  { query, now }: { query: JobFilters; now: Date },
  dependencies: SearchDependencies,
): Promise<JobPage> {
  const results = await askSearch(await toJobQuery(query, dependencies), dependencies);
  const found = await findOpenHits({ hits: results.hits, now }, dependencies);
  const cards = found.map(({ hit, job, company }) => viewCard(job, { company, why: listReasons(hit), now }));
  return {
    total: results.total - (results.hits.length - cards.length),
    jobs: cards,
    facets: results.facets,
    did_you_mean: results.didYouMean ?? null,
    read_as: results.readAs.map(({ word, kind, as }) => ({ word, kind: readingKinds[kind], as: [...as] })),
    next: results.next ?? null,
  };
}

const readingKinds = {
  'same-meaning': 'same_meaning',
  spelling: 'spelling',
  'left-out': 'left_out',
} as const satisfies Record<WordReading['kind'], string>;

async function toJobQuery(
  {
    company: slug,
    q,
    area,
    radius_km: radiusKm,
    mode,
    type,
    level,
    pay_min: payFrom,
    posted_days: postedDays,
    ...rest
  }: JobFilters,
  { companyDirectory }: SearchDependencies,
): Promise<JobQuery> {
  const company = slug === undefined ? undefined : await companyDirectory.findBySlug(slug);
  if (company === null) throw new AppError('COMPANY_NOT_FOUND');
  const center = centerOf(findRadiusCity(area) ?? '');
  return {
    ...(q && { words: q }),
    ...(area && { areas: area }),
    ...(radiusKm && center && { radius: { center, km: radiusKm } }),
    ...(mode && { modes: mode }),
    ...(type && { types: type }),
    ...(level && { levels: level }),
    ...(payFrom && { payFrom }),
    ...(rest.with_pay && { withPay: true }),
    ...(postedDays && { postedDays }),
    ...(rest.verified && { verified: true }),
    ...(company && { companyId: company.id }),
    ...(rest.sort && { sort: rest.sort }),
    ...(rest.after && { after: rest.after }),
  };
}

/** @throws {AppError} SEARCH_UNAVAILABLE, REQUEST_INVALID for an `after` of another list */
export async function askSearch(
  query: JobQuery,
  { jobSearch, jobIndex }: Pick<SearchDependencies, 'jobSearch' | 'jobIndex'>,
): Promise<JobResults> {
  if (!(await jobIndex.isFilled())) throw new AppError('SEARCH_UNAVAILABLE', { retryAfterSeconds });
  try {
    return await jobSearch.search(query);
  } catch (error) {
    if (error instanceof SearchUnavailable)
      throw new AppError('SEARCH_UNAVAILABLE', { retryAfterSeconds, cause: error });
    if (error instanceof CursorInvalid)
      throw new AppError('REQUEST_INVALID', { errors: { after: ['Is not of a list with this sort'] } });
    throw error;
  }
}
