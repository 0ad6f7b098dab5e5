import { isTopic, type Topic } from '../../content/topics';
import { listingPath } from '../../paths';

/** What the reader asks the listing for; it stands in the address. */
export interface Filter {
  readonly query: string;
  readonly topic: Topic | null;
}

/** Longer words are no search. */
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

/** Whether the text holds every word of the query, be it as part of a longer one. Case and accents do not count. */
export function matches(text: string, query: string): boolean {
  const plainText = toPlain(text);
  return toPlain(query)
    .split(/\s+/)
    .every((word) => plainText.includes(word));
}

function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
