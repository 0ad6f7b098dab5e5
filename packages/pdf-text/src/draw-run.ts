import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { Run } from './text-runs';

type Pdf = InstanceType<typeof PDFDocument>;

export interface RunLook {
  /** In points. */
  readonly size: number;
  readonly color: string;
}

/** Letters that are one glyph each, in the order in which they are spoken: others are joined, taken apart or moved by their font. */
const isOneToOne = /^[\u0020-\u024f]*$/u;

interface Place {
  readonly x: number;
  readonly baseline: number;
}

/** Draws a run on its baseline, with its text as ActualText where the glyphs do not map back to it. */
export function drawRun(pdf: Pdf, run: Run, { size, color }: RunLook, place: Place): void {
  // pdfkit takes a font of fontkit too, and keeps one by its name.
  const name = `${run.font.postscriptName}-${run.font.numGlyphs}`;
  pdf.font(run.font as unknown as Uint8Array<ArrayBuffer>, name);
  pdf.fontSize(size).fillColor(color);
  const draw = () =>
    pdf.text(run.text, place.x, place.baseline, { lineBreak: false, baseline: 'alphabetic' });
  if (isOneToOne.test(run.text)) draw();
  else if (run.isRightToLeft) drawRightToLeft(pdf, run, size, place);
  else sayApart(pdf, { text: run.text, size }, () => mirrored(pdf, draw));
}

/** Members of pdfkit's font that its types lack. */
interface OpenedFont {
  readonly id: string;
  encode(
    text: string,
    features: string[],
  ): [codes: string[], places: { advanceWidth: number; xOffset: number; yOffset: number }[]];
  ref(): unknown;
}

const fontOf = (pdf: Pdf) => (pdf as unknown as { _font: OpenedFont })._font;

/** From right to left, letter by letter, each with what it says: programs differ in where a longer text begins. */
function drawRightToLeft(pdf: Pdf, { font, text }: Run, size: number, { x, baseline }: Place): void {
  const opened = fontOf(pdf);
  (pdf.page as unknown as { fonts: Record<string, unknown> }).fonts[opened.id] ??= opened.ref();
  const y = pdf.page.height - baseline;
  let left = x;
  for (const word of text.split(/(?<= )/).toReversed()) {
    for (const { code, said, advance, offsetX, offsetY } of toGlyphs(word, font, opened)) {
      const at = [left + offsetX * size, y + offsetY * size].map((each) => each.toFixed(3));
      const shown = `BT /${opened.id} ${size} Tf 1 0 0 1 ${at.join(' ')} Tm <${code}> Tj ET`;
      const draw = () => pdf.addContent(shown);
      if (said) sayApart(pdf, { text: said, size }, draw);
      else mirrored(pdf, draw);
      left += advance * size;
    }
  }
}

/** Lengths are in sizes of the text. */
interface SaidGlyph {
  readonly code: string;
  /** Empty for what belongs to another glyph, as the dots of a letter. */
  readonly said: string;
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

/**
 * From left to right, as they are seen. fontkit keeps one text for a glyph that several letters share, so letters are counted;
 * a word that has not one for each of its letters is said by the first.
 */
function toGlyphs(word: string, font: Font, opened: OpenedFont): SaidGlyph[] {
  const [codes, places] = opened.encode(word, []);
  const { glyphs } = font.layout(word, []);
  const speaking = glyphs.flatMap(({ codePoints }, index) => (codePoints.length > 0 ? [index] : []));
  const letters = [...word].toReversed();
  const isEach = speaking.length === letters.length;
  return codes.map((code, index) => {
    const { advanceWidth = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
    const said = isEach ? letters[speaking.indexOf(index)] : index === 0 ? word : undefined;
    const lengths = { advance: advanceWidth / 1000, offsetX: xOffset / 1000, offsetY: yOffset / 1000 };
    return { code, said: said ?? '', ...lengths };
  });
}

/**
 * What is heard, found and copied instead of glyphs. pdftotext takes its place and its size from where it ends: that has to be
 * the page's own space and not the mirror image that pdfkit draws in, and the font has to be set there too.
 */
function sayApart(pdf: Pdf, { text, size }: { text: string; size: number }, draw: () => void): void {
  mirrored(pdf, () => {
    pdf.addContent(`BT /${fontOf(pdf).id} ${size} Tf ET`);
    pdf.markContent('Span', { actual: text });
    draw();
    pdf.endMarkedContent();
  });
}

function mirrored(pdf: Pdf, draw: () => void): void {
  pdf.save().transform(1, 0, 0, -1, 0, pdf.page.height);
  draw();
  pdf.restore();
}
