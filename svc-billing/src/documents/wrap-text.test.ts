import { wrapText } from './wrap-text';

const lengthOf = (text: string) => text.length;

test.each([
  ['Ayu Lestari', 20, ['Ayu Lestari']],
  ['Ayu Lestari Putri', 11, ['Ayu Lestari', 'Putri']],
  ['a.long@address', 6, ['a.long', '@addre', 'ss']],
  ['to a.long@address', 6, ['to', 'a.long', '@addre', 'ss']],
  ['', 5, ['']],
])('%j on lines of %i is %j', (text, width, lines) => {
  expect(wrapText(text, width, lengthOf)).toEqual(lines);
});
