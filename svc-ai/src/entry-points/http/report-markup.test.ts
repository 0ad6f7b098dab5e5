import { describeReport } from './report-markup';

const htmlOf = (...report: Parameters<typeof describeReport>) =>
  describeReport(...report).text.replaceAll('\n', '');

test('the line before a list is its heading', () => {
  expect(htmlOf('Your CV scores 62.\n\nContact:\n- No address\n  "Ayu"')).toBe(
    '<p>Your CV scores 62.</p><h2>Contact:</h2><ul><li>No address<p>&quot;Ayu&quot;</p></li></ul>',
  );
});

test('the rest of a line is no heading, and what follows it may be', () => {
  expect(htmlOf('ing an address\n- No dates\n\nWording:\n- etc.', true)).toBe(
    '<p>ing an address</p><ul><li>No dates</li></ul><h2>Wording:</h2><ul><li>etc.</li></ul>',
  );
});
