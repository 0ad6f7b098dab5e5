import { type DatedText, findDatesIn } from './said-dates';

/** A line as it stands in the document, beside what is compared of it. */
export interface FoldedLine extends DatedText {
  /** Letters, digits and the signs of programming languages alone, in lower case. */
  readonly letters: string;
  /** The same of the next line: what was broken in two stands in both together. */
  readonly next: string;
  readonly digits: string;
}

export function foldLines(lines: readonly string[]): FoldedLine[] {
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
