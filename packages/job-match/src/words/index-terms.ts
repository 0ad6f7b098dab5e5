import { findConceptTerms } from './concepts';
import { foldWords } from './fold-words';

/** Index terms of a text: its words and the concepts they name. */
export function listIndexTerms(text: string): string[] {
  const words = foldWords(text);
  return [...words, ...findConceptTerms(words)];
}
