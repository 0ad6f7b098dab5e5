import { findEndOfWorkingDay } from './working-days';

test.each([
  ['Monday morning', '2026-03-02T09:00:00+07:00', '2026-03-04T17:00:00+07:00'],
  [
    'Wednesday at night, still Wednesday in Jakarta',
    '2026-03-04T23:59:59+07:00',
    '2026-03-06T17:00:00+07:00',
  ],
  ['Wednesday in Greenwich, Thursday in Jakarta', '2026-03-04T18:00:00Z', '2026-03-09T17:00:00+07:00'],
  ['Thursday', '2026-03-05T09:00:00+07:00', '2026-03-09T17:00:00+07:00'],
  ['Friday', '2026-03-06T09:00:00+07:00', '2026-03-10T17:00:00+07:00'],
  ['Saturday', '2026-03-07T09:00:00+07:00', '2026-03-10T17:00:00+07:00'],
  ['Sunday at midnight', '2026-03-08T00:00:00+07:00', '2026-03-10T17:00:00+07:00'],
  ['over the end of a year', '2026-12-31T10:00:00+07:00', '2027-01-04T17:00:00+07:00'],
])('the second working day after %s', (_when, from, end) => {
  expect(findEndOfWorkingDay(new Date(from), 2)).toEqual(new Date(end));
});

test.each([
  [0, '2026-03-05T17:00:00+07:00'],
  [1, '2026-03-06T17:00:00+07:00'],
  [3, '2026-03-10T17:00:00+07:00'],
  [6, '2026-03-13T17:00:00+07:00'],
])('%i working days after a Thursday', (workingDays, end) => {
  const thursday = new Date('2026-03-05T09:00:00+07:00');
  expect(findEndOfWorkingDay(thursday, workingDays)).toEqual(new Date(end));
});
