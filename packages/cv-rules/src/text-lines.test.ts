import { toPlainDocument } from './document-text';
import { longestRuledLine, toLines } from './text-lines';

test('of a line longer than any in a CV no rule sees more than its beginning', () => {
  const { lines } = toPlainDocument(`Ayu Lestari\n${'abc '.repeat(2500)}`);
  expect(lines[1]?.text.length).toBeGreaterThan(longestRuledLine);
  expect(toLines(lines)[1]?.text).toHaveLength(longestRuledLine - 1); // it ends in a blank
});

test.each([
  ['« Menyusun laporan bulanan', 'bullet', 'Menyusun laporan bulanan'],
  ['¢ Menagih piutang', 'bullet', 'Menagih piutang'],
  ['« Le Monde », Paris', null, '« Le Monde », Paris'],
])('a sign that a scan shows in place of a bullet is none of the text: %s', (printed, marker, text) => {
  const { lines } = toPlainDocument(`Ayu Lestari\n${printed}`);
  expect(toLines(lines)[1]).toMatchObject({ marker, text });
});
