import type { QueryUnit } from '@sabi/job-match/words/read-words';
import MiniSearch from 'minisearch';
import { type FacetCounts, type JobFacets, TooManyPostings } from '../job-search';
import type { EngineAnswer, EngineHit, EngineQuery, SearchEngine, SortKey } from '../shared/engine';
import type { IndexedPosting } from '../shared/indexed-posting';
import { ageFactor, textFields } from '../shared/rank-factors';
import { facetFilters, fitsOtherFilters } from './fits-filters';
import { scorePhrases, scoreUnit, scoreUnits } from './score-units';

/** At this size 274 MB and 190 ms per search were measured. */
export const maxPostings = 20_000;

const facetNames = ['mode', 'type', 'level', 'area'] as const;

export class MiniSearchEngine implements SearchEngine {
  readonly postings = new Map<string, IndexedPosting>();
  readonly #revisions = new Map<string, number>();
  readonly #index = new MiniSearch<IndexedPosting>({
    fields: [...textFields],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
  });

  /** @throws {TooManyPostings} */
  put(posting: IndexedPosting, revision: number): void {
    if (!this.#isNewer(posting.id, revision)) return;
    if (!this.postings.has(posting.id) && this.postings.size >= maxPostings)
      throw new TooManyPostings(
        `MiniSearch holds ${maxPostings} postings at most; OpenSearch has no such limit`,
      );
    this.#delete(posting.id);
    this.#revisions.set(posting.id, revision);
    this.postings.set(posting.id, posting);
    this.#index.add(posting);
  }

  remove(id: string, revision: number): void {
    if (!this.#isNewer(id, revision)) return;
    this.#revisions.set(id, revision);
    this.#delete(id);
  }

  find(query: EngineQuery): Promise<EngineAnswer> {
    const scores = query.phrases
      ? scorePhrases(this.#index, query.phrases, query.units)
      : scoreUnits(this.#index, query.units);
    const candidates = this.#candidates(scores).filter((posting) =>
      fitsOtherFilters(posting, query.filters, query.now),
    );
    const found = candidates.filter((posting) =>
      facetNames.every((name) => facetFilters[name](posting, query.filters)),
    );
    const hits = found
      .map((posting) => toHit(posting, scores?.get(posting.id) ?? 1, query))
      .sort((one, other) => compareKeys(one.sortKey, other.sortKey));
    const { after } = query;
    const rest = after ? hits.filter(({ sortKey }) => compareKeys(sortKey, after) > 0) : hits;
    return Promise.resolve({
      total: found.length,
      hits: rest.slice(0, query.size),
      facets: countFacets(candidates, query),
    });
  }

  countPostings(units: readonly QueryUnit[]): Promise<readonly number[]> {
    return Promise.resolve(units.map((unit) => scoreUnit(this.#index, unit).size));
  }

  findFuzzyWords(word: string): Promise<readonly string[]> {
    const counts = new Map<string, number>();
    const spellings = [word, ...swapNeighbours(word)];
    for (const spelling of spellings)
      for (const { terms } of this.#index.search(spelling, {
        prefix: false,
        fuzzy: spelling === word ? 1 : false,
      }))
        for (const term of terms) if (!term.includes(':')) counts.set(term, (counts.get(term) ?? 0) + 1);
    return Promise.resolve([...counts].sort(([, one], [, other]) => other - one).map(([term]) => term));
  }

  #candidates(scores: ReadonlyMap<string, number> | undefined): IndexedPosting[] {
    if (!scores) return [...this.postings.values()];
    return [...scores.keys()].flatMap((id) => this.postings.get(id) ?? []);
  }

  #isNewer(id: string, revision: number): boolean {
    return revision > (this.#revisions.get(id) ?? Number.NEGATIVE_INFINITY);
  }

  #delete(id: string): void {
    if (this.postings.delete(id)) this.#index.discard(id);
  }
}

function toHit(posting: IndexedPosting, wordScore: number, { sort, now }: EngineQuery): EngineHit {
  const score = sort === 'best' ? wordScore * ageFactor(now - posting.postedAt) * posting.trust : 0;
  const values = { best: score, newest: posting.postedAt, pay: posting.payMax };
  return { posting, score, sortKey: [values[sort], posting.id] };
}

/** Highest value first, then by id. */
function compareKeys([value, id]: SortKey, [otherValue, otherId]: SortKey): number {
  if (value !== otherValue) return otherValue - value;
  return id < otherId ? -1 : Number(id > otherId);
}

function countFacets(candidates: readonly IndexedPosting[], { filters }: EngineQuery): JobFacets {
  const count = (own: string, valuesOf: (posting: IndexedPosting) => readonly string[]): FacetCounts => {
    const others = facetNames.filter((name) => name !== own);
    const counts: Record<string, number> = {};
    for (const posting of candidates)
      if (others.every((name) => facetFilters[name](posting, filters)))
        for (const value of valuesOf(posting)) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  return {
    mode: count('mode', ({ mode }) => [mode]),
    type: count('type', ({ types }) => types),
    level: count('level', ({ level }) => [level]),
    area: count('area', ({ areaCodes }) => areaCodes),
    category: count('category', ({ category }) => [category]),
  };
}

/** The word with two adjacent letters swapped, for each pair. */
function swapNeighbours(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_none, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );
}
