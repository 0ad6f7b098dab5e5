import { findEndOfWorkingDay, findLastOverdue } from './working-days';

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
  ['Thursday, over New Year and Isra Mikraj', '2026-12-31T10:00:00+07:00', '2027-01-06T17:00:00+07:00'],
  ['Wednesday, over joint leave and Christmas', '2026-12-23T09:00:00+07:00', '2026-12-29T17:00:00+07:00'],
  ['Tuesday, over Nyepi and Idul Fitri', '2026-03-17T16:59:00+07:00', '2026-03-26T17:00:00+07:00'],
  ['Saturday within Idul Fitri', '2026-03-21T09:00:00+07:00', '2026-03-26T17:00:00+07:00'],
  ['Friday, over Nyepi and Idul Fitri of 2027', '2027-03-05T09:00:00+07:00', '2027-03-17T17:00:00+07:00'],
  [
    'Tuesday, over New Year of a year without a decree',
    '2030-12-31T09:00:00+07:00',
    '2031-01-03T17:00:00+07:00',
  ],
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

test.each(['2026-03-05T17:00:00+07:00', '2026-03-05T17:00:01+07:00', '2026-03-25T09:00:00+07:00'])(
  'what is overdue at %s began until one moment',
  (time) => {
    const now = new Date(time);
    for (const workingDays of [0, 1, 3]) {
      const last = findLastOverdue(now, workingDays);
      expect(findEndOfWorkingDay(last, workingDays) < now).toBe(true);
      expect(findEndOfWorkingDay(new Date(last.getTime() + 1), workingDays) >= now).toBe(true);
    }
  },
);
