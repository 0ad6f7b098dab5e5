import { Client } from '@opensearch-project/opensearch';
import type { JobQuery, JobResults, JobSearch, SearchHealth } from '../job-search';
import type { PostingRevision } from '../posting';
import { toIndexedPosting } from '../shared/indexed-posting';
import { searchPostings } from '../shared/search-postings';
import { maxSuggestions, readPrefix } from '../shared/suggestions';
import { isOpen } from './build-query';
import { IndexAliases, type IndexOptions } from './index-aliases';
import { type PostingChange, writeChanges } from './index-writer';
import { OpenSearchEngine } from './open-search-engine';

export interface OpenSearchOptions extends Partial<IndexOptions> {
  /** Address of the cluster, for example `https://user:password@search:9200`. */
  readonly url: string;
  readonly requestTimeoutMs?: number;
}

export const defaultOptions = {
  name: 'jobs',
  shards: 1,
  replicas: 0,
  refreshMs: 1000,
  requestTimeoutMs: 5000,
  retireAfterMs: 10_000,
};
/** Tombstone of a removed posting: its version rejects late changes. The next rebuild drops it. */
const removed = { isRemoved: true };
/** Postings per request during a rebuild. */
const batchSize = 500;

export class OpenSearchJobSearch implements JobSearch {
  readonly description = 'OpenSearch';
  readonly #client: Client;
  readonly #aliases: IndexAliases;
  readonly #engine: OpenSearchEngine;

  constructor({ url, ...given }: OpenSearchOptions) {
    const options = { ...defaultOptions, ...given };
    this.#client = new Client({ node: url, requestTimeout: options.requestTimeoutMs, maxRetries: 1 });
    this.#aliases = new IndexAliases(this.#client, options);
    this.#engine = new OpenSearchEngine(this.#client, options.name);
  }

  async index(postings: readonly PostingRevision[]): Promise<void> {
    await writeChanges(this.#client, await this.#aliases.listTargets(), postings.map(toChange));
  }

  async remove(id: string, revision: number): Promise<void> {
    const change = { id, revision, document: removed };
    await writeChanges(this.#client, await this.#aliases.listTargets(), [change]);
  }

  async search(query: JobQuery): Promise<JobResults> {
    await this.#aliases.ensureIndex();
    return searchPostings(this.#engine, query);
  }

  async suggest(prefix: string): Promise<string[]> {
    const { words, unfinished } = readPrefix(prefix);
    if (unfinished === undefined) return [];
    await this.#aliases.ensureIndex();
    const filter = [
      isOpen,
      ...words.map((word) => ({ term: { titleWords: word } })),
      { prefix: { titleWords: unfinished } },
    ];
    const order = [{ _count: 'desc' }, { _key: 'asc' }];
    const titles = { terms: { field: 'titleExact', size: maxSuggestions, order } };
    const { aggregations } = await this.#engine.ask<{
      aggregations: { titles: { buckets: readonly { key: string }[] } };
    }>({ size: 0, query: { bool: { filter } }, aggs: { titles } });
    return aggregations.titles.buckets.map(({ key }) => key);
  }

  async rebuild(readAll: () => AsyncIterable<PostingRevision>): Promise<void> {
    const alias = await this.#aliases.beginBuilding();
    try {
      let batch: PostingChange[] = [];
      const write = () => writeChanges(this.#client, [alias], batch);
      for await (const posting of readAll()) {
        batch.push(toChange(posting));
        if (batch.length < batchSize) continue;
        await write();
        batch = [];
      }
      await write();
      await this.#aliases.publishBuilding();
    } catch (error) {
      await this.#aliases.deleteBuilding().catch(() => undefined); // the next rebuild deletes it as well
      throw error;
    }
  }

  async health(): Promise<SearchHealth> {
    await this.#aliases.ensureIndexAgain();
    const { hits } = await this.#engine.ask<{ hits: { total: { value: number } } }>({
      size: 0,
      track_total_hits: true,
      query: { bool: { filter: [isOpen] } },
    });
    return { engine: 'OpenSearch', postings: hits.total.value };
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

function toChange({ posting, revision }: PostingRevision): PostingChange {
  const { points, ...document } = toIndexedPosting(posting);
  const geoPoints = points.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude }));
  return { id: posting.id, revision, document: { ...document, points: geoPoints } };
}
