import { countInvisible, hasEnoughLetters, normaliseText } from './normalise-text';

describe('normalising a text', () => {
  test.each([
    ['composed and decomposed letters are the same', 'Cafe\u0301', 'Café'],
    ['runs of spaces become one, tabs stay between cells', '  a \u00a0 b \t  c ', 'a b\tc'],
    ['every kind of line break is a line feed', 'a\r\nb\rc\u2028d\fe', 'a\nb\nc\nd\ne'],
    ['more than one blank line is one', 'a\n\n \n\nb', 'a\n\nb'],
    ['what nobody sees is dropped', 'ig\u200bn\u00adore\u202e this\u{e0041}\u0000\u001b', 'ignore this'],
    [
      'bullets and icons of symbol fonts are distinguished',
      '\uf0b7 Excel\nCall \uf095 0811',
      '• Excel\nCall 0811',
    ],
  ])('%s', (_rule, text, expected) => expect(normaliseText(text)).toBe(expected));

  test('a text is cut at 200 kB and never within a character', () => {
    const text = normaliseText('a' + 'é'.repeat(200_000));
    expect(Buffer.byteLength(text)).toBe(199_999);
    expect(text.endsWith('é')).toBe(true);
  });

  test('letters of any script count, digits and signs do not', () => {
    expect(hasEnoughLetters('12/34 — '.repeat(50))).toBe(false);
    expect(hasEnoughLetters('a'.repeat(29))).toBe(false);
    expect(hasEnoughLetters('履'.repeat(30))).toBe(true);
  });
});

describe('what is there for machines alone', () => {
  test.each([
    ['letters of tags', 'SQL\u{e0048}\u{e0069}\u{e0072}\u{e0065}', 4],
    ['what tears a word apart', 'ig\u200bno\u2060re', 2],
    ['the direction turned round', '\u202eerih\u202c', 1],
    [
      'joiners of another script',
      '\u0915\u094d\u200d\u0937 \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
      0,
    ],
    ['joiners of pictures', '\u{1f469}\u200d\u{1f4bb}', 0],
    ['the flag of a region', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 0],
    ['a mark at the beginning of a file', '\ufeffAyu', 0],
    ['where a long word may break', 'Analyst/\u200bPlanner', 0],
  ])('%s', (_what, text, count) => expect(countInvisible(text)).toBe(count));
});
