import { assertFewObjects, assertFewSteps } from './pdf-limits';

const refused = expect.objectContaining({ code: 'INVALID_FILE' });
const check = (text: string) => () => assertFewObjects(Buffer.from(`%PDF-1.7\n${text}`, 'latin1'));

describe('how much a PDF may hold', () => {
  test.each<[string, string]>([
    ['as many objects as there may be', '1 0 obj\nnull\nendobj\n'.repeat(50_000)],
    ['what a form’s fields look like', '<< /AP << /N 99999 0 R >> >>'],
    ['an object stream of a few', '<< /Type /ObjStm /N 100 /First 800 >>'],
  ])('%s is read', (_, text) => {
    expect(check(text)).not.toThrow();
  });

  test.each<[string, string]>([
    ['one object more', '1 0 obj\nnull\nendobj\n'.repeat(50_001)],
    ['objects with other white space', '1\t0\r\nobj\nnull\nendobj\n'.repeat(50_001)],
    ['an object stream of too many', '<</N 50001/First 8/Type/ObjStm>>'],
    ['many object streams', '<< /Type /ObjStm /N 100 /First 800 >>\n'.repeat(501)],
  ])('%s is refused', (_, text) => {
    expect(check(text)).toThrow(refused);
  });

  test('a page of more steps than one that is read is refused', () => {
    expect(() => assertFewSteps(new Array(200_000))).not.toThrow();
    expect(() => assertFewSteps(new Array(200_001))).toThrow(refused);
  });
});
