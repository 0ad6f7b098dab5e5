import { findDecisionDeadline, isOverdue } from './decision-deadline';

test('what comes on a Friday is decided by the end of Tuesday', () => {
  const friday = new Date('2026-03-06T09:00:00+07:00');
  expect(findDecisionDeadline(friday)).toEqual(new Date('2026-03-10T17:00:00+07:00'));
});

test('what waits for longer is overdue, unless it waits for the recruiter', () => {
  const submitted_at = new Date('2026-03-02T09:00:00+07:00');
  const [inTime, late] = [new Date('2026-03-04T17:00:00+07:00'), new Date('2026-03-04T17:00:01+07:00')];
  expect(isOverdue({ state: 'pending', submitted_at }, inTime)).toBe(false);
  expect(isOverdue({ state: 'pending', submitted_at }, late)).toBe(true);
  for (const state of ['approved', 'rejected', 'more_information'] as const)
    expect(isOverdue({ state, submitted_at }, late)).toBe(false);
});
