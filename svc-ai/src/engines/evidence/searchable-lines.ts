import { type DatedText, findDatesIn } from './date-mentions';

/** A line with normalised forms for comparison. */
export interface SearchableLine extends DatedText {
  /** Lower-case letters, digits and signs of programming languages. */
  readonly letters: string;
  /** `letters` of the next line, for values broken over two lines. */
  readonly next: string;
  readonly digits: string;
}

export function toSearchableLines(lines: readonly string[]): SearchableLine[] {
  const folded = lines.map(lettersOf);
  return lines.map((text, index) => ({
    ...findDatesIn(text),
    letters: folded[index] ?? '',
    next: folded[index + 1] ?? '',
    digits: text.replace(/\D/g, ''),
  }));
}

function lettersOf(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu);
  return (words ?? []).join('');
}
