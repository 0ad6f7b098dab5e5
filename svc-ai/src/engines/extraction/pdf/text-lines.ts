import { type PreviousPage, toReadingBlocks } from './columns';
import type { PlacedText } from './placed-text';

interface Line {
  readonly y: number;
  readonly fontSize: number;
  readonly pieces: PlacedText[];
}

/** A line of a page. */
export interface PrintedLine {
  readonly text: string;
  readonly isApart: boolean;
  /** From 1, left to right; 0 without columns. */
  readonly column: number;
  /** In points. */
  readonly fontSize: number;
  readonly font: string | undefined;
  /** Number of letters that would still fit at its end. */
  readonly room: number;
}

// All in multiples of the font size.
const sameLine = 0.5;
const wordGap = 0.1;
const columnGap = 2;
const blockGap = 1.8;
const headingSize = 1.15;
/** `S A N T O S O`: two spaces separate words of spaced-out text. */
const spacedOut = /^\p{L}(?: \p{L})+$/u;
/** A letter, perhaps with a mark behind it, that a program places by itself. */
const singleLetter = /^[\p{L}\p{N}&][.,:]?$/u;
const fewestLetters = 4;
const singleShare = 0.6;
/** More than between letters, in font sizes: less than a blank is wide, more than a pair of letters is moved. */
const wordsApart = 0.15;
/** In multiples of the left margin. */
const rightMargins = 2;

const sameStartPoints = 2;
const fewestStarts = 4;

/** A page's text by lines and columns, with tabs between cells and blank lines between blocks. */
export function arrangeLines(pieces: readonly PlacedText[]): string {
  return toPlainText(toPrintedLines(pieces));
}

export function toPlainText(lines: readonly PrintedLine[]): string {
  return lines.map(({ text, isApart }, index) => (isApart && index > 0 ? `\n${text}` : text)).join('\n');
}

/**
 * The same as lines with styles. Gaps come from positions, because not all programs fill them with spaces.
 * @param pageWidth in points
 * @param pages the same object for every page of a document, since a table may continue
 */
export function toPrintedLines(
  pieces: readonly PlacedText[],
  pageWidth = 0,
  pages: PreviousPage = {},
): PrintedLine[] {
  const inked = pieces.filter(({ text }) => text.trim() !== '');
  const blocks = toReadingBlocks(inked, pages).map((block) => ({ ...block, box: boxOf(block.pieces) }));
  const margin = Math.min(...blocks.map(({ box }) => box.left));
  return blocks.flatMap(({ column, pieces: block, box }) => {
    const isLast = !blocks.some((other) => standsRightOf(other.box, box));
    // The right margin is at most twice the left one.
    const edge = isLast ? Math.max(box.right, pageWidth - rightMargins * margin) : box.right;
    return printBlock(block, { column, edge });
  });
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(pieces: readonly PlacedText[]): Box {
  return {
    left: Math.min(...pieces.map(({ x }) => x)),
    right: Math.max(...pieces.map(endOf)),
    top: Math.min(...pieces.map(({ y }) => y)),
    bottom: Math.max(...pieces.map(({ y }) => y)),
  };
}

function standsRightOf(box: Box, other: Box): boolean {
  return box.left >= other.right && box.top <= other.bottom && box.bottom >= other.top;
}

function printBlock(
  pieces: readonly PlacedText[],
  { column, edge }: { column: number; edge: number },
): PrintedLine[] {
  const lines = withoutMargin(groupByLine(pieces));
  return lines.map((line, index) => {
    const previous = lines[index - 1];
    const isApart = !previous || line.y - previous.y > blockGap * Math.max(line.fontSize, previous.fontSize);
    const room = (edge - Math.max(...line.pieces.map(endOf))) / letterWidth(line.pieces);
    return { text: joinPieces(line.pieces), isApart, column, room, ...lookOf(line.pieces) };
  });
}

const endOf = ({ x, width }: PlacedText) => x + width;

function letterWidth(pieces: readonly PlacedText[]): number {
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  return width > 0 ? width / letters : 1;
}

/** Style of most letters. */
function lookOf(pieces: readonly PlacedText[]): Pick<PrintedLine, 'fontSize' | 'font'> {
  const looks = new Map<string, { fontSize: number; font: string | undefined; letters: number }>();
  for (const { text, fontSize, font } of pieces) {
    const key = `${font} ${fontSize.toFixed(1)}`;
    const look = looks.get(key) ?? { fontSize, font, letters: 0 };
    looks.set(key, { ...look, letters: look.letters + text.length });
  }
  const [first] = [...looks.values()].toSorted((one, other) => other.letters - one.letters);
  return { fontSize: first?.fontSize ?? 0, font: first?.font };
}

function groupByLine(pieces: readonly PlacedText[]): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line && piece.y - line.y <= sameLine * Math.min(line.fontSize, piece.fontSize))
      line.pieces.push(piece);
    else lines.push({ y: piece.y, fontSize: piece.fontSize, pieces: [piece] });
  }
  return lines;
}

/** Separates a larger margin heading from the text beside it. */
function withoutMargin(lines: readonly Line[]): Line[] {
  const starts = lines.map(({ pieces }) => Math.min(...pieces.map(({ x }) => x)));
  return lines.flatMap((line) => {
    const [head, ...others] = line.pieces.toSorted((a, b) => a.x - b.x);
    const text = others.find(
      (piece) => starts.filter((start) => Math.abs(start - piece.x) < sameStartPoints).length >= fewestStarts,
    );
    if (!head || !text || head.fontSize < headingSize * text.fontSize) return [line];
    const [margin, rest] = [
      line.pieces.filter(({ x }) => x < text.x),
      line.pieces.filter(({ x }) => x >= text.x),
    ];
    return [
      { ...line, pieces: margin },
      { ...line, fontSize: text.fontSize, pieces: rest },
    ];
  });
}

function joinPieces(pieces: readonly PlacedText[]): string {
  let text = '';
  let previous: PlacedText | undefined;
  const sorted = pieces.toSorted((a, b) => a.x - b.x);
  const widestInWord = gapOfLetters(sorted) + wordsApart;
  for (const piece of sorted) {
    if (previous && isOverprint(previous, piece)) continue;
    text += previous ? separator(previous, piece, widestInWord) + piece.text : piece.text;
    previous = piece;
  }
  return text;
}

/** The usual gap between letters that are placed one by one and spaced out, in font sizes; infinite for any other text. */
function gapOfLetters(sorted: readonly PlacedText[]): number {
  const single = sorted.filter(({ text }) => singleLetter.test(text.trim())).length;
  if (sorted.length < fewestLetters || single < sorted.length * singleShare) return Infinity;
  const gaps = sorted.slice(1).map((piece, index) => gapBefore(piece, sorted[index] ?? piece));
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? Infinity;
}

function gapBefore(piece: PlacedText, previous: PlacedText): number {
  return (piece.x - previous.x - previous.width) / Math.max(previous.fontSize, piece.fontSize);
}

/** Some programs print bold text twice. */
function isOverprint(previous: PlacedText, piece: PlacedText): boolean {
  return previous.text === piece.text && Math.abs(previous.x - piece.x) < 1;
}

function separator(previous: PlacedText, piece: PlacedText, widestInWord: number): string {
  const gap = gapBefore(piece, previous);
  if (gap > columnGap) return '\t';
  if (gap <= wordGap) return '';
  if (gap > widestInWord) return '  ';
  return [previous, piece].every(({ text }) => spacedOut.test(text.trim())) ? '  ' : ' ';
}
