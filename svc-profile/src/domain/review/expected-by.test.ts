import { findExpectedBy, isOverdue } from './expected-by';

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
])('what comes on %s', (_when, submitted, expected) => {
  expect(findExpectedBy(new Date(submitted))).toEqual(new Date(expected));
});

test('what waits for longer is overdue, and nothing that waits for somebody else', () => {
  const submitted_at = new Date('2026-03-02T09:00:00+07:00');
  const [inTime, late] = [new Date('2026-03-04T17:00:00+07:00'), new Date('2026-03-04T17:00:01+07:00')];
  expect(isOverdue({ state: 'pending', submitted_at }, inTime)).toBe(false);
  expect(isOverdue({ state: 'pending', submitted_at }, late)).toBe(true);
  for (const state of ['approved', 'rejected', 'more_information'] as const)
    expect(isOverdue({ state, submitted_at }, late)).toBe(false);
});
