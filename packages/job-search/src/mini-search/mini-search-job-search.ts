import type { JobQuery, JobResults, JobSearch, SearchHealth } from '../job-search';
import type { PostingRevision } from '../posting';
import { toIndexedPosting } from '../shared/indexed-posting';
import { searchPostings } from '../shared/search-postings';
import { maxSuggestions, readPrefix } from '../shared/suggestions';
import { MiniSearchEngine, maxPostings } from './mini-search-engine';

/** Search in memory, for a laptop. The process fills the index by `rebuild` at each start. */
export class MiniSearchJobSearch implements JobSearch {
  readonly description = `MiniSearch in this process, for ${maxPostings} postings at most`;
  #engine = new MiniSearchEngine();
  /** Each receives every change while it is being filled. */
  readonly #building = new Set<MiniSearchEngine>();

  index(postings: readonly PostingRevision[]): Promise<void> {
    return Promise.resolve().then(() => {
      for (const { posting, revision } of postings)
        for (const engine of this.#engines()) engine.put(toIndexedPosting(posting), revision);
    });
  }

  remove(id: string, revision: number): Promise<void> {
    for (const engine of this.#engines()) engine.remove(id, revision);
    return Promise.resolve();
  }

  search(query: JobQuery): Promise<JobResults> {
    return searchPostings(this.#engine, query);
  }

  suggest(prefix: string): Promise<string[]> {
    const { words, unfinished } = readPrefix(prefix);
    if (unfinished === undefined) return Promise.resolve([]);
    const counts = new Map<string, number>();
    for (const { titleExact, titleWords } of this.#engine.postings.values()) {
      const title = titleWords.split(' ');
      const fits =
        words.every((word) => title.includes(word)) && title.some((word) => word.startsWith(unfinished));
      if (fits) counts.set(titleExact, (counts.get(titleExact) ?? 0) + 1);
    }
    const sorted = [...counts].sort(
      ([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1),
    );
    return Promise.resolve(sorted.slice(0, maxSuggestions).map(([title]) => title));
  }

  async rebuild(readAll: () => AsyncIterable<PostingRevision>): Promise<void> {
    const building = new MiniSearchEngine();
    this.#building.add(building);
    try {
      for await (const { posting, revision } of readAll()) building.put(toIndexedPosting(posting), revision);
      this.#engine = building;
    } finally {
      this.#building.delete(building);
    }
  }

  health(): Promise<SearchHealth> {
    return Promise.resolve({ engine: 'MiniSearch', postings: this.#engine.postings.size });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #engines(): MiniSearchEngine[] {
    return [this.#engine, ...this.#building];
  }
}
