import { toPlainDocument } from './document-text';
import { parseText } from './parse-text';
import { longestRuledLine, toLines } from './text-lines';

test('a line longer than any rule may see goes on in lines of its own, and nothing of it is lost', () => {
  const { lines } = toPlainDocument(`Ayu Lestari\n${'abc '.repeat(2400)}${'x'.repeat(3000)}`);
  const ruled = toLines(lines).slice(1);
  expect(Math.max(...ruled.map(({ text }) => text.length))).toBeLessThanOrEqual(longestRuledLine);
  expect(ruled.map(({ text }) => text).join(' ')).toHaveLength(lines[1]?.text.length ?? 0);
});

test('a summary and a duty of one long paragraph are read whole', () => {
  const summary = Array.from({ length: 120 }, (_none, index) => `I planned project ${index} with care.`).join(
    ' ',
  );
  const cv = parseText(
    [
      'Ayu Lestari',
      'Summary',
      summary,
      'Work Experience',
      'Analyst, PT Maju Jaya',
      '2019 - 2021',
      `• ${summary}`,
    ].join('\n'),
  );
  expect(cv.personal_summary).toBe(summary);
  expect(cv.work_experiences).toMatchObject([{ job_title: 'Analyst', description: summary }]);
});

test.each([
  ['« Menyusun laporan bulanan', 'bullet', 'Menyusun laporan bulanan'],
  ['¢ Menagih piutang', 'bullet', 'Menagih piutang'],
  ['« Le Monde », Paris', null, '« Le Monde », Paris'],
])('a sign that a scan shows in place of a bullet is none of the text: %s', (printed, marker, text) => {
  const { lines } = toPlainDocument(`Ayu Lestari\n${printed}`);
  expect(toLines(lines)[1]).toMatchObject({ marker, text });
});
