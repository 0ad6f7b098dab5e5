// PDFs that are small to send and expensive to read.
import { deflateSync } from 'node:zlib';
import { makePdf } from './make-pdf';

const pixelsWide = 2000;
/** Gives a picture the maximum number of pixels that is still decoded. */
const pixelsHigh = 2000;

/** One page, referenced `count` times. */
export function manyPages(line: string, count: number): Buffer {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ');
  return edit(makePdf(line), '/Kids [3 0 R] /Count 1', `/Kids [${kids}] /Count ${count}`);
}

/** @param type the name of a page, which has several spellings */
export function manyPageObjects(line: string, count: number, type = '/Page'): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 6} 0 R`).join(' ');
  const pages = Array.from(
    { length: count },
    () => `<< /Type ${type} /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>`,
  );
  const file = makePdf(line, { objects: pages });
  return edit(file, '/Kids [3 0 R] /Count 1', `/Kids [${kids}] /Count ${count}`);
}

/** Nested forms, each painting the next `times` times. */
export function nestedForms(line: string, depth: number, times = 10): Buffer {
  const objects = Array.from({ length: depth }, (_, index) =>
    index + 1 < depth ? form('/X0 Do '.repeat(times), xObjects(1, 7 + index)) : form('0 0 1 1 re f', ''),
  );
  return makePdf(line, { over: '/X0 Do', resources: xObjects(1, 6), objects });
}

export function selfPaintingForm(line: string): Buffer {
  const itself = form('/X0 Do', xObjects(1, 6));
  return makePdf(line, { over: '/X0 Do', resources: xObjects(1, 6), objects: [itself] });
}

/** A page content stream of save and restore operators only. */
export function inflatingPage(line: string, bytes: number): Buffer {
  const file = makePdf(line, { objects: [packed('', Buffer.alloc(bytes, 'q Q '))] });
  return edit(file, '/Contents 4 0 R', '/Contents 6 0 R');
}

/** Black pictures one over the other. */
export function manyPictures(line: string, count: number): Buffer {
  const size = `/Width ${pixelsWide} /Height ${pixelsHigh}`;
  const entries = `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  const picture = packed(entries, Buffer.alloc(pixelsWide * pixelsHigh * 3));
  const over = Array.from({ length: count }, (_, index) => `/X${index} Do`).join(' ');
  return makePdf(line, {
    over,
    resources: xObjects(count, 6),
    objects: new Array<string>(count).fill(picture),
  });
}

/** With a comment at its end. */
export function padded(line: string, bytes: number): Buffer {
  const file = makePdf(line);
  return Buffer.concat([file, Buffer.alloc(bytes - file.length, '%\n')]);
}

function edit(file: Buffer, from: string, to: string): Buffer {
  return Buffer.from(file.toString('latin1').replace(from, to), 'latin1');
}

function packed(entries: string, bytes: Buffer): string {
  const content = deflateSync(bytes, { level: 1 });
  return `<< ${entries} /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`;
}

function form(content: string, resources: string): string {
  return `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function xObjects(count: number, first: number): string {
  const names = Array.from({ length: count }, (_, index) => `/X${index} ${first + index} 0 R`);
  return `/XObject << ${names.join(' ')} >>`;
}
