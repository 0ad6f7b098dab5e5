import { type JobSearch, maxPageSize } from '../job-search';

/** Ids of the hits, page after page up to `limit`. */
export function rankByPages(search: JobSearch) {
  return async (words: string, limit: number): Promise<string[]> => {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await search.search({ words, size: maxPageSize, ...(after !== undefined && { after }) });
      ids.push(...page.hits.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined && ids.length < limit);
    return ids.slice(0, limit);
  };
}
