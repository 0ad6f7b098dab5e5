import { closeLetterSpacing } from './letter-spacing';
import { fromMarkdown, isMarkdown } from './markdown';
import { normaliseText } from './normalise-text';

/** The rest is ignored: no CV is longer. */
export const maxLines = 5000;
/** Of all lines: about as much as `normaliseText` leaves of a text. */
const maxLetters = 200_000;
/** In characters: a word processor's paragraph is one line. */
export const longestLine = 10_000;

/** A line of a document with its style. Formats differ in the styles they give, so all but the text is a hint. */
export interface DocumentLine {
  /** Normalised, with a tab between cells; never empty. */
  readonly text: string;
  /** Preceded by more than the usual space. */
  readonly isApart: boolean;
  /** From 1; always 1 in formats without pages. */
  readonly page: number;
  /** From 1, left to right; 0 with nothing beside it. */
  readonly column: number;
  /** Font size, relative to the document's most frequent size. */
  readonly size: number;
  /** In another font than most of the document, usually bold. */
  readonly isStrong: boolean;
  /** Number of letters that would still have fitted; null in formats that do not break lines. */
  readonly room: number | null;
  /** Marked as a heading by the word processor. */
  readonly isHeading: boolean;
}

/** Plain text of a document, and its lines with style. Both in reading order. */
export interface DocumentText {
  readonly text: string;
  readonly lines: readonly DocumentLine[];
}

/** A line as read from a file. */
export type RawLine = Pick<DocumentLine, 'text'> & Partial<DocumentLine>;

const plain: Omit<DocumentLine, 'text'> = {
  isApart: false,
  page: 1,
  column: 0,
  size: 1,
  isStrong: false,
  room: null,
  isHeading: false,
};

/** Normalised lines; an empty one only becomes a gap before the next. */
export function toDocumentLines(rawLines: readonly RawLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  let isApart = false;
  let letters = 0;
  for (const raw of rawLines) {
    const text = normaliseText(withCells(closeLetterSpacing(raw.text.slice(0, longestLine))));
    if (text === '') {
      isApart = true;
      continue;
    }
    letters += text.length;
    if (lines.length === maxLines || letters > maxLetters) break;
    lines.push({ ...plain, ...raw, text, isApart: isApart || raw.isApart === true });
    isApart = false;
  }
  return lines;
}

/** A text without style, as of a .doc or .txt. */
export function toPlainDocument(raw: string): DocumentText {
  const lines = raw.split(/\r\n?|[\n\u2028\u2029\u0085\v\f]/);
  const rawLines = isMarkdown(lines) ? fromMarkdown(lines) : lines.map((text) => ({ text }));
  return { text: normaliseText(raw), lines: toDocumentLines(rawLines) };
}

/** Three or more blanks within a line separate columns and become a tab. */
function withCells(text: string): string {
  return text.replace(/(?<=\S) {3,}(?=\S)/g, '\t');
}
