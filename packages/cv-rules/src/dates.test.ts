import { endsWithMonth, findDateRange, findDates } from './dates';

test.each([
  ['Mei 2019 – Sekarang', '2019-05', null, true],
  ['May 2019 - Present', '2019-05', null, true],
  ['05/2019 – 08/2022', '2019-05', '2022-08', false],
  ['2021-03 – 2022-11', '2021-03', '2022-11', false],
  ['2019/05 - 2020/04', '2019-05', '2020-04', false],
  ['Agt 2015 s.d. Okt 2018', '2015-08', '2018-10', false],
  ['Agustus 2013 s/d saat ini', '2013-08', null, true],
  ['Juli 2015 hingga kini', '2015-07', null, true],
  ['Des 2020 sampai dengan Jan 2021', '2020-12', '2021-01', false],
  ['January 2020 to date', '2020-01', null, true],
  ['Feb – Mei 2019', '2019-02', '2019-05', false],
  ['Nov – Feb 2020', '2019-11', '2020-02', false],
  ['Nov s.d. Feb 2020', '2019-11', '2020-02', false],
  ['Nov. – Feb. 2020', '2019-11', '2020-02', false],
  ['Des – Jan 1950', '1949-12', '1950-01', false],
  ['Jun 3 - Aug 30, 2019', '2019-06', '2019-08', false],
  ['Jun 13 - Aug 30, 2019', '2019-06', '2019-08', false],
  ['June 13th – August 30th, 2019', '2019-06', '2019-08', false],
  ['Nov 20 - Feb 10 2020', '2019-11', '2020-02', false],
  ['08/10 – 03/12', '2010-08', '2012-03', false],
  ['03/23 s/d skrg', '2023-03', null, true],
  ['Jun 13 - Aug 19', '2013-06', '2019-08', false],
  ['Jun 13 - Aug 2019', '2013-06', '2019-08', false],
  ["Jan '19 – Dec '20", '2019-01', '2020-12', false],
  ['May 19, 2019 – June 2, 2020', '2019-05', '2020-06', false],
  ['1 Februari 2021 s/d 31 Januari 2023', '2021-02', '2023-01', false],
  ['01/03/2018–Present', '2018-03', null, true],
  ['2012 – 2016', '2012', '2016', false],
  ['2015/16', '2015', '2016', false],
  ['2011-12', '2011', '2012', false],
  ['tahun 2019 – sekarang', '2019', null, true],
  ['sejak 2018', '2018', null, true],
  ['NOPEMBER 2018 - PEBRUARI 2019', '2018-11', '2019-02', false],
])('"%s" is a span of time', (text, start, end, isCurrent) => {
  expect(findDateRange(`Manager, ${text}`)?.value).toEqual({ start, end, isCurrent });
});

test.each([
  '0812-2019-2020',
  'a budget of 2,000 - 3,000',
  'Version 1.2019-3',
  'Line 20192020',
  'May and June',
  '2021-03',
])('"%s" is none', (text) => {
  expect(findDateRange(text)).toBeUndefined();
});

test.each([
  ['Maret 2021', '2021-03'],
  ['Issued Sept 2022', '2022-09'],
  ['12-03-1995', '1995-03'],
  ['07/2019', '2019-07'],
  ['2021-03', '2021-03'],
  ['Level 3\tMarch 2021', '2021-03'],
  ['Summer 2018', '2018'],
  ['31/12/2020', '2020-12'],
])('"%s" is a date', (text, expected) => {
  expect(findDates(text).map(({ value }) => value)).toEqual([expected]);
});

test('a line that ends with a month waits for its year', () => {
  expect(endsWithMonth('Expires Nov')).toBe(true);
  expect(endsWithMonth('Junior Auditor')).toBe(false);
});
