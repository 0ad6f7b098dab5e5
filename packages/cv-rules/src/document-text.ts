import { closeLetterSpacing } from './letter-spacing';
import { normaliseText } from './normalise-text';

/** What lies beyond is not looked at: no CV is longer. */
export const maxLines = 5000;
/** In all lines: about as much as `normaliseText` leaves of a text. */
const maxLetters = 200_000;
/** In characters: a paragraph of a word processor is one line. */
export const longestLine = 10_000;

/** A line of a document and its style. Formats give more or less of it: all but the text is a hint. */
export interface DocumentLine {
  /** In its normal form, a tab between cells; never empty. */
  readonly text: string;
  /** More than the usual space stands before it. */
  readonly isApart: boolean;
  /** From 1; 1 where the format knows no pages. */
  readonly page: number;
  /** From 1, left to right; 0 where nothing stands beside it. */
  readonly column: number;
  /** Size of the letters, in multiples of the document's most usual size. */
  readonly size: number;
  /** Set in another face than most of the document, mostly a bold one. */
  readonly isStrong: boolean;
  /** How many letters more would have fitted behind it; null where the format does not break lines. */
  readonly room: number | null;
  /** The word processor says so. */
  readonly isHeading: boolean;
}

/** What a document says: as plain text, and line by line with its looks. Both in reading order. */
export interface DocumentText {
  readonly text: string;
  readonly lines: readonly DocumentLine[];
}

/** A line as a reader of a format finds it. */
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

/** Lines in their normal form; an empty one leaves nothing but a gap before the next. */
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

/** A text without looks, as of a .doc or .txt. */
export function toPlainDocument(raw: string): DocumentText {
  const rawLines = raw.split(/\r\n?|[\n\u2028\u2029\u0085\v\f]/).map((text) => ({ text }));
  return { text: normaliseText(raw), lines: toDocumentLines(rawLines) };
}

/** Three or more blanks within a line separate columns, so they become a tab. */
function withCells(text: string): string {
  return text.replace(/(?<=\S) {3,}(?=\S)/g, '\t');
}
