import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { assertObjectLimit, assertPageLimit, assertTextItemLimit, PaintingLimits } from './pdf-limits';

const refused = expect.objectContaining({ code: 'INVALID_FILE' });
const check = (text: string) => {
  const file = Buffer.from(`%PDF-1.7\n${text}`, 'latin1');
  return () => assertObjectLimit(file);
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
    const refuse = check(one.repeat(cvMaxBytes / one.length));
    const looks = jest.spyOn(RegExp.prototype, 'exec');
    expect(refuse).toThrow(refused);
    const count = looks.mock.calls.length;
    looks.mockRestore();
    expect(count).toBeLessThanOrEqual(most + 2); // one search each for pages and object streams finds none
  });

  test('more pages than a file may have are refused, wherever they stand', () => {
    expect(() => assertPageLimit(1000)).not.toThrow();
    expect(() => assertPageLimit(1001)).toThrow(refused);
  });

  test('a page with too many pieces of text is rejected', () => {
    expect(() => assertTextItemLimit(new Array(200_000))).not.toThrow();
    expect(() => assertTextItemLimit(new Array(200_001))).toThrow(refused);
  });

  describe('of what it paints', () => {
    const codes = { paintFormXObjectBegin: 74, paintFormXObjectEnd: 75 };
    const step = 44;
    let limits: PaintingLimits;
    const count = (operator: number, times: number) => limits.count(new Array<number>(times).fill(operator));

    beforeEach(() => {
      limits = new PaintingLimits(codes);
      limits.beginPage();
    });

    test('a page with too many operators is rejected, also when they arrive in small parts', () => {
      for (let part = 0; part < 200; part += 1) count(step, 1000);
      expect(() => count(step, 1)).toThrow(refused);
    });

    test('pages that are each few enough are refused together', () => {
      for (let page = 0; page < 5; page += 1) {
        limits.beginPage();
        count(step, 200_000);
      }
      limits.beginPage();
      expect(() => count(step, 1)).toThrow(refused);
    });

    test('more forms than a page may have are refused, also one after the other', () => {
      for (let form = 0; form < 20_000; form += 1) limits.count([74, 75]);
      expect(() => count(74, 1)).toThrow(refused);
    });

    test('forms in each other are refused at the twenty-first, forms after each other are not', () => {
      for (let form = 0; form < 1000; form += 1) limits.count([74, step, 75]);
      count(74, 20);
      expect(() => count(74, 1)).toThrow(refused);
    });
  });
});
