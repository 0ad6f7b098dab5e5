import { resumeMaxBytes } from '@sabi/contracts/resume-file';
import { assertFewObjects, assertFewPages, assertFewSteps } from './pdf-limits';

const refused = expect.objectContaining({ code: 'INVALID_FILE' });
const check = (text: string) => {
  const file = Buffer.from(`%PDF-1.7\n${text}`, 'latin1');
  return () => assertFewObjects(file);
};

describe('how much a PDF may hold', () => {
  test.each<[string, string]>([
    ['as many objects as there may be', '1 0 obj\nnull\nendobj\n'.repeat(50_000)],
    ['what a form’s fields look like', '<< /AP << /N 99999 0 R >> >>'],
    ['an object stream of a few', '<< /Type /ObjStm /N 100 /First 800 >>'],
    ['as many pages as there may be', `<< /Type /Pages >>${'<< /Type /Page >>'.repeat(1000)}`],
  ])('%s is read', (_, text) => {
    expect(check(text)).not.toThrow();
  });

  test.each<[string, string]>([
    ['one object more', '1 0 obj\nnull\nendobj\n'.repeat(50_001)],
    ['objects with other white space', '1\t0\r\nobj\nnull\nendobj\n'.repeat(50_001)],
    ['an object stream of too many', '<</N 50001/First 8/Type/ObjStm>>'],
    ['many object streams', '<< /Type /ObjStm /N 100 /First 800 >>\n'.repeat(501)],
    ['one page more', '<< /Type /Page >>'.repeat(1001)],
    ['pages with other white space', '<</Type\n/Page/Parent 2 0 R>>'.repeat(1001)],
  ])('%s is refused', (_, text) => {
    expect(check(text)).toThrow(refused);
  });

  test.each([
    ['pages', '<</Type/Page>>', 1001],
    ['objects', '1 0 obj null endobj ', 50_001],
  ])('R29 of 10 MB of %s no more are counted than there may be', (_, one, most) => {
    const refuse = check(one.repeat(resumeMaxBytes / one.length));
    const looks = jest.spyOn(RegExp.prototype, 'exec');
    expect(refuse).toThrow(refused);
    const count = looks.mock.calls.length;
    looks.mockRestore();
    expect(count).toBeLessThanOrEqual(most + 2); // one look each for pages and for streams of objects finds none
  });

  test('more pages than a file may have are refused, wherever they stand', () => {
    expect(() => assertFewPages(1000)).not.toThrow();
    expect(() => assertFewPages(1001)).toThrow(refused);
  });

  test('a page of more steps than one that is read is refused', () => {
    expect(() => assertFewSteps(new Array(200_000))).not.toThrow();
    expect(() => assertFewSteps(new Array(200_001))).toThrow(refused);
  });
});
