// Files that take as much time, memory or room as they can get.
import { readFile } from 'node:fs/promises';
import { resumeMaxBytes } from '@sabi/contracts/resume-file';
import { type HostileCv, hostileCvPath } from '@sabi/test-kit/fixtures';
import { type BuiltService, buildForTest } from '../support/built-service';
import { makePdf } from './make-pdf';
import { MeasuredReader } from './measured-reader';

const line = 'Ayu Lestari, Head Cashier at Toko Contoh since May 2019, ayu@example.com';
const longest = 45_000;

let built: BuiltService;
let reader: MeasuredReader;
beforeAll(async () => {
  built = await buildForTest();
  reader = new MeasuredReader(built.childPath);
});
afterAll(async () => {
  await built.remove();
  console.log(reader.table());
});

const manyPages = (count: number) => {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ');
  return Buffer.from(
    makePdf(line).toString('latin1').replace('/Kids [3 0 R] /Count 1', `/Kids [${kids}] /Count ${count}`),
    'latin1',
  );
};

describe('what is too much is refused', () => {
  test.each<[string, string, () => Buffer]>([
    ['50,001 objects', 'cv.pdf', () => makePdf(line, { objects: new Array<string>(50_001).fill('null') })],
    ['one page 10,000 times', 'cv.pdf', () => manyPages(10_000)],
    ['a page of 400,000 steps', 'cv.pdf', () => makePdf(line, { over: '1 0 0 rg 0 g '.repeat(200_001) })],
  ])(
    '%s',
    async (title, fileName, make) => {
      await expect(reader.read(title, fileName, make())).rejects.toMatchObject({
        code: 'INVALID_FILE',
      });
    },
    longest,
  );
});

describe('what is much and harmless is read', () => {
  const padded = (bytes: number) => {
    const file = makePdf(line);
    return Buffer.concat([file, Buffer.alloc(bytes - file.length, '%\n')]);
  };
  test.each<[string, string, () => Buffer]>([
    ['10 MB without a byte', 'cv.pdf', () => padded(resumeMaxBytes - 1)],
    ['10 MB', 'cv.pdf', () => padded(resumeMaxBytes)],
  ])(
    '%s',
    async (title, fileName, make) => {
      expect((await reader.read(title, fileName, make())).text).toContain('Ayu Lestari');
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
