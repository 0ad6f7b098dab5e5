import type { JobCard, JobFilters } from '@sabi/contracts/http/hiring/board';
import type { PageCard } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { SearchUnavailable } from '@sabi/job-search/job-search';
import { withTimeout } from '@sabi/service-kit/timeout';
import type { StoredJob } from '../../jobs/job';
import type { SearchDependencies } from '../search-jobs';
import { searchUnlessAway } from './search-unless-away';
import { viewPageCard } from './view-page-card';

const mostSimilar = 4;
/** Wait for the engine: half of the time after which the shell sends a page without its data. */
const searchTimeoutMs = 400;

/** Jobs with the same title, then newer ones in the province; none while the search is unavailable or slow. */
export async function findSimilarJobs(
  { job, language, now }: { job: StoredJob; language: Language; now: Date },
  dependencies: SearchDependencies,
): Promise<PageCard[]> {
  const { title, areas } = job.posting;
  const provinces = [...new Set(areas.map((code) => code.slice(0, 2)))];
  const queries: JobFilters[] = [
    { q: title },
    ...(provinces.length > 0 ? [{ area: provinces, sort: 'newest' as const }] : []),
  ];
  const found = new Map<number, JobCard>();
  const jobSearch = limitSearch(dependencies.jobSearch);
  for (const query of queries) {
    if (found.size >= mostSimilar) break;
    const { jobs, total } = await searchUnlessAway(query, now, { ...dependencies, jobSearch });
    if (total === null) break; // it would only wait again
    for (const card of jobs) if (card.public_no !== job.public_no) found.set(card.public_no, card);
  }
  return [...found.values()].slice(0, mostSimilar).map((card) => viewPageCard(card, language));
}

/** The engine alone is limited: its answer depends on another machine, the page's other data on the database. */
const limitSearch = (jobSearch: SearchDependencies['jobSearch']): SearchDependencies['jobSearch'] => ({
  search: (query) =>
    withTimeout(searchTimeoutMs, jobSearch.search(query), () => new SearchUnavailable('Too late for a page')),
});
