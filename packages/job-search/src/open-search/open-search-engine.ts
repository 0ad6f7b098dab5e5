import type { QueryUnit } from '@sabi/job-match/words/read-words';
import type { Client } from '@opensearch-project/opensearch';
import type { FacetCounts } from '../job-search';
import type { EngineAnswer, EngineQuery, SearchEngine, SortKey } from '../shared/engine';
import type { FoundPosting } from '../shared/indexed-posting';
import { buildRequest, hasUnit, isOpen } from './build-query';
import { mapEngineErrors } from './map-engine-errors';

interface Buckets {
  readonly values: { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] };
}

/** Answer to requests of build-query.ts. */
interface FoundBody {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly {
      readonly _source: FoundPosting;
      readonly _score: number | null;
      readonly sort: SortKey;
    }[];
  };
  readonly aggregations: Readonly<Record<'mode' | 'type' | 'level' | 'area' | 'category', Buckets>>;
}

const suggestFields = ['title', 'skills', 'company', 'text'] as const;

export class OpenSearchEngine implements SearchEngine {
  readonly #client: Client;
  readonly #index: string;

  /** @param index an index or alias */
  constructor(client: Client, index: string) {
    this.#client = client;
    this.#index = index;
  }

  async find(query: EngineQuery): Promise<EngineAnswer> {
    const { hits, aggregations } = await this.ask<FoundBody>(buildRequest(query));
    return {
      total: hits.total.value,
      hits: hits.hits.map(({ _source, _score, sort }) => ({
        posting: _source,
        score: _score ?? 0,
        sortKey: sort,
      })),
      facets: {
        mode: readCounts(aggregations.mode),
        type: readCounts(aggregations.type),
        level: readCounts(aggregations.level),
        area: readCounts(aggregations.area),
        category: readCounts(aggregations.category),
      },
    };
  }

  async countPostings(units: readonly QueryUnit[]): Promise<readonly number[]> {
    if (units.length === 0) return [];
    const { aggregations } = await this.ask<{
      aggregations: { units: { buckets: readonly { doc_count: number }[] } };
    }>({
      size: 0,
      query: { bool: { filter: [isOpen] } },
      aggs: { units: { filters: { filters: units.map(hasUnit) } } },
    });
    return aggregations.units.buckets.map(({ doc_count }) => doc_count);
  }

  async findFuzzyWords(word: string): Promise<readonly string[]> {
    const near = suggestFields.map((field) => [
      `in-${field}`,
      {
        term: {
          field,
          max_edits: 1,
          prefix_length: 0,
          min_word_length: 5,
          suggest_mode: 'always',
          sort: 'frequency',
        },
      },
    ]);
    const { suggest } = await this.ask<{
      suggest: Record<string, readonly { options: readonly { text: string; freq: number }[] }[]>;
    }>({ size: 0, suggest: { text: word, ...Object.fromEntries(near) } });
    const options = Object.values(suggest).flatMap((entries) => entries.flatMap((entry) => entry.options));
    const sorted = options.toSorted((one, other) => other.freq - one.freq);
    return [...new Set(sorted.map(({ text }) => text))].filter((text) => !text.includes(':'));
  }

  /** @throws {SearchUnavailable} */
  async ask<Body>(body: object): Promise<Body> {
    // Otherwise each shard weighs words by how rare they are in it alone, so that a posting's rank would depend on its shard.
    const search_type = 'dfs_query_then_fetch';
    const answer = await mapEngineErrors(this.#client.search({ index: this.#index, body, search_type }));
    return answer.body as unknown as Body;
  }
}

function readCounts({ values }: Buckets): FacetCounts {
  return Object.fromEntries(values.buckets.map(({ key, doc_count }) => [key, doc_count]));
}
