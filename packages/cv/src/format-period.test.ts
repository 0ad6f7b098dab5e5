import { formatMonth, formatPeriod } from './format-period';

test.each([
  ['2024-01', 'en', 'January 2024'],
  ['2024-08', 'id', 'Agustus 2024'],
  ['2019', 'id', '2019'],
] as const)('%s in %s is %s', (month, language, text) => {
  expect(formatMonth(month, language)).toBe(text);
});

test.each([
  [{ start_date: '2020-01', end_date: '2022-03', is_current: false }, 'January 2020 – March 2022'],
  [{ start_date: '2020-01', end_date: null, is_current: true }, 'January 2020 – Present'],
  [{ start_date: null, end_date: null, is_current: true }, 'Present'],
  [{ start_date: '2020', end_date: null, is_current: false }, '2020'],
  [{ start_date: null, end_date: '2022', is_current: false }, '2022'],
  [{ start_date: null, end_date: null, is_current: false }, null],
])('%j is %s', (period, text) => {
  expect(formatPeriod(period, { language: 'en', present: 'Present' })).toBe(text);
});
