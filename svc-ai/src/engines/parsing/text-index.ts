import { findDateRange } from '@sabi/cv-rules/dates';
import { findDatesIn, mentionsMonth, mentionsOngoingSince, mentionsPresent } from '../evidence/date-mentions';

/** Minimum share of a longer text's words in the document, as converters hyphenate and drop characters. */
const knownShare = 0.8;

/** Searches a document's text, ignoring line breaks, spaces and capitals. */
export interface TextIndex {
  contains(value: string): boolean;
  /** @param date `2019-05`, as the month beside its year, or `2019` */
  containsDate(date: string): boolean;
  /** Whether the text marks anything as ongoing. */
  containsOngoing(): boolean;
  /** Whether the text marks the period of this start date as ongoing. */
  containsOngoingSince(start: string): boolean;
}

export function createTextIndex(text: string): TextIndex {
  const letters = lettersOf(text);
  const words = new Set(wordsOf(text));
  const lines = linesWithNext(text);
  const dated = lines.map(findDatesIn);
  return {
    containsDate: (date) => dated.some((line) => mentionsMonth(line, date)),
    containsOngoing: () =>
      lines.some((line) => mentionsPresent(line) || findDateRange(line)?.value.isCurrent),
    containsOngoingSince: (start) => lines.some((line) => mentionsOngoingSince(line, start)),
    contains: (value) => {
      const searched = lettersOf(value);
      if (searched === '') return false;
      if (letters.includes(searched)) return true;
      const longer = wordsOf(value);
      const known = longer.filter((word) => words.has(word)).length;
      return longer.length > 5 && known >= longer.length * knownShare;
    },
  };
}

/** Each line joined with the next, because narrow columns break dates. */
function linesWithNext(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => `${line} ${lines[index + 1] ?? ''}`);
}

/** Letters and digits only, for comparisons. */
export function lettersOf(text: string): string {
  return wordsOf(text).join('');
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  );
}
