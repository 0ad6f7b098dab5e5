import { apply, asMatrix, asNumbers, type Box, boxOf, identity, type Matrix, multiply } from './matrix';
import { isPale } from './contrast';
import { PageOcclusion } from './page-occlusion';
import { visibleCharacter } from '../visible-characters';
import type { PlacedText } from './placed-text';

/** A painted piece of text. */
export interface PaintedText {
  readonly placed: PlacedText;
  readonly isSeen: boolean;
  /** Invisible like recognised text of a scan: without ink, or under an image of the page. */
  readonly mayBeRecognised: boolean;
  /** Set at a slant, or large and pale over other text or in the middle of the page: a watermark. */
  readonly isMark: boolean;
}

/** pdf.js operator list: function codes and arguments. */
export interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Page properties for the replay. */
export interface PageFacts {
  /** pdf.js function codes by name. */
  readonly codes: Readonly<Record<string, number>>;
  /** From page units to points from the upper left corner. */
  readonly toPage: Matrix;
  /** In points. */
  readonly page: Box;
  readonly isOpaqueImage: (id: unknown) => boolean;
  readonly isLayerShown: (layer: unknown) => boolean;
  /** Width of a glyph's unit in a font, in font sizes: a thousandth, except in fonts of drawn glyphs. */
  readonly glyphUnitOf: (font: string) => number;
}

interface State {
  readonly matrix: Matrix;
  readonly fill: string | undefined;
  readonly alpha: number;
  readonly mode: number;
  readonly font: string;
  readonly size: number;
  readonly letterSpace: number;
  readonly wordSpace: number;
  readonly stretch: number;
  readonly leading: number;
  readonly rise: number;
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

type Draft = PlacedText & {
  readonly order: number;
  readonly isInked: boolean;
  /** Invisible by text rendering mode alone. */
  readonly isInvisible: boolean;
  readonly isSlanted: boolean;
  readonly alpha: number;
  readonly colour: string | undefined;
};

const start: State = {
  matrix: identity,
  fill: '#000000',
  alpha: 1,
  mode: 0,
  font: '',
  size: 1,
  letterSpace: 0,
  wordSpace: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
};
/** Modes without fill and stroke: 3 is invisible, 7 only clips. */
const inklessModes: ReadonlySet<number> = new Set([3, 7]);
const invisibleMode = 3;
/** Modes with an outline, whose colour differs from the fill. */
const strokes: ReadonlySet<number> = new Set([1, 2, 5, 6]);
const faintest = 0.1;
const opaque = 0.95;
/** In font sizes; wider gaps than between the letters of a text separate words. */
const wordGap = 0.15;
/** In font sizes; letters may be closer than their widths say. */
const touching = 0.1;
/** In texts without blanks, where TeX may shrink the gaps. */
const tightWordGap = 0.1;
/** With fewer letters, the gap between them is not known. */
const fewestGaps = 3;
/** Slope of text that is neither level nor upright: 5 degrees. */
const slant = 0.087;
/** Watermarks are larger than the name at the head of a CV. */
const largePoints = 36;
const paleAlpha = 0.5;
/** In font sizes. */
const capitalHeight = 0.7;
const middleOfPage = 0.25;
/** Texts that a mark is compared with: more are on no page of a CV. */
const mostCrossed = 2000;
const fills = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke'];
const unitSquare = [0, 0, 1, 1];
/** Path codes of pdf.js; a line takes three numbers. */
const [moveTo, lineTo] = [0, 1];

/** Replays a page's operators and decides which text is visible. */
export function extractPageText(operators: Operators, facts: PageFacts): PaintedText[] {
  const painter = new Painter(facts);
  const names = new Map(Object.entries(facts.codes).map(([name, code]) => [code, name]));
  operators.fnArray.forEach((code, index) => {
    const args = operators.argsArray[index];
    painter.run(names.get(code) ?? '', Array.isArray(args) ? (args as unknown[]) : []);
  });
  return painter.result();
}

class Painter {
  private state = start;
  private readonly saved: State[] = [];
  private text: Matrix = identity;
  private line: Matrix = identity;
  private readonly layers: boolean[] = [];
  private readonly covers: PageOcclusion;
  private readonly drafts: Draft[] = [];
  private order = 0;
  /** Order of the last painted area. */
  private lastCover = 0;

  /** By pdf.js function name. */
  private readonly actions: Record<string, (args: readonly unknown[]) => void> = {
    save: () => this.saved.push(this.state),
    restore: () => this.restore(),
    transform: (args) => this.transform(args),
    paintFormXObjectBegin: ([matrix]) => this.open(matrix),
    paintFormXObjectEnd: () => this.restore(),
    beginGroup: ([group]) => this.open((group as { matrix?: unknown } | undefined)?.matrix),
    endGroup: () => this.restore(),
    setGState: ([entries]) => this.setGraphics(entries),
    setFillRGBColor: ([colour]) => this.set({ fill: typeof colour === 'string' ? colour : undefined }),
    setFillColorN: () => this.set({ fill: undefined }),
    shadingFill: () => {
      this.lastCover = this.order;
      this.covers.addShading(this.order);
    },
    setTextRenderingMode: ([mode]) => this.set({ mode: Number(mode) }),
    setFont: ([font, size]) => this.set({ font: String(font), size: Number(size) }),
    setCharSpacing: ([space]) => this.set({ letterSpace: Number(space) }),
    setWordSpacing: ([space]) => this.set({ wordSpace: Number(space) }),
    setHScale: ([percent]) => this.set({ stretch: Number(percent) / 100 }),
    setLeading: ([leading]) => this.set({ leading: Number(leading) }),
    setTextRise: ([rise]) => this.set({ rise: Number(rise) }),
    beginText: () => this.moveTo(identity),
    setTextMatrix: (args) => this.moveTo(asMatrix(args[0]) ?? asMatrix(args) ?? identity),
    moveText: ([x, y]) => this.moveBy(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      this.set({ leading: -Number(y) });
      this.moveBy(Number(x), Number(y));
    },
    nextLine: () => this.moveBy(0, -this.state.leading),
    showText: ([glyphs]) => this.show(glyphs),
    showSpacedText: ([glyphs]) => this.show(glyphs),
    constructPath: (args) => this.path(args),
    paintImageXObject: ([id]) =>
      this.cover(unitSquare, undefined, { isOpaque: this.facts.isOpaqueImage(id), isPicture: true }),
    paintInlineImageXObject: () => this.cover(unitSquare, undefined, { isOpaque: false, isPicture: true }),
    beginMarkedContent: () => this.layers.push(true),
    beginMarkedContentProps: ([tag, layer]) =>
      this.layers.push(tag !== 'OC' || this.facts.isLayerShown(layer)),
    endMarkedContent: () => this.layers.pop(),
  };

  constructor(private readonly facts: PageFacts) {
    this.state = { ...start, matrix: facts.toPage };
    this.covers = new PageOcclusion(facts.page);
  }

  run(name: string, args: readonly unknown[]): void {
    this.order += 1;
    this.actions[name]?.(args);
  }

  result(): PaintedText[] {
    const others = this.drafts.slice(0, mostCrossed);
    return this.drafts.map(({ order, isInked, isInvisible, isSlanted, alpha, colour, ...placed }) => {
      const { isCovered, isUnderScan, isReadable } = this.covers.judge({ placed, colour, order });
      return {
        placed,
        isSeen: isInked && !isCovered && isReadable,
        mayBeRecognised: isInvisible || (isInked && isUnderScan),
        isMark:
          isSlanted ||
          (isLargeAndPale(placed, alpha, colour) &&
            (isAcross(placed, others) || isInMiddle(placed, this.facts.page))),
      };
    });
  }

  private set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
  }

  private restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }

  private transform(args: unknown): void {
    const matrix = asMatrix(args);
    if (matrix) this.set({ matrix: multiply(this.state.matrix, matrix) });
  }

  private open(matrix: unknown): void {
    this.saved.push(this.state);
    this.transform(matrix);
  }

  private setGraphics(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const [key, value] of entries as [string, unknown][]) {
      if (key === 'ca') this.set({ alpha: Number(value) });
      if (key === 'Font' && Array.isArray(value))
        this.set({ font: String(value[0]), size: Number(value[1]) });
    }
  }

  private moveTo(matrix: Matrix): void {
    this.text = matrix;
    this.line = matrix;
  }

  private moveBy(x: number, y: number): void {
    this.moveTo(multiply(this.line, [1, 0, 0, 1, x, y]));
  }

  /** A gap as wide as a space ends a piece; in spaced-out text it is wider than between its letters. */
  private show(shown: unknown): void {
    if (!Array.isArray(shown)) return;
    const { glyphs, end } = this.advance(shown as (Glyph | number | null)[]);
    const size = Math.abs(this.state.size * this.state.stretch) || 1;
    const gaps = glyphs.slice(1).map(({ from }, index) => (from - (glyphs[index]?.to ?? from)) / size);
    const hasBlanks = glyphs.some(({ text }) => text === ' ');
    const widest = usualGap(gaps) + (hasBlanks ? wordGap : tightWordGap);
    let piece = '';
    let [from, to] = [0, 0];
    for (const [index, glyph] of glyphs.entries()) {
      if (index > 0 && (gaps[index - 1] ?? 0) > widest) {
        this.draft(piece, from, to);
        piece = '';
      }
      if (piece === '') from = glyph.from;
      piece += glyph.text;
      to = glyph.to;
    }
    this.draft(piece, from, to);
    this.text = multiply(this.text, [1, 0, 0, 1, end, 0]);
  }

  /** Where each glyph of a string stands on its line, in units of the text, and where the next begins. */
  private advance(shown: readonly (Glyph | number | null)[]): { glyphs: PlacedGlyph[]; end: number } {
    const { size, font, letterSpace, wordSpace, stretch } = this.state;
    const unit = this.facts.glyphUnitOf(font);
    const glyphs: PlacedGlyph[] = [];
    let at = 0;
    for (const glyph of shown) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        at -= (glyph / 1000) * size * stretch;
        continue;
      }
      const width = glyph.width * unit * size * stretch;
      const text = visibleCharacter(glyph.unicode, width !== 0);
      if (text !== '') glyphs.push({ text, from: at, to: at + width });
      at += width + (letterSpace + (glyph.isSpace ? wordSpace : 0)) * stretch;
    }
    return { glyphs, end: at };
  }

  private draft(text: string, from: number, to: number): void {
    if (text === '') return;
    const { matrix, rise, size, alpha, mode, fill, font } = this.state;
    const glyphs = multiply(matrix, this.text);
    const start = apply(glyphs, from, rise);
    const end = apply(glyphs, to, rise);
    const fontSize = Math.hypot(glyphs[2], glyphs[3]) * Math.abs(size);
    const isShown = alpha >= faintest && this.layers.every(Boolean);
    const isInked = isShown && !inklessModes.has(mode);
    const isInvisible = isShown && mode === invisibleMode;
    const [isSlanted, isUpright] = [slopeOf(glyphs) > slant, Math.abs(glyphs[1]) > Math.abs(glyphs[0])];
    const place = { text, ...(isUpright && !isSlanted ? uprightPlace : levelPlace)(start, end, fontSize) };
    const colour = strokes.has(mode) ? undefined : fill;
    const look = { fontSize, font, isInked, isInvisible, isSlanted, alpha, colour };
    this.add({ ...place, ...look, order: this.order });
  }

  /** Programs that place every letter on its own set one text; areas painted in between may cover a part of it. */
  private add(draft: Draft): void {
    const last = this.drafts.at(-1);
    if (last && this.lastCover < last.order && continues(last, draft)) {
      const [text, width] = [last.text + draft.text, draft.x + draft.width - last.x];
      this.drafts[this.drafts.length - 1] = { ...last, text, width, order: draft.order };
    } else this.drafts.push(draft);
  }

  /** The bounding box of a shape other than a rectangle is too large, so its colour counts as unknown. */
  private path([operation, data, extent]: readonly unknown[]): void {
    const { codes } = this.facts;
    const box = asNumbers(extent);
    if (box.length !== 4 || !fills.some((name) => codes[name] === operation)) return;
    const isRectangle = isRectangular(asNumbers(Array.isArray(data) ? data[0] : undefined));
    const colour = isRectangle ? this.state.fill : undefined;
    this.cover(box, colour, { isOpaque: colour !== undefined && this.state.alpha >= opaque });
  }

  private cover(
    extent: readonly number[],
    colour: string | undefined,
    { isOpaque, isPicture = false }: { isOpaque: boolean; isPicture?: boolean },
  ): void {
    if (this.state.alpha < faintest) return;
    const box = boxOf(this.state.matrix, extent);
    this.lastCover = this.order;
    this.covers.add({ box, colour, isOpaque, isPicture, order: this.order });
  }
}

function isLargeAndPale({ fontSize }: PlacedText, alpha: number, colour: string | undefined): boolean {
  return fontSize >= largePoints && (alpha < paleAlpha || isPale(colour));
}

/** A large name stands at the head of a page. */
function isInMiddle({ y }: PlacedText, { top, bottom }: Box): boolean {
  const share = (y - top) / (bottom - top);
  return share > middleOfPage && share < 1 - middleOfPage;
}

/** Whether other text is printed over or under a text. */
function isAcross(mark: PlacedText, all: readonly PlacedText[]): boolean {
  return all.some(
    ({ text, x, y, width, fontSize }) =>
      fontSize < mark.fontSize / 2 &&
      text.trim() !== '' &&
      y < mark.y &&
      y - fontSize / 2 > mark.y - mark.fontSize * capitalHeight &&
      x < mark.x + mark.width &&
      x + width > mark.x,
  );
}

/** Whether a text begins where the last one ends, and looks the same. */
function continues(last: Draft, next: Draft): boolean {
  const gap = Math.abs(next.x - last.x - last.width);
  return (
    gap <= touching * next.fontSize &&
    Math.abs(next.y - last.y) <= touching * next.fontSize &&
    last.fontSize === next.fontSize &&
    last.font === next.font &&
    last.colour === next.colour &&
    last.alpha === next.alpha &&
    last.isInked === next.isInked &&
    last.isInvisible === next.isInvisible &&
    last.isSlanted === next.isSlanted &&
    next.width > 0
  );
}

interface PlacedGlyph {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The gap between the letters of spaced-out text, in font sizes; 0 in any other. */
function usualGap(gaps: readonly number[]): number {
  if (gaps.length < fewestGaps) return 0;
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return middle > wordGap / 2 ? middle : 0;
}

/** The sine of the angle to the nearest side of the page. */
function slopeOf([a, b]: Matrix): number {
  const length = Math.hypot(a, b);
  return length === 0 ? 0 : Math.min(Math.abs(a), Math.abs(b)) / length;
}

type Point = readonly [x: number, y: number];

const levelPlace = (start: Point, end: Point) => ({
  x: Math.min(start[0], end[0]),
  y: start[1],
  width: Math.abs(end[0] - start[0]),
});

/** Text along a side of the page stands as a line of its own above what is beside it. */
const uprightPlace = (start: Point, end: Point, fontSize: number) => ({
  x: start[0] - fontSize,
  y: Math.min(start[1], end[1]),
  width: fontSize,
});

function isRectangular(path: readonly number[]): boolean {
  return (
    path.length >= 12 &&
    path.length <= 16 &&
    path[0] === moveTo &&
    [path[3], path[6], path[9]].every((code) => code === lineTo)
  );
}
