import type { Line } from '../line';
import { readLabel } from '../labels';
import { describesWork } from '../vocabulary/accomplishments';
import { continues } from '../wrapped-lines';
import { readField } from './field-labels';

/** Longer lines with dates are descriptions. */
const longestHeader = 130;
/** `S.A.` and `Inc.` end a name, not a sentence. */
const sentence = /(?<!\b(?:Tbk|Inc|Ltd|Co|Corp|Pty|Bhd|Pte|Jr|Sr)|(?<!\p{L})\p{L}\.\p{L}{1,3})[.;]$/u;
const fewestWordsAbout = 2;
/** `2 years 3 months`, `(1 tahun)`: how long, and never a name. */
const duration =
  /^\(?(?:±|~|about|sekitar)?\s*\d{1,2}(?:[.,]\d)?\+?\s*(?:years?|yrs?\.?|tahun|thn|months?|mos?\.?|bulan|bln)(?:[\s,]*(?:dan|and)?\s*\d{1,2}\s*(?:months?|mos?\.?|bulan|bln))?\)?$/i;

export function isHeaderText(text: string): boolean {
  return text.length <= longestHeader && !sentence.test(text);
}

export function isSentence({ text }: Line): boolean {
  return text.length > longestHeader || sentence.test(text) || describesWork(text);
}

/** What a CV says of an employer below its name: a sentence, words in brackets, the answer to a label for it. */
export function isAboutEmployer(line: Line): boolean {
  const isInBrackets = /^\([^()]*\)$/.test(line.text) && line.text.split(' ').length >= fewestWordsAbout;
  return (
    line.marker === null && (isSentence(line) || isInBrackets || readField(line.text)?.field === 'sector')
  );
}

export function isDuration(text: string): boolean {
  return duration.test(text);
}

/** Whether a block begins at a line: behind a blank line, or behind a list that it does not continue. */
export function opensBlock(lines: readonly Line[], index: number): boolean {
  const [line, previous] = [lines[index], lines[index - 1]];
  if (!line || line.marker === 'bullet') return false;
  if (!previous || line.isApart) return true;
  return (
    previous.marker === 'bullet' &&
    !isContinuation(line, previous) &&
    !readLabel(line.text)?.label.includes(':')
  );
}

export function isContinuation(line: Line, previous: Line | undefined): boolean {
  return previous?.marker === 'bullet' ? continues(previous, line) : /^[\p{Ll}(]/u.test(line.text);
}
