import { foldWords } from '@sabi/job-match/words/fold-words';

export const maxSuggestions = 8;

/** Parsed input of the search field; without `unfinished` nothing is suggested. */
interface Prefix {
  readonly words: readonly string[];
  readonly unfinished: string | undefined;
}

export function readPrefix(typed: string): Prefix {
  const words = foldWords(typed);
  return { words: words.slice(0, -1), unfinished: words.at(-1) };
}
