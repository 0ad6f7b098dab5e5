import { isColumnName, isHeaderRow } from '@sabi/cv-rules/tables';
import { type Run, textOf } from './text-run';

/** Runs of one line. */
export interface TextLine {
  readonly y: number;
  readonly runs: readonly Run[];
}

/** The column names of a table, from the left. */
export interface Header extends TextLine {
  readonly runs: readonly Name[];
  readonly lineCount: number;
}

interface Name extends Run {
  readonly text: string;
}

// In multiples of the font size.
const sameLine = 0.5;
const blank = 0.5;
/** Maximum line height within a name or a cell. */
export const nameStep = 1.6;

/** Centred one-line names are between the lines of two-line names. */
const mostNameLines = 3;

/** Two adjacent words may be headings of page columns. */
const fewestColumns = 3;

export function toTextLines(runs: readonly Run[]): TextLine[] {
  const lines: { y: number; runs: Run[] }[] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line && run.y - line.y <= sameLine * run.fontSize) line.runs.push(run);
    else lines.push({ y: run.y, runs: [run] });
  }
  return lines.map((line) => ({ ...line, runs: line.runs.toSorted((a, b) => a.from - b.from) }));
}

/** The header that starts at a line, with names continued on the next lines. */
export function headerAt(lines: readonly TextLine[], start: number): Header | undefined {
  let header: Header | undefined;
  let names: readonly Name[] = [];
  let above: TextLine | undefined;
  for (const [index, line] of lines.slice(start, start + mostNameLines).entries()) {
    const words = toWords(line).map((run) => ({ ...run, text: textOf(run) }));
    const isFar = above && line.y - above.y > nameStep * fontSizeOf(line);
    const joined = isFar ? undefined : joinNames(names, words);
    if (!joined) break;
    [names, above] = [joined, line];
    if (areNames(names, index === 0)) header = { y: line.y, runs: names, lineCount: index + 1 };
  }
  return header;
}

/** Allows an unknown name only in a one-line header. */
function areNames(names: readonly Name[], isOneLine: boolean): boolean {
  const texts = names.map(({ text }) => text);
  return texts.length >= fewestColumns && isHeaderRow(texts) && (isOneLine || texts.every(isColumnName));
}

/** Appends each word to the name above it, or adds it as a name; undefined below several names. */
function joinNames(names: readonly Name[], words: readonly Name[]): Name[] | undefined {
  const joined = [...names];
  for (const word of words) {
    const [index, ...others] = [...joined.keys()].filter((at) => isAbove(joined[at], word));
    const name = index === undefined ? undefined : joined[index];
    if (others.length > 0) return undefined;
    if (index === undefined || !name) joined.push(word);
    else
      joined[index] = {
        ...word,
        from: Math.min(name.from, word.from),
        to: Math.max(name.to, word.to),
        pieces: [...name.pieces, ...word.pieces],
        text: `${name.text} ${word.text}`,
      };
  }
  return joined.toSorted((a, b) => a.from - b.from);
}

const isAbove = (name: Name | undefined, word: Name) =>
  name !== undefined && name.from < word.to && name.to > word.from;

/** Column names may be close together, so words are joined over a space only. */
function toWords(line: TextLine): Run[] {
  const words: Run[] = [];
  for (const piece of piecesOf([line]).toSorted((a, b) => a.x - b.x)) {
    if (piece.text.trim() === '') continue;
    const word = words.at(-1);
    const run = { from: piece.x, to: piece.x + piece.width, y: line.y, fontSize: piece.fontSize };
    if (word && piece.x - word.to <= blank * piece.fontSize)
      words[words.length - 1] = { ...run, from: word.from, pieces: [...word.pieces, piece] };
    else words.push({ ...run, pieces: [piece] });
  }
  return words;
}

export const piecesOf = (lines: readonly TextLine[]) =>
  lines.flatMap(({ runs }) => runs.flatMap(({ pieces }) => pieces));

export const fontSizeOf = ({ runs }: TextLine) => runs[0]?.fontSize ?? 1;
