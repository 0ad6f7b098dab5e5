import type { Recommendation, Recommendations } from '@sabi/contracts/http/hiring/recommendations';
import { maxPageSize } from '@sabi/job-search/job-search';
import { findOpenHits } from '../board/find-open-hits';
import { listReasons } from '../board/list-reasons';
import { askSearch, type SearchDependencies } from '../board/search-jobs';
import { viewCard } from '../board/view-card';
import { findReasons } from './find-reasons';
import { listPhrases } from './list-phrases';
import type { TalentProfile, TalentProfiles } from './talent-profiles';

interface RecommendationDependencies extends SearchDependencies {
  readonly talentProfiles: TalentProfiles;
}

const maxRecommendations = 3;
const maxPerCompany = 2;

/**
 * The best open jobs by the search's own rank, among those that meet a phrase of the caller's profile. One without a
 * quoted reason is none.
 * @throws {AppError} DEPENDENCY_UNAVAILABLE, SEARCH_UNAVAILABLE
 */
export async function recommendJobs(
  { authorization, now }: { authorization: string; now: Date },
  dependencies: RecommendationDependencies,
): Promise<Recommendations> {
  const profile = await dependencies.talentProfiles.find({ authorization });
  const phrases = profile ? listPhrases(profile, now) : [];
  const searched = phrases.filter(({ isSupporting }) => !isSupporting).map(({ quote }) => quote);
  if (!profile || searched.length === 0) return { recommendations: [], is_profile_empty: true };
  const query = { anyOf: searched, ...placeOf(profile), size: maxPageSize };
  const { hits } = await askSearch(query, dependencies);
  const found = await findOpenHits({ hits, now }, dependencies);
  const recommendations: Recommendation[] = [];
  const perCompany = new Map<string, number>();
  for (const { hit, job, company } of found) {
    const count = perCompany.get(company.id) ?? 0;
    const reasons = count < maxPerCompany ? findReasons(phrases, job) : [];
    if (reasons.length === 0) continue;
    perCompany.set(company.id, count + 1);
    recommendations.push({ job: viewCard(job, { company, why: listReasons(hit), now }), reasons });
    if (recommendations.length === maxRecommendations) break;
  }
  return { recommendations, is_profile_empty: false };
}

/** Where they work or last worked: jobs there come before equal ones. */
function placeOf({ jobs }: TalentProfile): { preferred?: string } {
  const place = jobs.find(({ location }) => location)?.location;
  return place ? { preferred: place } : {};
}
