import { findRadiusCity, searchRadiiKm } from '@sabi/contracts/hiring/search-radius';
import type { JobPage, JobFilters } from '@sabi/contracts/http/hiring/board';
import { type BoardFilters, filterKinds, type ListPage } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import { type SearchDependencies, searchJobs } from '../search-jobs';
import { viewPageCard } from './view-page-card';
import { countPlaces, viewPlaces } from './view-place';

interface ListInput {
  readonly query: JobFilters;
  readonly language: Language;
  readonly now: Date;
}

/** Maximum number of filters that are left out one by one when nothing is found. */
const mostWidened = 4;
/** A smaller radius adds hardly any city. */
const leastNearbyKm = 25;

/** @throws {AppError} SEARCH_UNAVAILABLE, COMPANY_NOT_FOUND */
export async function getListPage(
  { query: asked, language, now }: ListInput,
  dependencies: SearchDependencies,
): Promise<ListPage> {
  const { query, results } = await searchFromStart(asked, now, dependencies);
  const { total, facets } = results;
  const [filters, widened, nearby] = await Promise.all([
    viewFilters(query, language, dependencies),
    total === 0 ? widen(query, now, dependencies) : [],
    total === 0 ? searchNearby(query, now, dependencies) : [],
  ]);
  return {
    kind: 'list',
    filters,
    is_first: query.after === undefined,
    total,
    jobs: results.jobs.map((card) => viewPageCard(card, language)),
    counts: { mode: facets.mode, type: facets.type, level: facets.level },
    places: countPlaces(facets.area, language),
    did_you_mean: results.did_you_mean,
    read_as: results.read_as,
    next: results.next,
    widened,
    nearby,
  };
}

/** Starts at the beginning when the position belongs to another list: the address was edited. */
async function searchFromStart(
  query: JobFilters,
  now: Date,
  dependencies: SearchDependencies,
): Promise<{ query: JobFilters; results: JobPage }> {
  try {
    return { query, results: await searchJobs({ query, now }, dependencies) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'REQUEST_INVALID' || !query.after) throw error;
    const { after: _after, ...start } = query;
    return { query: start, results: await searchJobs({ query: start, now }, dependencies) };
  }
}

async function viewFilters(
  query: JobFilters,
  language: Language,
  { companyDirectory }: SearchDependencies,
): Promise<BoardFilters> {
  const company = query.company ? await companyDirectory.findBySlug(query.company) : null;
  return {
    q: query.q ?? null,
    area: viewPlaces(query.area ?? [], language),
    radius_km: query.radius_km ?? null,
    mode: query.mode ?? [],
    type: query.type ?? [],
    level: query.level ?? [],
    pay_min: query.pay_min ?? null,
    with_pay: query.with_pay === 'true',
    posted_days: query.posted_days ?? null,
    verified: query.verified === 'true',
    company: company && { slug: company.slug, name: company.name },
    sort: query.sort ?? 'best',
  };
}

async function widen(
  query: JobFilters,
  now: Date,
  dependencies: SearchDependencies,
): Promise<ListPage['widened']> {
  const given = filterKinds.filter((kind) => query[kind] !== undefined).slice(0, mostWidened);
  const found = await Promise.all(
    given.map(async (without) => {
      const radius = without === 'area' ? undefined : query.radius_km; // needs the area
      const wider = { ...query, radius_km: radius, [without]: undefined, after: undefined };
      return { without, total: (await searchJobs({ query: wider, now }, dependencies)).total };
    }),
  );
  return found.filter(({ total }) => total > 0);
}

/** Tries the next useful radius around the searched city, and the largest. */
async function searchNearby(
  query: JobFilters,
  now: Date,
  dependencies: SearchDependencies,
): Promise<ListPage['nearby']> {
  if (!findRadiusCity(query.area)) return [];
  const larger = searchRadiiKm.filter((km) => km >= leastNearbyKm && km > (query.radius_km ?? 0));
  const tried = new Set([...larger.slice(0, 1), ...larger.slice(-1)]);
  const found = await Promise.all(
    [...tried].map(async (radius) => {
      const wider = { ...query, radius_km: radius, after: undefined };
      return { radius_km: radius, total: (await searchJobs({ query: wider, now }, dependencies)).total };
    }),
  );
  return found.filter(({ total }) => total > 0);
}
