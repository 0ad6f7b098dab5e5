// Files that use as much time, memory or space as possible.
import { readFile } from 'node:fs/promises';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { type HostileCv, hostileCvPath } from '@sabi/test-kit/fixtures';
import {
  inflatingPage,
  manyPageObjects,
  manyPages,
  manyPictures,
  nestedForms,
  padded,
  selfPaintingForm,
} from '@sabi/test-kit/heavy-pdf';
import { documentXml, makeDocx, paragraph } from './make-docx';
import { makePdf } from '@sabi/test-kit/make-pdf';
import { useMeasuredReader } from './measured-reader';

const line = 'Ayu Lestari, Head Cashier at Toko Contoh since May 2019, ayu@example.com';
const megabyte = 1024 * 1024;
const longest = 45_000;

type Row = [title: string, fileName: string, make: () => Buffer | Promise<Buffer>];

const reader = useMeasuredReader();

describe('excessive files are rejected', () => {
  test.each<Row>([
    ['50,001 objects', 'cv.pdf', () => makePdf(line, { objects: new Array<string>(50_001).fill('null') })],
    ['one page 10,000 times', 'cv.pdf', () => manyPages(line, 10_000)],
    ['10,000 pages', 'cv.pdf', () => manyPageObjects(line, 10_000)],
    ['10,000 pages under another spelling', 'cv.pdf', () => manyPageObjects(line, 10_000, '/P#61ge')],
    ['a page of 400,000 steps', 'cv.pdf', () => makePdf(line, { over: '1 0 0 rg 0 g '.repeat(200_001) })],
    [
      'a page of 250,000 words',
      'cv.pdf',
      () => makePdf(line, { over: `BT /F1 9 Tf ${'9 9 Td (a) Tj '.repeat(250_000)} ET` }),
    ],
    [
      'arrays in a page 100,000 levels deep',
      'cv.pdf',
      () => makePdf(line, { page: `/Annots ${'['.repeat(100_000)}` }),
    ],
    [
      'markup 100,000 levels deep',
      'cv.docx',
      () =>
        makeDocx({ 'word/document.xml': documentXml(nested(paragraph(line), '<w:p><w:r>', '</w:r></w:p>')) }),
    ],
    ['forms that paint each other, 10^10 times', 'cv.pdf', () => nestedForms(line, 11)],
    ['forms within forms, 21 deep', 'cv.pdf', () => nestedForms(line, 21, 1)],
    ['a page that inflates to 60 MB', 'cv.pdf', () => inflatingPage(line, 60 * megabyte)],
    ['a byte more than 10 MB', 'cv.pdf', () => padded(line, cvMaxBytes + 1)],
  ])(
    '%s',
    async (title, fileName, make) => {
      await expect(reader.read(title, fileName, await make())).rejects.toMatchObject({
        code: 'INVALID_FILE',
      });
    },
    longest,
  );
});

describe('endless files are stopped', () => {
  test(
    'a page that inflates to 300 MB',
    async () => {
      const file = inflatingPage(line, 300 * megabyte);
      await expect(reader.read('a page that inflates to 300 MB', 'cv.pdf', file)).rejects.toMatchObject({
        reason: 'memory',
      });
    },
    longest,
  );
});

describe('large harmless files are read', () => {
  test.each<Row>([
    ['a form that paints itself', 'cv.pdf', () => selfPaintingForm(line)],
    ['40 pictures of 4 million pixels', 'cv.pdf', () => manyPictures(line, 40)],
    ['arrays 100,000 levels deep', 'cv.pdf', () => makePdf(line, { objects: ['['.repeat(100_000)] })],
    ['arrays in what a page paints', 'cv.pdf', () => makePdf(line, { over: '['.repeat(100_000) })],
    ['10 MB without a byte', 'cv.pdf', () => padded(line, cvMaxBytes - 1)],
    ['10 MB', 'cv.pdf', () => padded(line, cvMaxBytes)],
  ])(
    '%s',
    async (title, fileName, make) => {
      expect((await reader.read(title, fileName, await make())).text).toContain('Ayu Lestari');
    },
    longest,
  );
});

describe('files of the fixtures', () => {
  test.each<[HostileCv, string]>([
    ['empty.pdf', 'INVALID_FILE'],
    ['truncated.pdf', 'INVALID_FILE'],
    ['zip-bomb.docx', 'INVALID_FILE'],
    ['xxe.docx', 'INVALID_FILE'],
    ['encrypted.pdf', 'NO_TEXT_EXTRACTED'],
    ['image-only.pdf', 'NO_TEXT_EXTRACTED'],
  ])('%s', async (name, code) => {
    const bytes = await readFile(hostileCvPath(name));
    await expect(reader.read(name, name, bytes)).rejects.toMatchObject({ code });
  });
});

function nested(start: string, open: string, close: string): string {
  return start + open.repeat(50_000) + close.repeat(50_000);
}
