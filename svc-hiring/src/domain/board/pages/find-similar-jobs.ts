import type { JobCard, JobFilters } from '@sabi/contracts/http/hiring/board';
import type { PageCard } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import type { StoredJob } from '../../jobs/job';
import type { SearchDependencies } from '../search-jobs';
import { searchUnlessAway } from './search-unless-away';
import { viewPageCard } from './view-page-card';

const mostSimilar = 4;

/** Jobs with the same title, then newer ones in the province; none during a search outage. */
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
  for (const query of queries) {
    if (found.size >= mostSimilar) break;
    const { jobs } = await searchUnlessAway(query, now, dependencies);
    for (const card of jobs) if (card.public_no !== job.public_no) found.set(card.public_no, card);
  }
  return [...found.values()].slice(0, mostSimilar).map((card) => viewPageCard(card, language));
}
