import { toReadingBlocks } from './columns';
import type { PlacedText } from './placed-text';

interface Line {
  readonly y: number;
  readonly fontSize: number;
  readonly pieces: PlacedText[];
}

// All in multiples of the font size.
const sameLine = 0.5;
const wordGap = 0.1;
const columnGap = 2;
const blockGap = 1.8;

/**
 * What stands on a page, line by line from the top and column by column: a tab between the cells of a table, a blank
 * line between blocks.
 */
export function arrangeLines(pieces: readonly PlacedText[]): string {
  return toReadingBlocks(pieces).map(arrangeBlock).join('\n\n');
}

function arrangeBlock(pieces: readonly PlacedText[]): string {
  const lines = groupByLine(pieces);
  return lines
    .map((line, index) => {
      const previous = lines[index - 1];
      const apart = previous && line.y - previous.y > blockGap * Math.max(line.fontSize, previous.fontSize);
      return `${apart ? '\n' : ''}${joinPieces(line.pieces)}`;
    })
    .join('\n');
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

function joinPieces(pieces: readonly PlacedText[]): string {
  let text = '';
  let previous: PlacedText | undefined;
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    if (previous && isOverprint(previous, piece)) continue;
    text += previous ? separator(previous, piece) + piece.text : piece.text;
    previous = piece;
  }
  return text;
}

/** Some programs print bold by printing twice. */
function isOverprint(previous: PlacedText, piece: PlacedText): boolean {
  return previous.text === piece.text && Math.abs(previous.x - piece.x) < 1;
}

function separator(previous: PlacedText, piece: PlacedText): string {
  const gap = (piece.x - previous.x - previous.width) / Math.max(previous.fontSize, piece.fontSize);
  if (gap > columnGap) return '\t';
  return gap > wordGap ? ' ' : '';
}
