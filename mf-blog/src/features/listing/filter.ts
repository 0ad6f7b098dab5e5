import { isTopic, type Topic } from '../../content/topics';
import { listingPath } from '../../paths';
import { plainWords } from '../../search/words';

/** The listing's filter, which is part of the address. */
export interface Filter {
  readonly query: string;
  readonly topic: Topic | null;
}

/** Longer queries are cut off. */
export const maxQueryLength = 80;

export function readFilter(search: string): Filter {
  const parameters = new URLSearchParams(search);
  const topic = parameters.get('topic');
  return {
    query: (parameters.get('q') ?? '').trim().slice(0, maxQueryLength),
    topic: isTopic(topic) ? topic : null,
  };
}

export function filterPath({ query, topic }: Filter): string {
  const parameters = new URLSearchParams({ ...(query && { q: query }), ...(topic && { topic }) });
  return parameters.size > 0 ? `${listingPath}?${parameters}` : listingPath;
}

/** Whether the text contains every word of the query, or a word that starts with it. Ignores case and accents. */
export function matches(text: string, query: string): boolean {
  const words = plainWords(text);
  return plainWords(query).every((start) => words.some((word) => word.startsWith(start)));
}
