import { endsWithMonth, findDates } from './dates';
import { readLabel } from './labels';
import { columnOf } from './tables';
import type { Line } from './line';
import { isFormLabel } from './vocabulary/form-labels';

const sentenceEnd = /[.!?:;]["')\]]?$/;
const needsMore =
  /(?:[,/&(]|\s[-–—]|\b(?:and|or|of|the|to|for|with|in|dan|atau|di|dari|untuk|yang|dengan|until|till|hingga|sampai|s\.?\/?d\.?))$/i;
const needsNumber = /\b(?:ID|No\.|Nomor|Number)$/i;
const edgeShare = 0.88;
const roomShare = 0.8;
const sameSize = 0.05;
const attachedHyphen = /[\p{L}\d]-$/u;
/** Printed by programs that hyphenate, and never typed. */
const insertedHyphen = /\p{Ll}\u2010$/u;

/** Joins wrapped lines: one string for each paragraph or list item. */
export function joinWrapped(lines: readonly Line[]): string[] {
  return joinWrappedLines(lines).map(({ text }) => text);
}

/**
 * Like `joinWrapped`, each with its first line.
 * @param isOwn whether a line is none of the previous one's whatever its width says
 */
export function joinWrappedLines(
  lines: readonly Line[],
  isOwn: (previous: Line, line: Line) => boolean = () => false,
): { line: Line; text: string }[] {
  const points: { line: Line; text: string }[] = [];
  let previous: Line | undefined;
  for (const line of lines) {
    const before = points.at(-1);
    const goesOn =
      previous &&
      !isOwn(previous, line) &&
      (continues(previous, line) || (before && isWithinItem(before.line, previous, line)));
    if (before && goesOn) before.text = glue(before.text, line.text);
    else points.push({ line, text: line.text });
    previous = line;
  }
  return points;
}

/** Within a list item every unmarked line continues it, even with dates. */
function isWithinItem(item: Line, previous: Line, line: Line): boolean {
  const isPlain = !line.marker && !line.isApart && line.cells.length === 1 && !isFilledIn(line.text);
  const isEnded = sentenceEnd.test(previous.text) || isSetApart(previous, line);
  return item.marker === 'bullet' && isPlain && !isEnded && isBrokenBefore(previous, line);
}

/** Joins `a-` and `b` without a blank; all other lines with one. */
export function glue(before: string, after: string): string {
  if (insertedHyphen.test(before)) return before.slice(0, -1) + after;
  return attachedHyphen.test(before) ? before + after : `${before} ${after}`;
}

/** True when the line only continues the previous one. */
export function continues(previous: Line, line: Line): boolean {
  if (line.marker || line.isApart || line.cells.length > 1 || isSetApart(previous, line)) return false;
  if (isFilledIn(line.text)) return false;
  if ([needsMore, attachedHyphen, insertedHyphen].some((end) => end.test(previous.text))) return true;
  if (
    /\d/.test(line.text.split(' ')[0] ?? '') &&
    (needsNumber.test(previous.text) || endsWithMonth(previous.text))
  )
    return true;
  // A line with dates starts a new entry.
  const isAlike =
    previous.marker !== null || previous.cells.length > 1 || previous.look.isStrong === line.look.isStrong;
  const isBroken = isAlike && isBrokenBefore(previous, line) && findDates(line.text).length === 0;
  if (sentenceEnd.test(previous.text))
    return isBroken && previous.marker !== null && !/^\p{Lu}/u.test(line.text);
  return /^[\p{Ll}(]/u.test(line.text) || isBroken;
}

/** `Institusi : …`, `Issuer: …`: a label starts something new. */
function isFilledIn(text: string): boolean {
  const { label = '', value = '' } = readLabel(text) ?? {};
  return value !== '' && (isFormLabel(label) || columnOf(label) !== undefined);
}

/** Larger or bolder than the previous line: a new header. */
function isSetApart({ look: before }: Line, { look }: Line): boolean {
  return Math.abs(look.size - before.size) > sameSize || (look.isStrong && !before.isStrong);
}

/** True when the next line's first word would not have fitted. Approximate, as letters differ in width. */
function isBrokenBefore(previous: Line, { text }: Line): boolean {
  const firstWord = text.split(' ')[0] ?? '';
  if (previous.room !== null) return firstWord.length + 1 > previous.room * roomShare;
  return previous.text.length + 1 + firstWord.length >= previous.edge * edgeShare;
}
