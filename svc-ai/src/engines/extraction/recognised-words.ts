import type { PlacedText } from './pdf/placed-text';

/** Levels of Tesseract's table: a word is the fifth. */
const wordLevel = '5';
/** In percent; below it is a smudge or a rule. */
const leastConfidence = 30;
/** Of a line's height, from its top, where its letters stand. */
const baseline = 0.8;
/** A line is so much higher than most before it counts as larger type: heights of single lines are uncertain. */
const largerLine = 1.35;
const mostWords = 5000;

/**
 * The words of a page that Tesseract recognised, by position, as a PDF has them.
 * @param table in its form `tsv`, lengths in pixels of a picture
 * @returns lengths in pixels; words of one size, but those of clearly larger lines
 */
export function toRecognisedWords(table: string): PlacedText[] {
  const rows = table.split('\n').map((row) => row.split('\t'));
  const words = rows.filter(([level, , , , , , , , , , confidence = '', text = '']) => {
    return level === wordLevel && Number(confidence) >= leastConfidence && text.trim() !== '';
  });
  const lines = new Map<string, Line>();
  for (const word of words.slice(0, mostWords)) {
    const [, page, block, paragraph, line] = word;
    const key = [page, block, paragraph, line].join(' ');
    lines.set(key, [...(lines.get(key) ?? []), toWord(word)]);
  }
  const usual = medianOf([...lines.values()].map(heightOf));
  return [...lines.values()].flatMap((line) => {
    const size = heightOf(line) > usual * largerLine ? heightOf(line) : usual;
    const y = medianOf(line.map(({ top, height }) => top + height * baseline));
    return line.map(({ text, left, width }) => ({ text, x: left, y, width, fontSize: size }));
  });
}

interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Line = readonly Word[];

function toWord(row: readonly string[]): Word {
  const [left = 0, top = 0, width = 0, height = 0] = row.slice(6, 10).map(Number);
  return { text: (row[11] ?? '').trim(), left, top, width, height };
}

const heightOf = (line: Line) => medianOf(line.map(({ height }) => height));

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
