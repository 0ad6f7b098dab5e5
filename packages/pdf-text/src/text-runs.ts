import createBidi from 'bidi-js';
import type { Font } from 'fontkit';
import { findFont, type Weight } from './fonts';

/** A stretch of text in one font and direction. */
export interface Run {
  readonly text: string;
  readonly font: Font;
  /** Right to left; the font reorders the letters itself. */
  readonly isRightToLeft: boolean;
  /** In points. */
  readonly width: number;
}

export interface TextStyle {
  readonly weight: Weight;
  /** In points. */
  readonly size: number;
}

const bidi = createBidi();
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Fast path: one font covers ASCII, and nothing is reordered. */
const plain = /^[ -~]*$/;

/** Runs of a line from left to right. Skips characters that no font has. */
export function toRuns(line: string, style: TextStyle): Run[] {
  const pieces = toPieces(line.normalize('NFC'), style.weight);
  return inVisualOrder(pieces).map(({ text: written, font, level }) => {
    const isRightToLeft = level % 2 === 1;
    const text = isRightToLeft ? fromRightToLeft(written) : written;
    return { text, font, isRightToLeft, width: widthOf(text, font, style.size) };
  });
}

/** Mirrors brackets. A font reverses letters, but not signs without letters. */
function fromRightToLeft(text: string): string {
  const characters = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character);
  return (rightToLeft.test(text) ? characters : characters.toReversed()).join('');
}

export function measure(line: string, style: TextStyle): number {
  return toRuns(line, style).reduce((sum, { width }) => sum + width, 0);
}

interface Piece {
  text: string;
  readonly font: Font;
  readonly level: number;
}

function toPieces(line: string, weight: Weight): Piece[] {
  const plainFont = plain.test(line) ? findFont('a', weight) : undefined;
  if (plainFont) return [{ text: line, font: plainFont, level: 0 }];
  const levels = rightToLeft.test(line) ? bidi.getEmbeddingLevels(line, 'auto').levels : undefined;
  const pieces: Piece[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const last = pieces.at(-1);
    const level = levels?.[index] ?? 0;
    // Blanks stay in the preceding run.
    const { text, font } =
      segment === ' ' && last ? { text: segment, font: last.font } : shape(segment, weight);
    if (!font) continue;
    const isMore = last?.font === font && last.level === level;
    if (segment === ' ' && last?.text.endsWith(' ')) continue; // a character between them was skipped
    if (isMore) last.text += text;
    else pieces.push({ text, font, level });
  }
  return pieces;
}

/** Falls back to a letter without its marks where no font has both. */
function shape(grapheme: string, weight: Weight): { text: string; font: Font | undefined } {
  const font = findFont(grapheme, weight);
  const [letter = ''] = grapheme;
  return font ? { text: grapheme, font } : { text: letter, font: findFont(letter, weight) };
}

/** Rule L2 of the Unicode bidirectional algorithm, for whole pieces. */
function inVisualOrder(pieces: readonly Piece[]): readonly Piece[] {
  let ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) ordered = reverseFrom(level, ordered);
  return ordered;
}

function reverseFrom(level: number, pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let reversed: Piece[] = [];
  for (const piece of pieces) {
    if (piece.level >= level) reversed = [piece, ...reversed];
    else {
      result.push(...reversed, piece);
      reversed = [];
    }
  }
  return [...result, ...reversed];
}

const widths = new Map<Font, Map<string, number>>();
/** Bounds the cache of a long-lived process. */
const mostWidths = 20_000;

/** Word by word, as in the drawn text. */
function widthOf(text: string, font: Font, size: number): number {
  let known = widths.get(font);
  if (!known || known.size > mostWidths) widths.set(font, (known = new Map<string, number>()));
  let units = known.get(text);
  if (units === undefined) {
    units = text.split(/(?<= )/).reduce((sum, word) => sum + font.layout(word).advanceWidth, 0);
    known.set(text, units);
  }
  return (units / font.unitsPerEm) * size;
}
