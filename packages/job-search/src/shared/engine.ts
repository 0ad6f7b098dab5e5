import type { JobFacets, JobQuery, JobSort } from '../job-search';
import type { QueryUnit } from '../words/read-words';
import type { FoundPosting } from './indexed-posting';

/** Where a page begins: behind this value of the sort and this id. */
export type SortKey = readonly [value: number, id: string];

export interface EngineQuery {
  readonly units: readonly QueryUnit[];
  readonly filters: JobQuery;
  readonly sort: JobSort;
  readonly size: number;
  /** Milliseconds since 1970; one for all pages of a list. */
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

/** What differs between the engines of the search. */
export interface SearchEngine {
  find(query: EngineQuery): Promise<EngineAnswer>;
  /** @returns for each unit how many postings have one of its terms */
  countPostings(units: readonly QueryUnit[]): Promise<readonly number[]>;
  /** Words of postings that differ by one letter, the most frequent first. */
  findFuzzyWords(word: string): Promise<readonly string[]>;
}
