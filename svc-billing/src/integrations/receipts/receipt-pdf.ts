import { buffer } from 'node:stream/consumers';
import { breakLines } from '@sabi/pdf-text/break-lines';
import { drawRun } from '@sabi/pdf-text/draw-run';
import type { Weight } from '@sabi/pdf-text/fonts';
import { measure, toRuns } from '@sabi/pdf-text/text-runs';
import PDFDocument from 'pdfkit';
import type { ReceiptContent } from '../../domain/receipts/describe-receipt';

type Pdf = InstanceType<typeof PDFDocument>;
type Tag = Parameters<Pdf['struct']>[0];

interface Style {
  readonly weight?: Weight;
  readonly size?: number;
  readonly color?: string;
}

const [left, right, top] = [56, 539, 56];
/** Left edge of values beside their labels. */
const valueLeft = left + 110;
const [ink, soft, accent] = ['#1f2933', '#5b6672', '#c2410c'];
/** From the top of a line to its baseline, in multiples of the text size. */
const ascent = 1.07;
const plain = { weight: 'regular', size: 10.5, color: ink } as const;
const strong = { ...plain, weight: 'bold' } as const;

/** A tagged PDF (PDF/UA-1) on one A4 page with embedded fonts. */
export async function drawReceipt(content: ReceiptContent): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0, // lines have absolute positions
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1', // missing in its types
    tagged: true,
    lang: content.language,
    displayTitle: true,
    info: { Title: content.name, Author: content.seller.name, CreationDate: content.issuedAt },
  });
  const written = buffer(pdf);
  const sheet = new Sheet(pdf);
  drawHead(sheet, content);
  drawAmounts(sheet, content);
  drawFoot(sheet, content);
  sheet.end();
  pdf.end();
  return await written;
}

function drawHead(sheet: Sheet, { seller, title, facts }: ReceiptContent): void {
  sheet.line(seller.name, { weight: 'bold', size: 16, color: accent });
  for (const detail of seller.details) sheet.line(detail, { size: 9, color: soft });
  sheet.skip(24);
  sheet.line(title, { weight: 'bold', size: 24 }, 'H1');
  sheet.skip(10);
  for (const { label, values } of facts) sheet.pair(label, ...values.map(toWritable).filter(Boolean));
  sheet.skip(20);
}

function drawAmounts(sheet: Sheet, { item, prices, total, taxes }: ReceiptContent): void {
  sheet.line(item, { weight: 'bold', size: 13 }, 'H2');
  sheet.rule();
  for (const { label, value } of prices) sheet.row(label, value);
  sheet.rule();
  sheet.row(total.label, total.value, strong);
  for (const { label, value } of taxes) sheet.row(label, value, { ...plain, color: soft });
}

function drawFoot(sheet: Sheet, { payment, refund, closing }: ReceiptContent): void {
  sheet.skip(20);
  sheet.line(payment);
  if (refund) sheet.line(refund, strong);
  sheet.skip(20);
  sheet.line(closing, { size: 9, color: soft });
}

/** Writes tagged lines from top to bottom. */
class Sheet {
  readonly #pdf: Pdf;
  readonly #root: ReturnType<Pdf['struct']>;
  #y = top;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  skip(points: number): void {
    this.#y += points;
  }

  line(text: string, style: Style = {}, tag: Tag = 'P'): void {
    this.#tagged(tag, () => this.#text(text, left, style));
    this.#y += (style.size ?? plain.size) * 1.5;
  }

  /** A label with values, the first in bold; long values wrap. */
  pair(label: string, ...values: string[]): void {
    this.#tagged('P', () => {
      this.#text(`${label}: `, left, { color: soft });
      for (const [index, value] of values.entries()) {
        const style = index === 0 ? strong : plain;
        const lines = breakLines(value, style, right - valueLeft);
        for (const [number, line] of lines.entries()) {
          if (index + number > 0) this.#y += 15;
          this.#text(line, valueLeft, style);
        }
      }
    });
    this.#y += 18;
  }

  /** A label with its value aligned right. */
  row(label: string, value: string, style: Style = plain): void {
    this.#tagged('P', () => {
      this.#text(`${label}: `, left, style);
      this.#text(value, right - widthOf(value, style), style);
    });
    this.#y += 20;
  }

  rule(): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .lineWidth(0.7)
      .strokeColor(soft)
      .moveTo(left, this.#y + 4)
      .lineTo(right, this.#y + 4)
      .stroke();
    this.#pdf.endMarkedContent();
    this.#y += 14;
  }

  end(): void {
    this.#root.end();
  }

  #tagged(tag: Tag, draw: () => void): void {
    const element = this.#pdf.struct(tag);
    this.#root.add(element);
    element.add(this.#pdf.markStructureContent(tag));
    draw();
    this.#pdf.endMarkedContent();
    element.end();
  }

  #text(text: string, x: number, style: Style): void {
    const { weight = 'regular', color = ink } = style;
    // The seller's long lines are shrunk to the width.
    const size = Math.min(1, (right - x + 1) / widthOf(text, style)) * (style.size ?? plain.size);
    const baseline = this.#y + size * ascent;
    for (const run of toRuns(text, { weight, size })) {
      drawRun(this.#pdf, run, { size, color }, { x, baseline });
      x += run.width;
    }
  }
}

/** Drops words with letters missing from the fonts. */
const toWritable = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => toRuns(word, strong).length > 0)
    .join(' ');

const widthOf = (text: string, { weight = 'regular', size = plain.size }: Style): number =>
  measure(text, { weight, size });
