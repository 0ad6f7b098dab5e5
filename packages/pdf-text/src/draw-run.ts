import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { Run } from './text-runs';

type Pdf = InstanceType<typeof PDFDocument>;

export interface RunLook {
  /** In points. */
  readonly size: number;
  readonly color: string;
}

/** Scripts in which each letter is one glyph in logical order; in others the font joins, splits or reorders letters. */
const isOneToOne = /^[\u0020-\u024f]*$/u;

interface RunPosition {
  readonly x: number;
  readonly baseline: number;
}

/** Draws a run on its baseline, with its text as ActualText where the glyphs do not map back to it. */
export function drawRun(pdf: Pdf, run: Run, { size, color }: RunLook, place: RunPosition): void {
  // pdfkit also takes fonts opened by fontkit, and caches them by name.
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

/** Right to left, letter by letter, each with its own ActualText, as programs disagree on where a longer text begins. */
function drawRightToLeft(pdf: Pdf, { font, text }: Run, size: number, { x, baseline }: RunPosition): void {
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

/** Lengths in multiples of the font size. */
interface SaidGlyph {
  readonly code: string;
  /** Empty for a part of another glyph, such as the dots of a letter. */
  readonly said: string;
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

/**
 * Left to right, in visual order. fontkit keeps a single text for a glyph shared by several letters, so letters are
 * counted; if glyphs and letters do not correspond, the first glyph of a word carries the whole text.
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
 * Sets the text that is read out, searched and copied instead of the glyphs. pdftotext derives its position and size from
 * its end, so it is set in page space and not in pdfkit's mirrored space, together with the font.
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
