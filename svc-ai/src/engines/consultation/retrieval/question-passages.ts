import type { Language } from '@sabi/contracts/language';
import { containsAmount } from '../amounts';
import type { Passage } from '../passages/passage';
import { searchPassages } from './public-passages';

/** Passages that a model is given with a question: with more, a prompt costs more than the answer gains. */
const mostPassages = 4;
const mostCharacters = 1200;

/** Passages about a question, the best first. */
export const passagesOf = (message: string): Passage[] =>
  searchPassages(message, mostPassages).map(({ passage }) => passage);

/** What the pages say about a question, a line each, without amounts of money. */
export function writePassages(passages: readonly Passage[], language: Language): string {
  const lines = passages.map(({ title, text }) => {
    const said = text[language].split('\n').filter((line) => !containsAmount(line));
    return `- ${title[language]}: ${said.join(' ').slice(0, mostCharacters)}`;
  });
  return lines.length > 0 ? lines.join('\n') : '(nothing found)';
}
