import { foldWords } from '../words/fold-words';

export const maxSuggestions = 8;

/** What was typed into the search field so far; without `unfinished` there is nothing to suggest. */
interface Prefix {
  readonly words: readonly string[];
  readonly unfinished: string | undefined;
}

export function readPrefix(typed: string): Prefix {
  const words = foldWords(typed);
  return { words: words.slice(0, -1), unfinished: words.at(-1) };
}
