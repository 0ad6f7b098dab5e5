import type { PlacedText } from './placed-text';
import { arrangeLines } from './text-lines';

const piece = (text: string, x: number, y: number, fontSize = 10): PlacedText => ({
  text,
  x,
  y,
  fontSize,
  width: text.length * fontSize * 0.5,
});

describe('arranging the text of a page', () => {
  test('lines go from the top, pieces of a line from the left, in whatever order they were drawn', () => {
    expect(
      arrangeLines([
        piece('third', 0, 36),
        piece('world', 32, 12),
        piece('second', 0, 24),
        piece('hello', 0, 12),
      ]),
    ).toBe('hello world\nsecond\nthird');
  });

  test('pieces that touch are one word', () => {
    expect(arrangeLines([piece('Aku', 0, 10), piece('ntan', 15, 10)])).toBe('Akuntan');
  });

  test('a wide gap is a tab', () => {
    expect(arrangeLines([piece('Company', 0, 10), piece('2020', 200, 10)])).toBe('Company\t2020');
  });

  test('a gap between lines that is wider than lines need parts two blocks', () => {
    expect(arrangeLines([piece('a', 0, 10), piece('b', 0, 24), piece('c', 0, 50)])).toBe('a\nb\n\nc');
  });

  test('a raised piece belongs to its line', () => {
    expect(arrangeLines([piece('1', 45, 7, 6), piece('Awarded', 0, 10)])).toBe('Awarded 1');
  });

  test('text printed twice to look bold is read once', () => {
    expect(arrangeLines([piece('Name', 0, 10), piece('Name', 0.4, 10)])).toBe('Name');
  });

  test('a gap that a program filled with a blank is still a gap', () => {
    const blank = { ...piece(' ', 35, 10), width: 165 };
    expect(arrangeLines([piece('Company', 0, 10), blank, piece('2020', 200, 10)])).toBe('Company\t2020');
  });

  test('a larger heading in the margin is a line of its own, before the text beside it', () => {
    const text = ['First line', 'Second line', 'Third line', 'Fourth line', 'Fifth line'].map((line, index) =>
      piece(line, 60, 20 + index * 12),
    );
    expect(arrangeLines([...text, piece('Work', 0, 21, 20)])).toBe(
      'Work\nFirst line\nSecond line\nThird line\nFourth line\nFifth line',
    );
  });
});

test('between words whose letters are spaced out there is more than between the letters', () => {
  expect(arrangeLines([piece('B U D I', 0, 10, 20), piece('S A N T O S O', 107, 10, 20)])).toBe(
    'B U D I  S A N T O S O',
  );
});
