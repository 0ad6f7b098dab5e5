import { buffer } from 'node:stream/consumers';
import type { Language } from '@sabi/contracts/language';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { breakLines } from '@sabi/pdf-text/break-lines';
import { drawRun } from '@sabi/pdf-text/draw-run';
import type { Weight } from '@sabi/pdf-text/fonts';
import { measure, toRuns } from '@sabi/pdf-text/text-runs';
import { phrases } from '@sabi/service-kit/mail/phrases';
import PDFDocument from 'pdfkit';
import { containedTax, type StoredReceipt } from './receipt';
import { receiptLabels } from './receipt-labels';

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
/** From the top of a line to its baseline, in sizes of the text. */
const ascent = 1.07;
const plain = { weight: 'regular', size: 10.5, color: ink } as const;
const strong = { ...plain, weight: 'bold' } as const;

/** A tagged PDF (PDF/UA-1) on one page of A4, with the fonts it needs inside. */
export async function writeReceipt(receipt: StoredReceipt, language: Language): Promise<Buffer> {
  const labels = receiptLabels[language];
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0, // lines are placed by coordinates
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1', // its types do not know it yet
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: `${labels.title} ${receipt.number}`,
      Author: receipt.seller.name,
      CreationDate: receipt.issued_at,
    },
  });
  const written = buffer(pdf);
  const sheet = new Sheet(pdf);
  drawHead(sheet, receipt, language);
  drawAmounts(sheet, receipt, language);
  drawFoot(sheet, receipt, language);
  sheet.end();
  pdf.end();
  return await written;
}

function drawHead(sheet: Sheet, receipt: StoredReceipt, language: Language): void {
  const labels = receiptLabels[language];
  const { seller, buyer } = receipt;
  sheet.line(seller.name, { weight: 'bold', size: 16, color: accent });
  if (seller.address) sheet.line(seller.address, { size: 9, color: soft });
  if (seller.tax_number) sheet.line(labels.taxNumber(seller.tax_number), { size: 9, color: soft });
  sheet.skip(24);
  sheet.line(labels.title, { weight: 'bold', size: 24 }, 'H1');
  sheet.skip(10);
  sheet.pair(labels.number, receipt.number);
  sheet.pair(labels.date, dayOf(receipt.issued_at, language));
  if (buyer) sheet.pair(labels.buyer, ...[buyer.name ?? '', buyer.email].map(toWritable).filter(Boolean));
  sheet.pair(labels.order, receipt.order_id);
  sheet.skip(20);
}

function drawAmounts(sheet: Sheet, receipt: StoredReceipt, language: Language): void {
  const labels = receiptLabels[language];
  const { list_price: list, price, amount, voucher_code: code, tax_percent: percent } = receipt;
  sheet.line(receipt.item_name[language], { weight: 'bold', size: 13 }, 'H2');
  sheet.rule();
  const first = Math.max(list, price);
  sheet.row(labels.listPrice, formatRupiah(first));
  if (first > price) sheet.row(labels.reduction, `−${formatRupiah(first - price)}`);
  if (price > amount) sheet.row(labels.voucher(code ?? ''), `−${formatRupiah(price - amount)}`);
  sheet.rule();
  sheet.row(labels.total, formatRupiah(amount), strong);
  if (percent === 0) return;
  const { net, tax } = containedTax(receipt);
  sheet.row(labels.net, formatRupiah(net), { ...plain, color: soft });
  sheet.row(labels.tax(percent), formatRupiah(tax), { ...plain, color: soft });
}

function drawFoot(sheet: Sheet, receipt: StoredReceipt, language: Language): void {
  const labels = receiptLabels[language];
  const { moment } = phrases[language];
  sheet.skip(20);
  sheet.line(labels.paid(moment(receipt.paid_at), receipt.payment_channel ?? null));
  if (receipt.refunded_at) sheet.line(labels.refunded(moment(receipt.refunded_at)), strong);
  sheet.skip(20);
  sheet.line(labels.made, { size: 9, color: soft });
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' };

function dayOf(date: Date, language: Language): string {
  const format = { dateStyle: 'long', timeZone: 'Asia/Jakarta' } as const;
  return new Intl.DateTimeFormat(locales[language], format).format(date);
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
    // Long lines of the seller are shrunk to the width.
    const size = Math.min(1, (right - x + 1) / widthOf(text, style)) * (style.size ?? plain.size);
    const baseline = this.#y + size * ascent;
    for (const run of toRuns(text, { weight, size })) {
      drawRun(this.#pdf, run, { size, color }, { x, baseline });
      x += run.width;
    }
  }
}

/** Drops words in letters that the fonts do not contain. */
const toWritable = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => toRuns(word, strong).length > 0)
    .join(' ');

const widthOf = (text: string, { weight = 'regular', size = plain.size }: Style): number =>
  measure(text, { weight, size });
