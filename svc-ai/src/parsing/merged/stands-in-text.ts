import { findDateRange } from '@sabi/cv-rules/dates';
import { findDatesIn, saysMonth, saysOpenSince, saysPresent } from '../../evidence/said-dates';

/** How many words of a longer text have to stand in the document: converters hyphenate and drop signs. */
const knownShare = 0.8;

export interface KnownText {
  /** True when the document says this, however its lines, blanks and capitals fall. */
  says(value: string): boolean;
  /** True when it says `2019-05`, its month with its year, or `2019`; half a date is none. */
  saysDate(date: string): boolean;
  /** True when it says of anything that it goes on. */
  saysCurrent(): boolean;
  /** True when it says that what began then goes on. */
  saysOpenSince(start: string): boolean;
}

/** A document's text, ready to be asked what it says. */
export function knowText(text: string): KnownText {
  const letters = lettersOf(text);
  const words = new Set(wordsOf(text));
  const lines = linesWithNext(text);
  const dated = lines.map(findDatesIn);
  return {
    saysDate: (date) => dated.some((line) => saysMonth(line, date)),
    saysCurrent: () => lines.some((line) => saysPresent(line) || findDateRange(line)?.value.isCurrent),
    saysOpenSince: (start) => lines.some((line) => saysOpenSince(line, start)),
    says: (value) => {
      const searched = lettersOf(value);
      if (searched === '') return false;
      if (letters.includes(searched)) return true;
      const longer = wordsOf(value);
      const known = longer.filter((word) => words.has(word)).length;
      return longer.length > 5 && known >= longer.length * knownShare;
    },
  };
}

/** Each line with the one beneath: a narrow column breaks dates in two. */
function linesWithNext(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => `${line} ${lines[index + 1] ?? ''}`);
}

/** Letters and digits alone, for comparing what is written in two ways. */
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
