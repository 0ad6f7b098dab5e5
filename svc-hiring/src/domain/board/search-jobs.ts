import type { JobCard, JobPage, searchJobsRoute } from '@sabi/contracts/http/hiring/board';
import {
  CursorInvalid,
  type JobHit,
  type JobQuery,
  type JobResults,
  type JobSearch,
  SearchUnavailable,
  type WordReading,
} from '@sabi/job-search/job-search';
import { AppError } from '@sabi/service-kit/errors';
import type { z } from 'zod';
import type { StoredCompany } from '../companies/company';
import type { CompanyDirectory } from '../companies/company-repository';
import { findCompaniesOfJobs } from '../companies/find-companies-of-jobs';
import { stateOf } from '../companies/verification';
import { effectiveState, isOpen } from '../jobs/job-lifecycle';
import type { StoredJob } from '../jobs/job';
import type { JobDirectory } from '../jobs/job-repository';
import type { JobIndex } from './job-index';

interface SearchDependencies {
  readonly jobSearch: Pick<JobSearch, 'search'>;
  readonly jobIndex: Pick<JobIndex, 'isFilled'>;
  readonly jobDirectory: Pick<JobDirectory, 'findMany'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findBySlug' | 'findMany'>;
}

type SearchQuery = z.infer<typeof searchJobsRoute.query>;

const retryAfterSeconds = 5;

/**
 * Jobs that the search finds and the database calls open: one that was frozen or closed a moment ago is not in the answer.
 * @throws {AppError} SEARCH_UNAVAILABLE, REQUEST_INVALID for an `after` of another list, COMPANY_NOT_FOUND
 */
export async function searchJobs(
  { query, now }: { query: SearchQuery; now: Date },
  dependencies: SearchDependencies,
): Promise<JobPage> {
  if (!dependencies.jobIndex.isFilled()) throw new AppError('SEARCH_UNAVAILABLE', { retryAfterSeconds });
  const results = await askSearch(await toJobQuery(query, dependencies), dependencies);
  const jobs = await dependencies.jobDirectory.findMany(results.hits.map(({ id }) => id));
  const open = new Map(jobs.filter((job) => isOpen(job, now)).map((job) => [job.id, job]));
  const companies = await findCompaniesOfJobs(open.values(), dependencies);
  const cards = results.hits.flatMap((hit) => {
    const job = open.get(hit.id);
    const company = job && companies.get(job.company_id);
    return company ? [viewCard(job, { company, hit, now })] : [];
  });
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
    mode,
    type,
    level,
    pay_min: payFrom,
    posted_days: postedDays,
    ...rest
  }: SearchQuery,
  { companyDirectory }: SearchDependencies,
): Promise<JobQuery> {
  const company = slug === undefined ? undefined : await companyDirectory.findBySlug(slug);
  if (company === null) throw new AppError('COMPANY_NOT_FOUND');
  return {
    ...(q && { words: q }),
    ...(area && { areas: area }),
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

async function askSearch(query: JobQuery, { jobSearch }: SearchDependencies): Promise<JobResults> {
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

function viewCard(
  job: StoredJob,
  { company, hit, now }: { company: StoredCompany; hit: JobHit; now: Date },
): JobCard {
  const { title, areas, mode, contract, part_time: isPartTime, level, category, pay } = job.posting;
  return {
    public_no: job.public_no,
    slug: job.slug,
    title,
    company: {
      slug: company.slug,
      name: company.name,
      is_verified: stateOf(company.verification, now) === 'verified',
    },
    areas,
    mode,
    contract,
    part_time: isPartTime,
    level,
    category,
    pay: pay && { min: pay.min, max: pay.max },
    published_at: (job.published_at ?? now).toISOString(),
    is_unconfirmed: effectiveState(job, now).is_unconfirmed,
    why: hit.why.map((reason) => ({ factor: reason.factor, word: 'word' in reason ? reason.word : null })),
  };
}
