import type { QueryUnit } from '@sabi/job-match/words/read-words';
import type { JobFacets, JobQuery, JobSort } from '../job-search';
import type { FoundPosting } from './indexed-posting';

/** Start of a page: after this sort value and id. */
export type SortKey = readonly [value: number, id: string];

export interface EngineQuery {
  readonly units: readonly QueryUnit[];
  /** Where given, a posting has to match one of them; `units` are then optional. */
  readonly phrases?: readonly (readonly QueryUnit[])[];
  readonly filters: JobQuery;
  readonly sort: JobSort;
  readonly size: number;
  /** Milliseconds since 1970; the same for all pages of a list. */
  readonly now: number;
  readonly after?: SortKey;
}

export interface EngineHit {
  readonly posting: FoundPosting;
  readonly score: number;
  readonly sortKey: SortKey;
}

export interface EngineAnswer {
  readonly total: number;
  readonly hits: readonly EngineHit[];
  readonly facets: JobFacets;
}

/** Differences between the search engines. */
export interface SearchEngine {
  find(query: EngineQuery): Promise<EngineAnswer>;
  /** @returns for each unit the number of postings with one of its terms */
  countPostings(units: readonly QueryUnit[]): Promise<readonly number[]>;
  /** Words of postings that differ by one letter, most frequent first. */
  findFuzzyWords(word: string): Promise<readonly string[]>;
}
