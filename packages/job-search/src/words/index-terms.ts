import { findConceptTerms } from './concepts';
import { foldWords } from './fold-words';

/** What the index has of a text: its words and the concepts that they name. */
export function listIndexTerms(text: string): string[] {
  const words = foldWords(text);
  return [...words, ...findConceptTerms(words)];
}
