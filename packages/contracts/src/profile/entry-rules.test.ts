import { isEarlier, isPossibleMonth, toLine, toText } from './entry-rules';

test.each([
  ['2019-12', '2020-01', true],
  ['2020-01', '2019-12', false],
  ['2020-05', '2020-05', false],
  ['2020', '2020-05', false],
  ['2020-05', '2020', false],
  ['2019', '2020-05', true],
  ['2020-05', '2021', true],
  ['2021', '2020-05', false],
])('that %s is earlier than %s is %s', (one, other, expected) => {
  expect(isEarlier(one, other)).toBe(expected);
});

test.each([
  ['1899-12', false],
  ['1900', true],
  ['2100-12', true],
  ['2101', false],
  ['0019-05', false],
])('that %s can be in a career is %s', (month, expected) => {
  expect(isPossibleMonth(month)).toBe(expected);
});

test.each([
  ['Ayu\u0000 \u001b[31mLestari\u007f\u009b', 'Ayu [31mLestari', 'Ayu [31mLestari'],
  ['Analis\r\n\tData', 'Analis Data', 'Analis\n\tData'],
  ['satu\u2028dua\rtiga\u000bempat', 'satu dua tiga empat', 'satu\ndua\ntiga\nempat'],
  ['ลัดดา 👩‍💻 محمد', 'ลัดดา 👩‍💻 محمد', 'ลัดดา 👩‍💻 محمد'],
])('of %j no control character is left', (typed, line, text) => {
  expect([toLine(typed), toText(typed)]).toEqual([line, text]);
});
