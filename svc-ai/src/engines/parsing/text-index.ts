import { findDateRange } from '@sabi/cv-rules/dates';
import { findDatesIn, mentionsMonth, mentionsOngoingSince, mentionsPresent } from '../evidence/date-mentions';

/** Share of a longer text's words that have to be in the document: converters hyphenate words and drop characters. */
const knownShare = 0.8;

/** Answers whether a document's text contains a value, whatever its line breaks, spaces and capitals. */
export interface TextIndex {
  contains(value: string): boolean;
  /** @param date `2019-05`, found as the month beside its year, or `2019` */
  containsDate(date: string): boolean;
  /** Whether the text says of anything that it is ongoing. */
  containsOngoing(): boolean;
  /** Whether the text says that what began on this date is ongoing. */
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

/** Each line joined with the next: a narrow column breaks dates in two. */
function linesWithNext(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => `${line} ${lines[index + 1] ?? ''}`);
}

/** Letters and digits alone, to compare two ways of writing the same. */
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
