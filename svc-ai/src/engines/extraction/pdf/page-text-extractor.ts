import { apply, asMatrix, asNumbers, type Box, boxOf, identity, type Matrix, multiply } from './matrix';
import { PageOcclusion } from './page-occlusion';
import type { PlacedText } from './placed-text';

/** A painted piece of text. */
export interface PaintedText {
  readonly placed: PlacedText;
  readonly isSeen: boolean;
  /** Invisible like recognised text of a scan: without ink, or under an image of the page. */
  readonly mayBeRecognised: boolean;
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
/** In thousandths of the font size; wider gaps separate words. */
const wordGap = 150;
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
    shadingFill: () => this.covers.addShading(this.order),
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
    return this.drafts.map(({ order, isInked, isInvisible, colour, ...placed }) => {
      const { isCovered, isUnderScan, isReadable } = this.covers.judge({ placed, colour, order });
      return {
        placed,
        isSeen: isInked && !isCovered && isReadable,
        mayBeRecognised: isInvisible || (isInked && isUnderScan),
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

  /** A gap as wide as a space ends a piece. */
  private show(glyphs: unknown): void {
    if (!Array.isArray(glyphs)) return;
    const { size, letterSpace, wordSpace, stretch } = this.state;
    let piece = '';
    let from = 0;
    let at = 0;
    for (const glyph of glyphs as (Glyph | number | null)[]) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        if (-glyph > wordGap) {
          this.draft(piece, from, at);
          piece = '';
        }
        at -= (glyph / 1000) * size * stretch;
        if (piece === '') from = at;
      } else {
        piece += glyph.unicode;
        at += ((glyph.width / 1000) * size + letterSpace + (glyph.isSpace ? wordSpace : 0)) * stretch;
      }
    }
    this.draft(piece, from, at);
    this.text = multiply(this.text, [1, 0, 0, 1, at, 0]);
  }

  private draft(text: string, from: number, to: number): void {
    if (text === '') return;
    const { matrix, rise, size, alpha, mode, fill, font } = this.state;
    const glyphs = multiply(matrix, this.text);
    const [x, y] = apply(glyphs, from, rise);
    const [end] = apply(glyphs, to, rise);
    const fontSize = Math.hypot(glyphs[2], glyphs[3]) * Math.abs(size);
    const isShown = alpha >= faintest && this.layers.every(Boolean);
    const isInked = isShown && !inklessModes.has(mode);
    const isInvisible = isShown && mode === invisibleMode;
    const place = { text, x: Math.min(x, end), y, width: Math.abs(end - x), fontSize, font };
    const colour = strokes.has(mode) ? undefined : fill;
    this.drafts.push({ ...place, order: this.order, isInked, isInvisible, colour });
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
    this.covers.add({ box, colour, isOpaque, isPicture, order: this.order });
  }
}

function isRectangular(path: readonly number[]): boolean {
  return (
    path.length >= 12 &&
    path.length <= 16 &&
    path[0] === moveTo &&
    [path[3], path[6], path[9]].every((code) => code === lineTo)
  );
}
