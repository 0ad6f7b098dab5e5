import { isMonthName } from './dates';
import type { Line } from './line';
import { readLabel } from './labels';
import { isColumnName } from './tables';
import { connectingWords } from './vocabulary/connecting-words';
import { isFormLabel } from './vocabulary/form-labels';
import { fieldOf } from './work/field-labels';

/** A line of a section that no entry holds whole. */
export interface UnassignedLine {
  readonly section: 'work' | 'education';
  readonly text: string;
}

type Entry = Readonly<Record<string, string | boolean | null>>;

const word = /[\p{L}\p{N}]+/gu;
const brokenWord = /[-\u2010]$/;

/**
 * Lines with a word that is in none of the section's values, so that nothing vanishes unseen. Each occurrence in a value
 * accounts for one in the lines; dates, labels and connecting words need none.
 */
export function findUnassigned(
  section: UnassignedLine['section'],
  lines: readonly Line[],
  entries: readonly Entry[],
): UnassignedLine[] {
  const held = countWords(entries);
  const parts = partsOfWords(held);
  return lines.flatMap((line, index) => {
    const isBroken = brokenWord.test(lines[index - 1]?.text ?? '') || brokenWord.test(line.text);
    const lost = contentWords(line).filter(
      (content) => !take(held, content) && !(isBroken && parts(content)),
    );
    return lost.length > 0 ? [{ section, text: line.text }] : [];
  });
}

/** Words of a line that a field must hold. */
export function contentWords(line: Line): string[] {
  return line.cells.flatMap((cell) => wordsOf(withoutLabel(cell)).filter((text) => !isConnecting(text)));
}

/** In the form in which words are compared. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(word) ?? [];
}

/** The answer to a label, or nothing where a cell is the name of a column. */
function withoutLabel(cell: string): string {
  if (isColumnName(cell) || isFormLabel(cell) || fieldOf(cell.toLowerCase())) return '';
  const { label = '', value = cell } = readLabel(cell) ?? {};
  return fieldOf(label) || isColumnName(label) || isFormLabel(label) ? value : cell;
}

/** Also figures: a year or a day is read as a date or is none, and `1` numbers a row. */
function isConnecting(text: string): boolean {
  return (
    connectingWords.has(text) ||
    isMonthName(text) ||
    /^\d{1,2}(?:st|nd|rd|th)?$|^(?:19|20)(?:\d\d|xx)$/.test(text)
  );
}

function countWords(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of entries.flatMap((entry) => Object.values(entry)))
    for (const text of typeof value === 'string' ? wordsOf(value) : [])
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function take(counts: Map<string, number>, text: string): boolean {
  const count = counts.get(text) ?? 0;
  if (count > 0) counts.set(text, count - 1);
  return count > 0;
}

/** Whether a value holds a word of which a line has only the beginning or the end. */
function partsOfWords(counts: ReadonlyMap<string, number>): (text: string) => boolean {
  const words = [...counts.keys()];
  return (text) => words.some((whole) => whole.startsWith(text) || whole.endsWith(text));
}
