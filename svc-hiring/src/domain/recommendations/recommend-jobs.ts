import type { Recommendation, Recommendations } from '@sabi/contracts/http/hiring/recommendations';
import { maxPageSize } from '@sabi/job-search/job-search';
import { findOpenHits } from '../board/find-open-hits';
import { listReasons } from '../board/list-reasons';
import { askSearch, type SearchDependencies } from '../board/search-jobs';
import { viewCard } from '../board/view-card';
import type { StoredJob } from '../jobs/job';
import type { PostingRules } from '../posting-rules/posting-rules';
import type { Memberships } from '../tenancy/memberships';
import { findReasons } from './find-reasons';
import { listPhrases } from './list-phrases';
import type { TalentProfile, TalentProfiles } from './talent-profiles';

interface RecommendationDependencies extends SearchDependencies {
  readonly talentProfiles: TalentProfiles;
  readonly memberships: Pick<Memberships, 'listCompaniesOf'>;
  readonly postingRules: PostingRules;
}

interface RecommendInput {
  readonly userId: string;
  readonly authorization: string;
  readonly now: Date;
}

const maxRecommendations = 3;
const maxPerCompany = 2;

/**
 * The best open jobs by the search's own rank, among those that meet a phrase of the caller's profile. One without a
 * quoted reason is none, nor is one of a company that the caller is a member of.
 * @throws {AppError} DEPENDENCY_UNAVAILABLE, SEARCH_UNAVAILABLE
 */
export async function recommendJobs(
  { userId, authorization, now }: RecommendInput,
  dependencies: RecommendationDependencies,
): Promise<Recommendations> {
  const profile = await dependencies.talentProfiles.find({ authorization });
  const phrases = profile ? listPhrases(profile, now) : [];
  const searched = phrases.filter(({ isSupporting }) => !isSupporting).map(({ quote }) => quote);
  if (!profile || searched.length === 0) return { recommendations: [], is_profile_empty: true };
  const query = { anyOf: searched, ...placeOf(profile), size: maxPageSize };
  const [{ hits }, own] = await Promise.all([
    askSearch(query, dependencies),
    dependencies.memberships.listCompaniesOf(userId),
  ]);
  const found = await findOpenHits({ hits, now }, dependencies);
  const recommendations: Recommendation[] = [];
  const perCompany = new Map(own.map(({ companyId }) => [companyId, maxPerCompany]));
  for (const { hit, job, company } of found) {
    const count = perCompany.get(company.id) ?? 0;
    if (count >= maxPerCompany) continue;
    const reasons = findReasons(phrases, job, (quote) => isUnobjectionable(quote, job, dependencies));
    if (reasons.length === 0) continue;
    perCompany.set(company.id, count + 1);
    recommendations.push({ job: viewCard(job, { company, why: listReasons(hit), now }), reasons });
    if (recommendations.length === maxRecommendations) break;
  }
  return { recommendations, is_profile_empty: false };
}

/**
 * Whether the rules find no fault with a part of a posting. Limits of age or sex that the staff has allowed are no reason
 * to recommend a job.
 */
function isUnobjectionable(
  quote: string,
  { posting }: StoredJob,
  { postingRules }: Pick<RecommendationDependencies, 'postingRules'>,
): boolean {
  const part = { ...posting, title: '', text: quote, requirements: [], questions: [] };
  return !postingRules.check(part, { company: '' }).findings.some(({ field }) => field === 'text');
}

/** Where they work or last worked: jobs there come before equal ones. */
function placeOf({ jobs }: TalentProfile): { preferred?: string } {
  const place = jobs.find(({ location }) => location)?.location;
  return place ? { preferred: place } : {};
}
