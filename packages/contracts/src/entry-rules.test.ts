import { isEarlier, isPossibleMonth } from './entry-rules';

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
