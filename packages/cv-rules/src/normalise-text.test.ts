import { hasEnoughLetters, normaliseText } from './normalise-text';

describe('normalising a text', () => {
  test.each([
    ['composed and decomposed letters are the same', 'Cafe\u0301', 'Café'],
    ['runs of spaces become one, tabs stay between cells', '  a \u00a0 b \t  c ', 'a b\tc'],
    ['every kind of line break is a line feed', 'a\r\nb\rc\u2028d\fe', 'a\nb\nc\nd\ne'],
    ['more than one blank line is one', 'a\n\n \n\nb', 'a\n\nb'],
    ['what nobody sees is dropped', 'ig\u200bn\u00adore\u202e this\u{e0041}\u0000\u001b', 'ignore this'],
    [
      'bullets and icons of symbol fonts are told apart',
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
